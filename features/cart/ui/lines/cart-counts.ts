import { useLocale, useWords } from "../../../../client/locale/locale.ts";
import { plural } from "../../../../platform/i18n.ts";
import type { CartView } from "../../cart.contract.ts";
import { cartMessages } from "../../cart.messages.ts";
import { countProducts } from "../../count-products.rules.ts";

/** «7 товарів · 71 варіант · 326 шт». */
export function useCartCounts(cart: CartView): string {
  const words = useWords(cartMessages);
  const locale = useLocale();
  const lines = cart.products.length;
  const products = countProducts(cart);
  return [
    `${products} ${plural(locale, products, words["cart.unit"])}`,
    lines > products ? `${lines} ${plural(locale, lines, words["cart.variants"])}` : "",
    words["cart.pieces"](cart.counter),
  ]
    .filter(Boolean)
    .join(" · ");
}
