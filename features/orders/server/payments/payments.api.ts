import { handle, handleWith } from "../../../../platform/contracts/endpoint.ts";
import { replayedHeader } from "../../../../platform/http/replayed-header.ts";
import type { Visit } from "../../../shop.ts";
import {
  getPayment,
  getUnpaidOrders,
  payDebts as payDebtsCall,
  startPayment as startPaymentCall,
} from "../../payments/order-payments.contract.ts";
import {
  getOrderPayments,
  listReconciliations,
  listUnmatchedPayments,
  refundOrder as refundOrderCall,
} from "../../payments/staff-payments.contract.ts";
import { payDebts } from "./starting/pay-debts.ts";
import { listUnpaid, viewPayment } from "./payment.view.ts";
import { refundOrder } from "../refunds/refund-order.ts";
import { reconciliations, staffOrderPayments, unmatchedPayments } from "./staff-payments.view.ts";
import { startPayment, type StartedPayment } from "./starting/start-payment.ts";

const keyOf = ({ headers }: Visit): string | null => headers.get("idempotency-key");
const answerOf = ({ page, replayed }: StartedPayment) => ({
  body: { url: page.url, fields: { ...page.fields } },
  ...replayedHeader(replayed),
});

export const orderPaymentsApi = [
  handleWith(startPaymentCall, async (visit: Visit, input) => answerOf(await startPayment(visit, input, keyOf(visit)))),
  handleWith(payDebtsCall, async (visit: Visit, input) => answerOf(await payDebts(visit, input, keyOf(visit)))),
  handle(getPayment, (visit: Visit, { number }) => viewPayment(visit, number)),
  handle(getUnpaidOrders, async (visit: Visit) => ({ purchases: await listUnpaid(visit) })),
];

export const staffPaymentsApi = [
  handle(getOrderPayments, (visit: Visit, { id }) => staffOrderPayments(visit, id)),
  handle(listUnmatchedPayments, (visit: Visit, input) => unmatchedPayments(visit, input)),
  handle(listReconciliations, (visit: Visit, input) => reconciliations(visit, input)),
  handleWith(refundOrderCall, async (visit: Visit, input) => {
    const { replayed } = await refundOrder(visit, input, keyOf(visit));
    return { body: await staffOrderPayments(visit, input.id), ...replayedHeader(replayed) };
  }),
];
