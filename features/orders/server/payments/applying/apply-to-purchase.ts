import type { PaymentNews } from "../../../../../integrations/payments/card-provider.ts";
import { orderPage } from "../../../../messages/staff-pages.rules.ts";
import { formatMoney, kopiykas, sumKopiykas, type Kopiykas } from "../../../../../platform/money/money.ts";
import type { Instant } from "../../../../../platform/time/time.ts";
import { post } from "../../../../ledger/ledger.server.ts";
import { cashbackFor, endOfLot } from "../../../../loyalty/loyalty.rules.ts";
import { grantBonuses } from "../../../../loyalty/loyalty.server.ts";
import { notify } from "../../../../notifications/notifications.server.ts";
import { makeRefund, settleMoney, tellStaff, type Payment } from "../../../../payments/payments.server.ts";
import type { Shop, Tx } from "../../../../shop.ts";
import { forGoods } from "../../../placing/cashback.rules.ts";
import { allocationOf } from "../../../payments/allocation.rules.ts";
import { paymentMessages } from "../../../payments/payment.messages.ts";
import { dueByCard } from "../../../payments/prepayment.rules.ts";
import { markPaid, markPrepaid, selectLastAuthor, type Part } from "../money.queries.ts";
import { insertOrderEvent, setOrderStatus } from "../../orders.queries.ts";
import { keepReceipts } from "../../receipts/keep-receipts.ts";
import { reviveParts } from "./revive-parts.ts";
import { settleDebtsOf } from "./settle-debts-of.ts";
import { firstPart } from "../../../orders.rules.ts";

type Money = { payment: Payment; news: PaymentNews; paidAt: Instant; at: Instant };

/** Pays all of the locked parts, revives ended ones, or promises the money back, and tells the customer which (security.md S17). */
export async function applyToPurchase(tx: Tx, shop: Shop, { parts, ...money }: Money & { parts: readonly Part[] }): Promise<void> {
  const { payment, news, paidAt, at } = money;
  let allocation = allocationOf(payment.amount, await paidParts(tx, parts));
  const isRevived = allocation.kind === "revive" && (await reviveParts(tx, partsOf(parts, allocation.ended), at));
  if (allocation.kind === "revive" && !isRevived) allocation = allocation.otherwise;
  const outcome = isRevived ? "revived" : allocation.kind === "apply" ? "applied" : "refund_due";
  await settleMoney(tx, payment, { news, outcome, paidAt });
  if (allocation.kind === "refund") return promiseBack(tx, shop, { parts, payment, amount: payment.amount, at });
  await confirmPaid(tx, shop, partsOf(parts, allocation.ids), money);
  if (allocation.kind === "apply" && allocation.rest > 0) await promiseBack(tx, shop, { parts, payment, amount: allocation.rest, at });
}

async function paidParts(tx: Tx, parts: readonly Part[]) {
  const judged = [];
  for (const part of parts) {
    const { id, status } = part;
    const endedBy = whoEnded(status === "cancelled" ? await selectLastAuthor(tx, id) : undefined);
    judged.push({ id, status, toPay: dueByCard(part), isPaid: part.paid_by !== null || part.prepaid_by !== null, endedBy });
  }
  return judged;
}

function whoEnded(author: string | undefined): "nobody" | "others" | "staff" {
  if (author === undefined) return "nobody";
  return author === "shop" || author === "customer" ? "others" : "staff";
}

const partsOf = (parts: readonly Part[], ids: readonly string[]): Part[] => parts.filter(({ id }) => ids.includes(id));

/** Settles debts and grants cashback (decision 0041). A prepayment only confirms: its order is paid on receipt (docs/decisions/0058). */
async function confirmPaid(tx: Tx, shop: Shop, parts: readonly Part[], { payment, paidAt, at }: Money): Promise<void> {
  for (const part of parts) {
    const { id } = part;
    await setOrderStatus(tx, id, { status: "confirmed", at });
    if (part.prepayment > 0) await markPrepaid(tx, id, payment.id);
    else await markPaid(tx, id, { paymentId: payment.id, at });
    await insertOrderEvent(tx, { orderId: id, status: "confirmed", byWhom: "shop", at });
  }
  const first = firstPart(parts);
  const sum = parts.reduce((total, part) => total + dueByCard(part), 0);
  await post(tx, {
    reason: "card_payment",
    source: `payment ${payment.reference}`,
    accountId: payment.account_id,
    order: first && { id: first.id, number: first.number },
    byWhom: "customer",
    at,
    postings: [
      { ledger: "card_clearing", amount: -sum },
      ...parts.map((part) => ({ ledger: "order_funds" as const, orderId: part.id, amount: dueByCard(part) })),
    ],
  });
  for (const part of parts) {
    if (part.prepayment === 0) {
      await settleDebtsOf(tx, part, at);
      await grantCashback(tx, shop, part, { paidAt, at });
    }
    await keepReceipts(tx, shop, part, { begins: true, at });
  }
  if (!first) return;
  const told = { accountId: payment.account_id, locale: first.locale, at };
  const news = { kind: "payment_received" as const, number: first.number, sum: payment.amount, ...restOf(parts) };
  await notify(tx, shop, { ...told, news, source: `payment ${payment.reference}` });
}

/** Prepaid orders leave this to pay on receipt; for a resold order the reseller's buyer pays it. */
function restOf(parts: readonly Part[]): { rest?: Kopiykas } {
  const prepaidParts = parts.filter(({ prepayment }) => prepayment > 0);
  if (prepaidParts.length === 0) return {};
  return {
    rest: sumKopiykas(prepaidParts.map(({ collected, to_pay, prepayment }) => kopiykas(collected === null ? to_pay - prepayment : 0))),
  };
}

async function grantCashback(tx: Tx, shop: Shop, part: Part, { paidAt, at }: { paidAt: Instant; at: Instant }): Promise<void> {
  const { id, account_id: accountId, locale } = part;
  const amount = cashbackFor({
    paid: forGoods({ toPay: part.to_pay, debts: part.debts_paid }),
    placedAt: part.placed_at,
    paidAt,
    arrivedAt: at,
  });
  const source = `order ${id}`;
  if (!(await grantBonuses(tx, { accountId, amount, reason: "cashback", source, orderId: id, byWhom: "shop", at }))) return;
  const news = { kind: "bonus_credited" as const, sum: amount, until: endOfLot(at).toISOString() };
  await notify(tx, shop, { accountId, news, source, locale, at });
}

type PromisedBack = { parts: readonly Part[]; payment: Payment; amount: Kopiykas; at: Instant };

/** Late money: the customer and the staff are told (security.md S17). */
async function promiseBack(tx: Tx, shop: Shop, { parts, payment, amount, at }: PromisedBack): Promise<void> {
  const source = `payment ${payment.reference}`;
  const first = firstPart(parts);
  await makeRefund(tx, { paymentId: payment.id, amount, reason: "late_payment", source, byWhom: "shop", at });
  await post(tx, {
    reason: "late_payment",
    source,
    accountId: payment.account_id,
    order: first && { id: first.id, number: first.number },
    byWhom: "shop",
    at,
    postings: [
      { ledger: "card_clearing", amount: -amount },
      { ledger: "refunds", amount },
    ],
  });
  const news = { kind: "refund" as const, number: first?.number ?? null, sum: amount, to: "card" as const };
  await notify(tx, shop, { accountId: payment.account_id, news, source, ...(first ? { locale: first.locale } : {}), at });
  const page = first ? orderPage(first.number) : "/orders";
  await tellStaff(tx, shop, { text: paymentMessages.uk["late.staff"](first?.number ?? 0, formatMoney(amount)), page, at });
}
