import { ordersMessages } from "../../../../features/orders/orders.messages.ts";
import type { OrderStatus } from "../../../../features/orders/orders.contract.ts";

/** In the order of an order's life. */
export const orderStatuses = Object.keys(ordersMessages.uk["order.status"]) as OrderStatus[];
