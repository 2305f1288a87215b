import type { Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import { kopiykas, type Kopiykas } from "../../../../platform/money/money.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import { cashbackGoingBack } from "../../../loyalty/loyalty.server.ts";
import { sumPostedForOrder } from "../../../ledger/ledger.server.ts";
import type { CannotCancel, GoesBack } from "../../refunds/goes-back.contract.ts";
import type { OrderStatus } from "../../orders.contract.ts";
import { isCancellable } from "../../orders.rules.ts";
import { selectFunds, type Part } from "../payments/money.queries.ts";
import { cardPaymentOf } from "./give-money-back.ts";
import { isInMadeParcel } from "../parcels/waybills/waybills.queries.ts";

type Db = Kysely<Tables>;

/** The sums that `giveMoneyBack` would return for the order at this instant, and the cashback it would take, kopiykas. */
export async function goesBack(db: Db, order: Pick<Part, "id" | "paid_at" | "paid_by" | "prepaid_by">, at: Instant): Promise<GoesBack> {
  const [funds, spentBalance, spentBonuses, cashback] = await Promise.all([
    selectFunds(db, order.id),
    sumPostedForOrder(db, { orderId: order.id, ledger: "customer_balance", reasons: ["balance_spent", "balance_returned"] }),
    sumPostedForOrder(db, { orderId: order.id, ledger: "customer_bonus", reasons: ["bonus_spent", "bonus_returned"] }),
    cashbackGoingBack(db, { orderId: order.id, at }),
  ]);
  const money = atLeastNothing(funds + spentBalance + spentBonuses);
  return {
    moneyKopiykas: money,
    canGoToCard: money > 0 && cardPaymentOf(order) !== null,
    balanceKopiykas: atLeastNothing(-spentBalance),
    bonusesKopiykas: atLeastNothing(-spentBonuses),
    cashbackKopiykas: cashback,
  };
}

/** Null for an order that can be cancelled, and for one that has left or ended. */
export async function whyNotCancelled(
  db: Db,
  order: { status: OrderStatus; goes_with: string | null },
  additions: readonly unknown[],
): Promise<CannotCancel | null> {
  if (order.status === "packed") return "packed";
  if (!isCancellable(order.status)) return null;
  if (additions.length > 0) return "additions";
  return order.goes_with !== null && (await isInMadeParcel(db, order.goes_with)) ? "waybill" : null;
}

const atLeastNothing = (sum: number): Kopiykas => kopiykas(Math.max(0, sum));
