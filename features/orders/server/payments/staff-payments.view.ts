import { notFound } from "../../../../platform/contracts/errors.ts";
import {
  selectEventsOfPayments,
  selectPaymentsOfCart,
  selectReconciliations,
  selectRefundsOfPayments,
  selectUnmatched,
} from "../../../payments/payments.server.ts";
import type { Visit } from "../../../shop.ts";
import type { OrderPayments, PaymentEventView } from "../../payments/staff-payments.contract.ts";
import { refundableOf } from "../refunds/refundable.ts";
import { selectAnyOrder } from "../staff-orders.queries.ts";
import { rowsOfPage, type ListPage } from "../../../../platform/contracts/pagination.ts";

/** 404 when there is no such order. */
export async function staffOrderPayments({ shop }: Visit, number: number): Promise<OrderPayments> {
  const db = shop.db.read;
  const order = await selectAnyOrder(db, number);
  if (!order) throw notFound();
  const payments = await selectPaymentsOfCart(db, order.cart_id);
  const ids = payments.map(({ id }) => id);
  const [events, refunds, refundableKopiykas] = await Promise.all([
    selectEventsOfPayments(db, ids),
    selectRefundsOfPayments(db, ids),
    refundableOf(db, order),
  ]);
  return {
    payments: payments.map((payment) => ({
      reference: payment.reference,
      provider: payment.provider,
      state: payment.state,
      outcome: payment.outcome,
      amountKopiykas: payment.amount,
      startedAt: payment.started_at.toISOString(),
      paidAt: payment.paid_at?.toISOString() ?? null,
      failure: payment.failure,
      card: [payment.card.mask, payment.card.system].filter(Boolean).join(" · "),
      events: events.filter((event) => event.payment_id === payment.id).map(viewEvent),
      refunds: refunds
        .filter((refund) => refund.payment_id === payment.id)
        .map((refund) => ({
          reference: refund.reference,
          amountKopiykas: refund.amount,
          state: refund.state,
          reason: refund.reason,
          failure: refund.failure,
          byWhom: refund.by_whom,
          madeAt: refund.made_at.toISOString(),
        })),
    })),
    refundableKopiykas,
  };
}

export async function unmatchedPayments({ shop }: Visit, { page, perPage }: ListPage) {
  const { rows, total } = await selectUnmatched(shop.db.read, rowsOfPage({ page, perPage }));
  return { data: rows.map(viewEvent), total };
}

export async function reconciliations({ shop }: Visit, { page, perPage }: ListPage) {
  const { rows, total } = await selectReconciliations(shop.db.read, rowsOfPage({ page, perPage }));
  const data = rows.map((row) => ({
    id: `${row.provider} ${row.day}`,
    provider: row.provider,
    day: row.day,
    madeAt: row.made_at.toISOString(),
    payments: row.payments,
    sumKopiykas: row.sum,
    differences: [...row.differences],
  }));
  return { data, total };
}

type EventRow = Awaited<ReturnType<typeof selectUnmatched>>["rows"][number];

const viewEvent = (event: EventRow): PaymentEventView => ({
  id: event.id,
  provider: event.provider,
  via: event.via,
  reference: event.reference,
  status: event.status,
  amountKopiykas: event.amount,
  currency: event.currency,
  providerAt: event.provider_at.toISOString(),
  receivedAt: event.received_at.toISOString(),
  outcome: event.outcome,
  note: event.note,
});
