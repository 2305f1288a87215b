import { work, type Work } from "../../platform/jobs/work.ts";
import { makeWaybill, waybillJob } from "./server/parcels/waybills/make-waybill.ts";
import { remakeJob, remakeWaybill } from "./server/parcels/waybills/remake-waybill.ts";
import { withdrawCancelled, withdrawJob } from "./server/parcels/waybills/withdraw-cancelled.ts";
import type { Shop } from "../shop.ts";
import { paidOnReceipt } from "./placing/offers.rules.ts";
import { followParcels, parcelsJob } from "./server/parcels/follow-parcels.ts";
import { endUnpaidJob, endUnpaidOrder } from "./server/payments/unpaid/end-unpaid-orders.ts";
import { pollJob, pollPayment } from "./server/payments/hearing/poll-payments.ts";
import { reconcileJob, reconcilePayments } from "./server/payments/hearing/reconcile-payments.ts";
import { endWaitingJob, endWaitingOrder } from "./server/waiting/end-waiting-orders.ts";
import { selectReceiptFaults } from "./server/receipts/receipt-position.queries.ts";
import { selectOrderFaults } from "./server/statistics/order-faults.queries.ts";

export { moveOrder } from "./server/lifecycle/move-order.ts";
export { askAboutDebts } from "./server/payments/hearing/ask-about-debts.ts";
export { applyPayment } from "./server/payments/applying/apply-payment.ts";
export { boughtTogether } from "./server/statistics/bought-together.ts";
export { cancelOrder } from "./server/lifecycle/cancel-order.ts";
export { hasActiveOrders } from "./server/finding/has-active-orders.queries.ts";
export { hasOrderedWholesale } from "./server/statistics/wholesale.queries.ts";
export { countSold } from "./server/statistics/count-sold.ts";
export { askToEndUnpaidOrders } from "./server/payments/unpaid/end-unpaid-orders.ts";
export { askToEndWaitingOrders } from "./server/waiting/end-waiting-orders.ts";
export { setBoxed } from "./server/additions/additions.queries.ts";
export { askForParcels } from "./server/parcels/follow-parcels.ts";
export { orderPaymentsApi, staffPaymentsApi } from "./server/payments/payments.api.ts";
export { listUnpaid, viewPayment } from "./server/payments/payment.view.ts";
export { askForPolls } from "./server/payments/hearing/poll-payments.ts";
export { askForReconciliations } from "./server/payments/hearing/reconcile-payments.ts";
export { startPayment } from "./server/payments/starting/start-payment.ts";
export { takeCallback } from "./server/payments/hearing/take-callback.ts";
export { ordersApi } from "./server/orders.api.ts";
export { countOrders, lastOrder, listOrders, viewOrder } from "./server/orders.view.ts";
export { deliveryName, paymentName } from "./server/placing/showing/choice.view.ts";
export { viewCheckout } from "./server/placing/showing/checkout.view.ts";
export { viewDeliveryTerms, type DeliveryTerms } from "./server/placing/showing/delivery-terms.view.ts";
export { placeOrder } from "./server/placing/place-order.ts";
export { viewOrderDelivery } from "./server/parcels/order-delivery.view.ts";
export { remindToPay } from "./server/payments/unpaid/remind-to-pay.ts";
export { readLabel } from "./server/parcels/waybills/waybill.view.ts";
export { returnGoods } from "./server/refunds/return-goods.ts";
export { expectFromReturn } from "./server/refunds/means-of-return.ts";
export { lockOrderToReturn, orderToReturn, type OrderToReturn } from "./server/refunds/order-to-return.ts";
export { byPhoneApi } from "./server/by-phone/by-phone.api.ts";
export { staffPromoCodesApi } from "./server/promo-codes/staff-promo-codes.api.ts";
export { staffOrdersApi } from "./server/staff-orders.api.ts";
export { toPayOf } from "./server/payments/starting/to-pay.ts";
export { validateOrder } from "./server/placing/judging/validate-order.ts";

/** Orders and shelves that break I3, I8, I9, I11 or I14 of security.md; a healthy shop has none. */
export const orderInvariants = (shop: Shop) =>
  shop.db.job(async (tx) => [...(await selectOrderFaults(tx, paidOnReceipt(shop.integrations))), ...(await selectReceiptFaults(tx))]);

export const orderWorks = (shop: Shop): readonly Work[] => [
  work(parcelsJob, ({ carrier }) => followParcels(shop, carrier)),
  work(waybillJob, ({ order }) => makeWaybill(shop, order)),
  work(withdrawJob, ({ order }) => withdrawCancelled(shop, order)),
  work(remakeJob, (parcel) => remakeWaybill(shop, parcel)),
  work(pollJob, ({ payment }) => pollPayment(shop, payment)),
  work(reconcileJob, ({ provider, within }) => reconcilePayments(shop, { provider, within: new Date(within) })),
  work(endUnpaidJob, (purchase) => endUnpaidOrder(shop, purchase)),
  work(endWaitingJob, (purchase) => endWaitingOrder(shop, purchase)),
];
