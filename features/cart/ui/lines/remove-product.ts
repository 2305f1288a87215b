import type { Id } from "../../../../platform/ids.ts";
import { linesOf } from "../../changes/lost-lines.rules.ts";
import { cartHere, pressesAnswered } from "../cart-store.ts";
import { recalculate } from "../remake-cart.ts";
import { tellCartChange } from "../told-changes.ts";

/** Takes a product out with all its lines; answers whether it was done. */
export async function removeProduct(id: Id<"product">): Promise<boolean> {
  await pressesAnswered();
  const lines = cartHere()?.products.filter((item) => item.id === id) ?? [];
  if (!(await recalculate(linesOf(cartHere()).filter(({ productId }) => productId !== id)))) return false;
  tellCartChange({ what: "removed", lines: lines.map((line) => ({ line, pieces: line.quantity })) });
  return true;
}
