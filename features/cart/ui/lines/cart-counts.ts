import { useLocale, useWords } from "../../../../client/locale/locale.ts";
import { plural } from "../../../../platform/i18n.ts";
import type { CartView } from "../../cart.contract.ts";
import { cartCountMessages } from "../../cart-count.messages.ts";
import { cartTotalMessages } from "../../cart-total.messages.ts";
import { countProducts } from "../../count-products.rules.ts";

/** «7 товарів · 71 варіант · 326 шт». */
export function useCartCounts(cart: CartView): string {
  const words = useWords(cartTotalMessages);
  const { "cart.pieces": pieces } = useWords(cartCountMessages);
  const locale = useLocale();
  const lines = cart.products.length;
  const products = countProducts(cart);
  return [
    `${products} ${plural(locale, products, words["cart.unit"])}`,
    lines > products ? `${lines} ${plural(locale, lines, words["cart.variants"])}` : "",
    pieces(cart.counter),
  ]
    .filter(Boolean)
    .join(" · ");
}
