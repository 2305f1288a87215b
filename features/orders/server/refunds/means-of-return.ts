import type { Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";
import { kopiykas, sumKopiykas } from "../../../../platform/money/money.ts";
import type { Reason } from "../../../ledger/ledger.contract.ts";
import { sumPostedForOrder } from "../../../ledger/ledger.server.ts";
import { paidForPieces } from "../../promo-codes/promo-codes.rules.ts";
import { paidForGoods, splitReturn, sumOf, without, type Means } from "../../refunds/return.rules.ts";
import { selectOrder, selectOrderLines } from "../orders.queries.ts";
import { selectGivenBack, type Part } from "../payments/money.queries.ts";

type Db = Kysely<Tables>;
type Back = readonly { variationId: Id<"variation">; pieces: number }[];

/** What pieces bring back by each means if they come back now (decision 0049); `isWhole` with the last of the order's goods. */
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

/** For a return not received yet; nothing for an order of another account. */
export async function expectFromReturn(
  db: Db,
  { accountId, number, lines }: { accountId: Id<"account">; number: number; lines: Back },
): Promise<Means> {
  const order = await selectOrder(db, accountId, number);
  if (!order) return { money: kopiykas(0), balance: kopiykas(0), bonuses: kopiykas(0) };
  return (await meansOfReturn(db, order, lines)).parts;
}

async function wentBackBefore(db: Db, order: Part): Promise<Means> {
  const used = async (ledger: "customer_balance" | "customer_bonus", reasons: readonly Reason[]) =>
    kopiykas(0 - (await sumPostedForOrder(db, { orderId: order.id, ledger, reasons })));
  return {
    money: await selectGivenBack(db, order.id),
    balance: kopiykas(order.balance_used - (await used("customer_balance", ["balance_spent", "balance_returned"]))),
    bonuses: kopiykas(order.bonuses_used - (await used("customer_bonus", ["bonus_spent", "bonus_returned"]))),
  };
}
