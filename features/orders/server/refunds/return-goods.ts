import { conflict } from "../../../../platform/contracts/errors.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import { countCompletedOrder } from "../../../accounts/accounts.server.ts";
import { wantRefund } from "../../../conversions/conversions.server.ts";
import type { Shop, Tx } from "../../../shop.ts";
import { putBack, writeOff } from "../../../stock/stock.server.ts";
import { sumOf, type Means } from "../../refunds/return.rules.ts";
import { giveMeansBack } from "./give-means-back.ts";
import { meansOfReturn } from "./means-of-return.ts";
import { moveOutOfSales, type RefundTo } from "./give-money-back.ts";
import type { Part } from "../payments/money.queries.ts";
import { insertOrderEvent, lockOrder, setOrderStatus } from "../orders.queries.ts";
import { keepReceipts } from "../receipts/keep-receipts.ts";
import { addReturned } from "./returned.queries.ts";

/** `fit`: how many of the pieces can be sold again. */
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

/** Fit pieces are put on sale, each means gets its share back (decision 0049). Throws 409 when the customer has fewer pieces. */
export async function returnGoods(tx: Tx, shop: Shop, { accountId, number, lines, to, source, byWhom, at }: Returning): Promise<Means> {
  const order = await lockOrder(tx, accountId, number);
  if (!order || (order.status !== "delivered" && order.status !== "completed")) throw conflict();
  const back = lines.filter(({ pieces }) => pieces > 0);
  const { parts, isWhole } = await meansOfReturn(tx, order, back);
  for (const { variationId, pieces } of back) if (!(await addReturned(tx, { orderId: order.id, variationId, pieces }))) throw conflict();
  await bringToShelf(tx, back, { source: `${order.id} ${source}`, at });
  const amount = sumOf(parts);
  if (amount > 0) await moveOutOfSales(tx, { id: order.id, accountId, amount, source, byWhom, at });
  await giveMeansBack(tx, shop, order, { means: parts, isWhole, to, source, reason: "goods_returned", byWhom, at });
  if (isWhole) await endOrder(tx, order, { byWhom, at });
  // 1C and programs read an order again when its version changes.
  else await setOrderStatus(tx, order.id, { status: order.status, at });
  await keepReceipts(tx, shop, order, { at });
  await wantRefund(tx, { orderId: order.id, source, lines: back, at });
  return parts;
}

/** All pieces come in, then the unfit ones go out. */
async function bringToShelf(tx: Tx, back: readonly ReturnedLine[], of: { source: string; at: Instant }): Promise<void> {
  await putBack(tx, back, of);
  const unfit = back.map(({ variationId, pieces, fit }) => ({ variationId, pieces: pieces - fit })).filter(({ pieces }) => pieces > 0);
  if (unfit.length > 0) await writeOff(tx, unfit, of);
}

async function endOrder(tx: Tx, order: Part, { byWhom, at }: { byWhom: string; at: Instant }): Promise<void> {
  await setOrderStatus(tx, order.id, { status: "returned", at });
  await insertOrderEvent(tx, { orderId: order.id, status: "returned", byWhom, note: "", at });
  if (order.status === "completed") await countCompletedOrder(tx, order.account_id, -1);
}
