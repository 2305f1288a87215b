import type { Instant } from "../../../../../platform/time/time.ts";
import { notify } from "../../../../notifications/notifications.server.ts";
import type { Payment } from "../../../../payments/payments.server.ts";
import type { Shop, Tx } from "../../../../shop.ts";
import type { Part } from "../money.queries.ts";

/** Tells the customer of a failed attempt to pay, once, while there still is something to pay. */
export async function tellFailed(
  tx: Tx,
  shop: Shop,
  { payment, parts, at }: { payment: Payment; parts: readonly Part[]; at: Instant },
): Promise<void> {
  const first = parts.find(({ status }) => status === "awaiting_payment");
  if (payment.purpose === "order" && !first) return;
  await notify(tx, shop, {
    accountId: payment.account_id,
    news: { kind: "payment_failed", number: first?.number ?? null, sum: payment.amount },
    source: `payment ${payment.reference}`,
    ...(first ? { locale: first.locale } : {}),
    at,
  });
}
