import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import type { OrderStatus } from "../../../features/orders/orders.contract.ts";

/** Every status in the order an order goes through them. */
export const orderStatuses = Object.keys(ordersMessages.uk["order.status"]) as OrderStatus[];
