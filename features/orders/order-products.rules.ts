import { groupByProduct } from "../cart/cart-products.rules.ts";
import type { OrderView } from "./orders.contract.ts";

/** The products of an order as the cart shows them: each once, with its colours and sizes and their sum. */
export const orderProducts = (lines: OrderView["lines"]) =>
  groupByProduct(lines, ({ productId: id, colour, size, price, quantity }) => ({ id, colour, size, price, quantity }));
