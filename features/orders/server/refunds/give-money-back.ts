import { kopiykas, type Kopiykas } from "../../../../platform/money/money.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import { creditBalance, releaseDebts, returnBalance } from "../../../balance/balance.server.ts";
import { wantRefund } from "../../../conversions/conversions.server.ts";
import { balanceAfterDebt, post, sumPostedForOrder } from "../../../ledger/ledger.server.ts";
import { returnBonuses, takeBackCashback } from "../../../loyalty/loyalty.server.ts";
import { notify } from "../../../notifications/notifications.server.ts";
import { makeRefund } from "../../../payments/payments.server.ts";
import type { Shop, Tx } from "../../../shop.ts";
import { selectFunds, type Part } from "../payments/money.queries.ts";
import { keepReceipts } from "../receipts/keep-receipts.ts";

export type RefundTo = "card" | "balance";
type Giving = { to: RefundTo; byWhom: string; at: Instant };
type Order = Pick<
  Part,
  "id" | "number" | "cart_id" | "account_id" | "bonuses_used" | "balance_used" | "paid_at" | "paid_by" | "prepaid_by" | "locale"
>;

/** Gives back, once, all that an ended order holds, takes cashback back, reopens its debts (decision 0041). Order and stock are locked. */
export async function giveMoneyBack(tx: Tx, shop: Shop, order: Order, { to, byWhom, at }: Giving): Promise<void> {
  const { id, number, account_id: accountId } = order;
  await releaseDebts(tx, id);
  await unearn(tx, order, { byWhom, at });
  if (order.paid_by !== null) await takeBackCashback(tx, { accountId, orderId: id, byWhom, at });
  if (order.bonuses_used > 0) await returnBonuses(tx, { accountId, order: { id, number }, at });
  if (order.balance_used > 0) await returnBalance(tx, { accountId, orderId: id, at });
  const left = await selectFunds(tx, id);
  if (left > 0) await giveBack(tx, shop, order, { amount: left, to, source: `order ${id}`, reason: "order_ended", byWhom, at });
  await keepReceipts(tx, shop, order, { at });
  await wantRefund(tx, { orderId: id, source: "ended", at });
}

async function unearn(tx: Tx, { id, account_id: accountId }: Order, { byWhom, at }: Pick<Giving, "byWhom" | "at">): Promise<void> {
  const earned = await selectEarned(tx, id);
  if (earned > 0) await moveOutOfSales(tx, { id, accountId, amount: earned, source: `order ${id}`, byWhom, at });
}

export const selectEarned = (tx: Tx, orderId: string): Promise<Kopiykas> =>
  sumPostedForOrder(tx, { orderId, ledger: "sales", reasons: ["sale", "goods_returned"] });

type FromSales = { id: string; accountId: Part["account_id"]; amount: Kopiykas; source: string; byWhom: string; at: Instant };

export const moveOutOfSales = (tx: Tx, { id, accountId, amount, source, byWhom, at }: FromSales): Promise<boolean> =>
  post(tx, {
    reason: "goods_returned",
    source,
    accountId,
    order: { id },
    byWhom,
    at,
    postings: [
      { ledger: "sales", amount: -amount },
      { ledger: "order_funds", amount },
    ],
  });

/** The payment whose card money can go back; of an order on receipt its prepayment, until the rest was paid. */
export const cardPaymentOf = ({ paid_at, paid_by, prepaid_by }: Pick<Order, "paid_at" | "paid_by" | "prepaid_by">) =>
  paid_by ?? (paid_at === null ? prepaid_by : null);

/** Gives kopiykas back once a source and tells the customer; a card gets only what came from it. */
export async function giveBack(
  tx: Tx,
  shop: Shop,
  order: Order,
  {
    amount,
    to,
    source,
    reason,
    byWhom,
    at,
  }: Giving & { amount: Kopiykas; source: string; reason: "order_ended" | "goods_returned" | "goods_missing" | "staff" },
): Promise<void> {
  const { id, number, account_id: accountId, locale } = order;
  const paymentId = cardPaymentOf(order);
  const news = { kind: "refund" as const, number, sum: amount };
  const told = { accountId, source: `refund ${source}`, locale, at };
  if (to === "balance" || paymentId === null) {
    await creditBalance(tx, { accountId, amount, reason: "refund_to_balance", source, order: { id, number }, byWhom, at });
    await notify(tx, shop, { ...told, news: { ...news, to: "balance", ...(await balanceAfterDebt(tx, accountId, amount)) } });
    return;
  }
  await notify(tx, shop, { ...told, news: { ...news, to: "card" } });
  await makeRefund(tx, { paymentId, orderId: id, amount, reason, source, byWhom, at });
  await post(tx, {
    reason: "refund_due",
    source,
    accountId,
    order: { id, number },
    byWhom,
    at,
    postings: [
      { ledger: "order_funds", amount: kopiykas(-amount) },
      { ledger: "refunds", amount },
    ],
  });
}
