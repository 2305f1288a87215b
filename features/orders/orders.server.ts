import { work, type Work } from "../../platform/jobs/work.ts";
import { makeWaybill, waybillJob } from "./server/make-waybill.ts";
import type { Shop } from "../shop.ts";
import { paidOnReceipt } from "./offers.rules.ts";
import { followParcels, parcelsJob } from "./server/follow-parcels.ts";
import { selectOrderFaults } from "./server/order-faults.queries.ts";

export { applyPayment, type Applied } from "./server/apply-payment.ts";
export { boughtTogether } from "./server/bought-together.ts";
export { cancelOrder } from "./server/cancel-order.ts";
export { countSold } from "./server/count-sold.ts";
export { endUnpaidOrders } from "./server/end-unpaid-orders.ts";
export { endWaitingOrders } from "./server/end-waiting-orders.ts";
export { askForParcels } from "./server/follow-parcels.ts";
export { forgetOldAnswers } from "./server/forget-answers.ts";
export { orderPaymentsApi, staffPaymentsApi } from "./server/payments.api.ts";
export { listUnpaid, viewPayment } from "./server/payment.view.ts";
export { pollDuePayments } from "./server/poll-payments.ts";
export { reconcilePayments } from "./server/reconcile-payments.ts";
export { startPayment } from "./server/start-payment.ts";
export { takeCallback } from "./server/take-callback.ts";
export { ordersApi } from "./server/orders.api.ts";
export { countOrders, lastOrder, listOrders, viewCheckout, viewOrder } from "./server/orders.view.ts";
export { placeOrder } from "./server/place-order.ts";
export { viewReaddress } from "./server/readdress.view.ts";
export { remindToPay } from "./server/remind-to-pay.ts";
export { makeWaybill };
export { readLabel } from "./server/want-waybills.ts";
export { returnGoods, type ReturnedLine } from "./server/return-goods.ts";
export { lockOrderToReturn, orderToReturn, type OrderToReturn } from "./server/order-to-return.ts";
export { staffOrdersApi } from "./server/staff-orders.api.ts";
export { toPayOf } from "./server/to-pay.ts";
export { validateOrder } from "./server/validate-order.ts";

/** Orders and shelves that break I3, I8, I9, I11 or I14 of security.md; none in a shop in order. */
export const orderInvariants = (shop: Shop) => shop.db.job((tx) => selectOrderFaults(tx, paidOnReceipt(shop.integrations)));

/** The jobs of orders. */
export const orderWorks = (shop: Shop): readonly Work[] => [
  work(parcelsJob, ({ carrier }) => followParcels(shop, carrier)),
  work(waybillJob, ({ order }) => makeWaybill(shop, order)),
];
