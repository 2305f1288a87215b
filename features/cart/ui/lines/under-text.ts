import type { CartView } from "../../cart.contract.ts";
import type { cartMessages } from "../../cart.messages.ts";

type Words = (typeof cartMessages)[keyof typeof cartMessages];

/** The advice for a product under its minimum: add more, or take it out where there are not enough. */
export function underText(
  { min_order_amount: minimum, missing, atMost }: CartView["productsWithoutMinAmount"][number],
  words: Words,
): string {
  const pieces = words["cart.pieces"];
  return atMost === undefined
    ? words["minAmount.min_order_amount"](pieces(minimum), pieces(missing))
    : words["minAmount.outOfReach"](pieces(minimum), pieces(atMost));
}
