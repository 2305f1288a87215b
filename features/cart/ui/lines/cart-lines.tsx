import { useLocale, useWords } from "../../../../client/locale/locale.ts";
import { madeToOrderText } from "../../../catalogue/words/stock-text.ts";
import { LoadingPhrase } from "../../../../ui/loading-phrase.tsx";
import type { CartView } from "../../cart.contract.ts";
import { cartMessages } from "../../cart.messages.ts";
import { productsOf } from "../../cart-products.rules.ts";
import { CartProduct } from "./cart-product.tsx";
import { useCart } from "../cart-store.ts";

/** Fewer lines render at once without delay. */
const SHORT = 40;

export function CartLines({ cart, inDialog }: { cart: CartView; inDialog: boolean }) {
  const words = useWords(cartMessages);
  const locale = useLocale();
  const { busy, reworking, asked, maxQuantity } = useCart();
  const under = new Map(cart.productsWithoutMinAmount.map((product) => [product.id, product]));
  const Title = inDialog ? "h3" : "h2";
  const later = cart.products.filter((item) => item.suborder);
  const parts = [
    { title: words["cart.shipsNow"], items: cart.products.filter((item) => !item.suborder) },
    { title: madeToOrderText({ shipsBy: later[0]?.shipsBy ?? null }, locale), items: later },
  ].filter(({ items }) => items.length > 0);
  return (
    // One fieldset disables all buttons, so that unchanged lines do not render again. Presses on their way disable none.
    <fieldset disabled={reworking} aria-busy={busy || undefined} className="relative min-w-0">
      {parts.map(({ title, items }) => (
        <section key={title}>
          {cart.orderSubOrder && <Title className="label mt-4">{title}</Title>}
          <ul>
            {productsOf(items).map((product) => (
              <CartProduct
                key={product.id}
                product={product}
                under={under.get(product.id)}
                asked={asked}
                maxQuantity={maxQuantity}
                inDialog={inDialog}
                isLazy={cart.products.length > SHORT}
              />
            ))}
          </ul>
        </section>
      ))}
      {reworking && (
        <div className="cover-late absolute inset-0 flex justify-center bg-paper/90 pt-10">
          <LoadingPhrase phrases={words["loading.phrases"]} />
        </div>
      )}
    </fieldset>
  );
}
