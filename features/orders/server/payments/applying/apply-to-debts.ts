import type { PaymentNews } from "../../../../../integrations/payments/card-provider.ts";
import { kopiykas, type Kopiykas } from "../../../../../platform/money/money.ts";
import type { Instant } from "../../../../../platform/time/time.ts";
import { creditBalance, settleDebts } from "../../../../balance/balance.server.ts";
import { notify } from "../../../../notifications/notifications.server.ts";
import { selectPaymentDebts, settleMoney, type Payment } from "../../../../payments/payments.server.ts";
import { receiptsMessages } from "../../../../receipts/receipts.messages.ts";
import { hasRegister, wantReceipt } from "../../../../receipts/receipts.server.ts";
import type { Shop, Tx } from "../../../../shop.ts";

type Money = { payment: Payment; news: PaymentNews; paidAt: Instant; at: Instant };

/** Settles the debts still open; what is left of the payment goes to the customer's balance. */
export async function applyToDebts(tx: Tx, shop: Shop, { payment, news, paidAt, at }: Money): Promise<void> {
  const settled = await settleDebts(tx, { debtIds: await selectPaymentDebts(tx, payment.id), paymentId: payment.id, at });
  const rest = kopiykas(payment.amount - settled);
  await settleMoney(tx, payment, { news, outcome: settled > 0 ? "applied" : "to_balance", paidAt });
  if (rest > 0)
    await creditBalance(tx, {
      accountId: payment.account_id,
      amount: rest,
      reason: "late_payment",
      source: `payment ${payment.reference}`,
      byWhom: "shop",
      at,
    });
  await tellRegister(tx, shop, { payment, settled, rest, at });
  const told = { kind: "payment_received" as const, number: null, sum: payment.amount, ...(rest > 0 && { toBalance: rest }) };
  await notify(tx, shop, { accountId: payment.account_id, news: told, source: `payment ${payment.reference}`, at });
}

type Taken = { payment: Payment; settled: Kopiykas; rest: Kopiykas; at: Instant };

async function tellRegister(tx: Tx, shop: Shop, { payment, settled, rest, at }: Taken): Promise<void> {
  if (!hasRegister(shop)) return;
  const words = receiptsMessages.uk;
  const lines = [
    { code: "", name: words["receipts.debt"], price: settled, pieces: 1 },
    { code: "", name: words["receipts.topUp"], price: rest, pieces: 1 },
  ].filter(({ price }) => price > 0);
  const draft = { kind: "sale" as const, lines, payments: [{ means: "card" as const, amount: payment.amount, card: payment.card }] };
  await wantReceipt(tx, { source: `payment ${payment.reference}`, accountId: payment.account_id, draft, at });
}
