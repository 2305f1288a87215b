import type { Id } from "../../platform/ids.ts";
import type { GaveBack } from "../orders/refunds/gave-back.contract.ts";
import { kopiykas, type Kopiykas } from "../../platform/money/money.ts";
import { daysLater, kyivDay, startOfDay, type Instant } from "../../platform/time/time.ts";

export const returnReasons = ["size", "disliked", "faulty", "wrong", "other"] as const;
export type ReturnReason = (typeof returnReasons)[number];
export const returnStatuses = ["asked", "approved", "refused", "cancelled", "received"] as const;
export type ReturnStatus = (typeof returnStatuses)[number];
export const MOST_PHOTOS = 5;

/** Days after the day of receipt: goods of proper quality (law 1023-XII, art. 9 and 13), and faulty ones without a warranty term (art. 8). */
const days = { proper: 14, faulty: 730 } as const;

/** Faulty goods and goods nobody ordered can always go back. */
export const isShopsFault = (reason: ReturnReason): boolean => reason === "faulty" || reason === "wrong";

/** The last instant to ask: the end of the last day in Kyiv. */
export const returnUntil = (deliveredAt: Instant, reason: ReturnReason): Instant =>
  startOfDay(daysLater(kyivDay(deliveredAt), (isShopsFault(reason) ? days.faulty : days.proper) + 1));

/** Goods that the law lets a shop keep go back only when faulty or wrong. */
export const mayGoBack = (line: { returnable: boolean }, reason: ReturnReason): boolean => line.returnable || isShopsFault(reason);

export const isOpen = (status: ReturnStatus): boolean => status === "asked" || status === "approved";

/** Names a return in the ledger and among refunds. */
export const sourceOf = (id: Id<"goods_return">): string => `return ${id}`;

/** What a return brings by where it goes: money that does not go to the card is one sum with what the balance paid. */
export const byPlace = (
  means: { moneyKopiykas: Kopiykas; balanceKopiykas: Kopiykas; bonusesKopiykas: Kopiykas },
  toCard: Kopiykas,
): GaveBack => ({
  cardKopiykas: toCard,
  balanceKopiykas: kopiykas(means.moneyKopiykas + means.balanceKopiykas - toCard),
  bonusesKopiykas: means.bonusesKopiykas,
});
