import type { Id } from "../../../platform/ids.ts";
import type { Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Tx } from "../../shop.ts";
import { lockPayment } from "./payments.queries.ts";
import { insertRefund, selectRefunded } from "./refunds.queries.ts";

type Refund = {
  paymentId: Id<"payment">;
  orderId?: string;
  amount: Kopiykas;
  reason: "late_payment" | "order_ended" | "goods_returned" | "goods_missing" | "staff";
  source: string;
  byWhom: string;
  at: Instant;
};

/** False when this reason and source were promised before; the caller writes the ledger. Locks the payment. Throws on more than it paid. */
export async function makeRefund(tx: Tx, { paymentId, orderId, amount, reason, source, byWhom, at }: Refund): Promise<boolean> {
  const payment = await lockPayment(tx, paymentId);
  const { count, sum } = await selectRefunded(tx, paymentId);
  const made = await insertRefund(tx, {
    reference: `${payment.reference}-R${count + 1}`,
    payment_id: paymentId,
    account_id: payment.account_id,
    order_id: orderId ?? null,
    amount,
    reason,
    source,
    by_whom: byWhom,
    made_at: at,
  });
  if (made && sum + amount > payment.amount) throw new RangeError(`payment ${payment.reference} brought less than is to go back`);
  return made !== undefined;
}
