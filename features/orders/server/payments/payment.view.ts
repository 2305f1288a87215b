import { notFound } from "../../../../platform/contracts/errors.ts";
import type { Locale } from "../../../../platform/i18n.ts";
import { kopiykas, sumKopiykas } from "../../../../platform/money/money.ts";
import { isHeld, mayBePaid, selectHeldCarts, selectPaymentsOfCart, type Payment } from "../../../payments/payments.server.ts";
import { customerOf, type Visit } from "../../../shop.ts";
import { dueByCard } from "../../payments/prepayment.rules.ts";
import { cashbackToCome } from "../../placing/cashback.rules.ts";
import type { PurchasePayment, UnpaidPurchase } from "../../payments/order-payments.contract.ts";
import { selectPartsOfCart, selectUnpaidParts, type Part } from "./money.queries.ts";
import { selectOrder } from "../orders.queries.ts";
import { listCards } from "../orders.view.ts";
import { askAtPace } from "./hearing/ask-at-pace.ts";
import { viewCashback } from "../placing/showing/bill.view.ts";

/** Asks the provider, at a pace, while nothing is final. 404 for another's purchase. */
export async function viewPayment(visit: Visit, number: number): Promise<PurchasePayment> {
  const { shop } = visit;
  const order = await selectOrder(shop.db.read, customerOf(visit).id, number);
  if (!order) throw notFound();
  const open = (await selectPaymentsOfCart(shop.db.read, order.cart_id)).find(mayBePaid);
  if (open && order.status === "awaiting_payment") await askAtPace(shop, open);
  const parts = await selectPartsOfCart(shop.db.read, order.cart_id);
  return stateOf(parts, await selectPaymentsOfCart(shop.db.read, order.cart_id));
}

function stateOf(parts: readonly Part[], [last]: readonly Payment[]): PurchasePayment {
  const unpaid = parts.filter(({ status }) => status === "awaiting_payment");
  const toPayKopiykas = sumKopiykas(unpaid.map(dueByCard));
  const unpaidUntil = unpaid[0]?.unpaid_until?.toISOString() ?? null;
  const failure = last?.state === "failed" ? last.failure : "";
  if (unpaid.length > 0) {
    return { state: unpaidState(last), toPayKopiykas, onReceiptKopiykas: onReceipt(unpaid), unpaidUntil, failure };
  }
  const living = parts.filter(({ status }) => status !== "cancelled");
  const isPaid = living.some((part) => part.paid_at !== null || part.prepaid_by !== null);
  const state = living.length === 0 ? "over" : isPaid ? "paid" : "on_receipt";
  return { state, toPayKopiykas, onReceiptKopiykas: onReceipt(living), unpaidUntil, failure };
}

const onReceipt = (parts: readonly Part[]) =>
  sumKopiykas(
    parts
      .filter(({ prepayment, paid_at: paidAt }) => prepayment > 0 && paidAt === null)
      .map((part) => kopiykas(part.to_pay - part.prepayment)),
  );

function unpaidState(last: Payment | undefined): PurchasePayment["state"] {
  if (!last || last.state === "expired" || last.outcome === "sent_back") return "unpaid";
  if (last.state === "failed") return "failed";
  return isHeld(last) ? "held" : "waiting";
}

export async function listUnpaid(visit: Visit): Promise<UnpaidPurchase[]> {
  const { db } = visit.shop;
  const { id: accountId } = customerOf(visit);
  const [parts, held] = await Promise.all([selectUnpaidParts(db.read, accountId), selectHeldCarts(db.read, accountId)]);
  const cards = await listCards(
    visit,
    parts.map(({ id }) => id),
  );
  return [...Map.groupBy(parts, (part) => part.cart_id)].flatMap(([cartId, purchase]) =>
    viewUnpaid(purchase, { cards, isHeld: held.has(cartId), locale: visit.locale }),
  );
}

type Beside = { cards: Awaited<ReturnType<typeof listCards>>; isHeld: boolean; locale: Locale };

function viewUnpaid(parts: readonly Part[], { cards, isHeld, locale }: Beside): UnpaidPurchase[] {
  const [first] = parts;
  if (!first?.unpaid_until) return [];
  const bills = parts.map((part) => ({ toPay: part.to_pay, debts: part.debts_paid }));
  const isPrepaid = parts.some(({ prepayment }) => prepayment > 0);
  const cashback = isHeld || isPrepaid ? undefined : cashbackToCome(bills, { placedAt: first.placed_at, unpaidUntil: first.unpaid_until });
  return [
    {
      number: first.number,
      toPayKopiykas: sumKopiykas(parts.map(dueByCard)),
      unpaidUntil: first.unpaid_until.toISOString(),
      isHeld,
      cashback: viewCashback(cashback, locale),
      parts: cards.filter(({ number }) => parts.some((part) => part.number === number)),
    },
  ];
}
