import type { Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";
import { kopiykas, sumKopiykas } from "../../../../platform/money/money.ts";
import { sumPostedForOrder } from "../../../ledger/ledger.server.ts";
import { paidForPieces } from "../../promo-codes/promo-codes.rules.ts";
import { paidForGoods, splitReturn, sumOf, without, type Means } from "../../refunds/return.rules.ts";
import { selectOrder, selectOrderLines } from "../orders.queries.ts";
import { selectGivenBack, type Part } from "../payments/money.queries.ts";

type Db = Kysely<Tables>;
type Back = readonly { variationId: Id<"variation">; pieces: number }[];

/** Pieces that come back now bring this back by each means (decision 0049); `isWhole` with the last of the order's goods. */
export async function meansOfReturn(db: Db, order: Part, back: Back): Promise<{ parts: Means; isWhole: boolean }> {
  const lines = await selectOrderLines(db, order.id);
  const more = new Map(back.map(({ variationId, pieces }) => [variationId, pieces]));
  const value = sumKopiykas(
    lines.map((line) => {
      const pieces = more.get(line.variation_id) ?? 0;
      return pieces > 0 ? paidForPieces(line, { before: line.returned, more: pieces }) : kopiykas(0);
    }),
  );
  const isWhole = lines.every((line) => line.returned + (more.get(line.variation_id) ?? 0) === line.pieces);
  const left = without(paidForGoods(order), await wentBackBefore(db, order));
  return { parts: splitReturn(isWhole ? sumOf(left) : value, left), isWhole };
}

/** The same before a return is received; nothing for an order of another account. */
export async function expectFromReturn(
  db: Db,
  { accountId, number, lines }: { accountId: Id<"account">; number: number; lines: Back },
): Promise<Means> {
  const order = await selectOrder(db, accountId, number);
  if (!order) return { money: kopiykas(0), balance: kopiykas(0), bonuses: kopiykas(0) };
  return (await meansOfReturn(db, order, lines)).parts;
}

/** Spending is posted below zero, so that with what was used it leaves what came back. */
async function wentBackBefore(db: Db, { id: orderId, balance_used: balanceUsed, bonuses_used: bonusesUsed }: Part): Promise<Means> {
  const balance = await sumPostedForOrder(db, { orderId, ledger: "customer_balance", reasons: ["balance_spent", "balance_returned"] });
  const bonuses = await sumPostedForOrder(db, { orderId, ledger: "customer_bonus", reasons: ["bonus_spent", "bonus_returned"] });
  return {
    money: await selectGivenBack(db, orderId),
    balance: sumKopiykas([balanceUsed, balance]),
    bonuses: sumKopiykas([bonusesUsed, bonuses]),
  };
}
