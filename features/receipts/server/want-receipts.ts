import { enqueue } from "../../../platform/jobs/enqueue.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Shop, Tx } from "../../shop.ts";
import { positionOf, receiptsBetween, type Draft, type Position } from "../receipts.rules.ts";
import { receiptJob } from "./make-receipt.ts";
import { insertReceipt, selectDrafts } from "./receipts.queries.ts";

type OfOrder = { order: { id: string; number: number }; accountId: Id<"account">; at: Instant };

export const hasRegister = ({ integrations }: Shop): boolean => integrations.fiscal !== undefined;

export const hasReceipts = async (tx: Tx, orderId: string): Promise<boolean> => (await selectDrafts(tx, orderId)).length > 0;

/** An order's first receipt with something left to pay is a prepayment, the next one the rest. The order is locked. */
export async function wantReceipts(
  tx: Tx,
  { order, accountId, at }: OfOrder,
  { leftToPay, ...now }: Position & { leftToPay: Kopiykas },
): Promise<void> {
  const before = await selectDrafts(tx, order.id);
  const last = before.findLast(({ kind }) => kind !== "return");
  const chain = before.some(({ kind }) => kind === "prepayment");
  for (const [index, draft] of receiptsBetween(positionOf(before), now).entries()) {
    const source = `order ${order.id} ${before.length + index + 1}`;
    const isFirst = draft.kind === "sale" && !chain;
    const kind = draft.kind === "return" ? "return" : chain ? "rest" : leftToPay > 0 ? "prepayment" : "sale";
    const saleId = isFirst ? null : (last?.id ?? null);
    await want(tx, { ...draft, kind, ...(kind === "prepayment" ? { leftToPay } : {}), order, accountId, source, saleId, at });
  }
}

export const wantReceipt = (tx: Tx, { source, draft, ...of }: { source: string; draft: Draft; accountId: Id<"account">; at: Instant }) =>
  want(tx, { ...draft, ...of, source, order: null, saleId: null });

async function want(tx: Tx, receipt: Parameters<typeof insertReceipt>[1]): Promise<void> {
  const id = await insertReceipt(tx, receipt);
  await enqueue(tx, receiptJob, { receipt: id }, { key: String(id) });
}
