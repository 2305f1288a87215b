import { conflict } from "../../../../platform/errors.ts";
import type { Id } from "../../../../platform/ids.ts";
import { kopiykas, sumKopiykas, timesPieces } from "../../../../platform/money.ts";
import type { Instant } from "../../../../platform/time.ts";
import { countCompletedOrder } from "../../../accounts/accounts.server.ts";
import { returnBalance } from "../../../balance/balance.server.ts";
import type { Reason } from "../../../ledger/ledger.contract.ts";
import { selectPostedForOrder } from "../../../ledger/ledger.server.ts";
import { returnBonuses, takeBackCashback } from "../../../loyalty/loyalty.server.ts";
import type { Shop, Tx } from "../../../shop.ts";
import { putBack, writeOff } from "../../../stock/stock.server.ts";
import { paidForGoods, splitReturn, sumOf, without, type Means } from "../../return.rules.ts";
import { giveBack, moveOutOfSales, type RefundTo } from "./give-money-back.ts";
import { selectGivenBack, type Part } from "../payments/money.queries.ts";
import { insertOrderEvent, lockPurchase, selectOrderLines, setOrderStatus } from "../orders.queries.ts";
import { paidAtFirst } from "./paid-at-first.ts";
import { addReturned } from "./returned.queries.ts";

/** `fit`: of the pieces those that can be sold again. */
export type ReturnedLine = { variationId: Id<"variation">; pieces: number; fit: number };
type Returning = {
  accountId: Id<"account">;
  number: number;
  lines: readonly ReturnedLine[];
  to: RefundTo;
  /** Names this return in the ledger and, after the order, in stock. */
  source: string;
  byWhom: string;
  at: Instant;
};

/**
 * Takes goods of a delivered order back: fit ones to the shelf, and what was paid for all of them to the customer by the means it was
 * paid with, the money to the card or to the balance, with their share of the cashback (decision 0049). An order of which everything came
 * back is returned. Throws 409 for an order that is not at the customer's, or with fewer pieces there.
 */
export async function returnGoods(tx: Tx, shop: Shop, { accountId, number, lines, to, source, byWhom, at }: Returning): Promise<Means> {
  const order = (await lockPurchase(tx, accountId, number)).find((part) => part.number === number);
  if (!order || (order.status !== "delivered" && order.status !== "completed")) throw conflict();
  const back = lines.filter(({ pieces }) => pieces > 0);
  for (const { variationId, pieces } of back) if (!(await addReturned(tx, { orderId: order.id, variationId, pieces }))) throw conflict();
  const all = await selectOrderLines(tx, order.id);
  const prices = new Map(all.map((line) => [line.variation_id, line.price]));
  const value = sumKopiykas(back.map(({ variationId, pieces }) => timesPieces(prices.get(variationId) ?? kopiykas(0), pieces)));
  await bringToShelf(tx, back, { source: `${order.id} ${source}`, at });
  const isWhole = all.every((line) => line.returned === line.pieces);
  const left = without(paidForGoods(order), await wentBackBefore(tx, order));
  const parts = splitReturn(isWhole ? sumOf(left) : value, left);
  await givePartsBack(tx, shop, order, { parts, isWhole, to, source, byWhom, at });
  if (isWhole) await endOrder(tx, order, { byWhom, at });
  return parts;
}

/** Everything comes in, what is unfit goes out again. */
async function bringToShelf(tx: Tx, back: readonly ReturnedLine[], of: { source: string; at: Instant }): Promise<void> {
  await putBack(tx, back, of);
  const unfit = back.map(({ variationId, pieces, fit }) => ({ variationId, pieces: pieces - fit })).filter(({ pieces }) => pieces > 0);
  if (unfit.length > 0) await writeOff(tx, unfit, of);
}

async function wentBackBefore(tx: Tx, order: Part): Promise<Means> {
  const used = async (ledger: "customer_balance" | "customer_bonus", reasons: readonly Reason[]) =>
    kopiykas(0 - sumKopiykas((await selectPostedForOrder(tx, { orderId: order.id, ledger, reasons })).map(({ amount }) => amount)));
  return {
    money: await selectGivenBack(tx, order.id),
    balance: kopiykas(order.balance_used - (await used("customer_balance", ["balance_spent", "balance_returned"]))),
    bonuses: kopiykas(order.bonuses_used - (await used("customer_bonus", ["bonus_spent", "bonus_returned"]))),
  };
}

type Giving = { parts: Means; isWhole: boolean; to: RefundTo; source: string; byWhom: string; at: Instant };

async function givePartsBack(tx: Tx, shop: Shop, order: Part, { parts, isWhole, to, source, byWhom, at }: Giving): Promise<void> {
  const { id, number, account_id: accountId } = order;
  const amount = sumOf(parts);
  if (amount === 0) return;
  await moveOutOfSales(tx, { id, accountId, amount, source, byWhom, at });
  if (parts.bonuses > 0) await returnBonuses(tx, { accountId, order: { id, number }, amount: parts.bonuses, at });
  if (parts.balance > 0) await returnBalance(tx, { accountId, orderId: id, amount: parts.balance, at });
  if (parts.money === 0) return;
  const share = { of: parts.money, from: await paidAtFirst(tx, order) };
  if (order.paid_by !== null) await takeBackCashback(tx, { accountId, orderId: id, ...(isWhole ? {} : { share }), byWhom, at });
  await giveBack(tx, shop, order, { amount: parts.money, to, source, reason: "goods_returned", byWhom, at });
}

async function endOrder(tx: Tx, order: Part, { byWhom, at }: { byWhom: string; at: Instant }): Promise<void> {
  await setOrderStatus(tx, order.id, "returned");
  await insertOrderEvent(tx, { orderId: order.id, status: "returned", byWhom, note: "", at });
  if (order.status === "completed") await countCompletedOrder(tx, order.account_id, -1);
}
