/** The door of orders. */
export { boughtTogether } from "./server/bought-together.ts";
export { cancelOrder } from "./server/cancel-order.ts";
export { countSold } from "./server/count-sold.ts";
export { forgetOldAnswers } from "./server/forget-answers.ts";
export { ordersApi } from "./server/orders.api.ts";
export { countOrders, lastOrder, listOrders, viewCheckout, viewOrder } from "./server/orders.view.ts";
export { placeOrder } from "./server/place-order.ts";
export { staffOrdersApi } from "./server/staff-orders.api.ts";
export { validateOrder } from "./server/validate-order.ts";
