import { conflict, invalid, notFound } from "../../../../platform/contracts/errors.ts";
import { requireIdempotencyKey } from "../../../../platform/http/require-idempotency-key.ts";
import { kopiykas, type Kopiykas } from "../../../../platform/money/money.ts";
import { takeBackCashback } from "../../../loyalty/loyalty.server.ts";
import { recordAudit, requireFreshSecondFactor } from "../../../staff/staff.server.ts";
import { staffOf, type Visit } from "../../../shop.ts";
import { giveBack, moveOutOfSales, selectEarned, type RefundTo } from "./give-money-back.ts";
import { paidAtFirst } from "./paid-at-first.ts";
import { isRefundable, refundableOf } from "./refundable.ts";
import { selectFunds } from "../payments/money.queries.ts";
import { claimOf, keepAnswer, takeKey } from "../../../idempotency/idempotency.server.ts";
import { lockOrder } from "../orders.queries.ts";
import { keepReceipts } from "../receipts/keep-receipts.ts";
import { selectAnyOrder } from "../staff-orders.queries.ts";

type Refund = { id: number; amountKopiykas: Kopiykas; to: RefundTo; note: string; code?: string | undefined };

/** Needs a fresh second factor (security.md S13, S14, S29). `replayed` for a used key; 422 above what is left, 409 if not paid by card. */
export async function refundOrder(visit: Visit, { code, ...asked }: Refund, idempotencyKey: string | null): Promise<{ replayed: boolean }> {
  const { shop } = visit;
  const staff = staffOf(visit);
  const key = requireIdempotencyKey(idempotencyKey);
  const claim = claimOf({ staff: staff.id }, key, asked);
  await requireFreshSecondFactor(visit, code);
  const seen = await selectAnyOrder(shop.db.read, asked.id);
  if (!seen) throw notFound();
  const { account_id: accountId } = seen;
  return shop.db.write(async (tx) => {
    const at = shop.clock.now();
    if (await takeKey<object>(tx, claim, at)) return { replayed: true };
    const order = await lockOrder(tx, accountId, asked.id);
    if (!order) throw notFound();
    if (!isRefundable(order)) throw conflict();
    const left = await refundableOf(tx, order);
    const { amountKopiykas: amount, to, note } = asked;
    if (amount <= 0 || amount > left) throw invalid({ amountKopiykas: ["payments.tooMuchNow"] });
    const source = `refund ${claim.scope} ${key}`;
    const by = { byWhom: staff.email, at };
    const short = kopiykas(amount - (await selectFunds(tx, order.id)));
    if (short > 0 && (await selectEarned(tx, order.id)) > 0) await moveOutOfSales(tx, { ...order, accountId, amount, source, ...by });
    await takeBackCashback(tx, { accountId, orderId: order.id, share: { of: amount, from: await paidAtFirst(tx, order) }, ...by });
    await giveBack(tx, shop, order, { amount, to, source, reason: "staff", ...by });
    await keepReceipts(tx, shop, order, { at });
    await recordAudit(tx, visit, {
      action: "refund",
      entity: "order",
      entityId: asked.id,
      before: { refundable: left },
      after: { amount, to, note },
    });
    await keepAnswer(tx, claim, {});
    return { replayed: false };
  });
}
