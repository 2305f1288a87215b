import { useWords } from "../../../app/locale/locale.ts";
import { LoadingPhrase } from "../../../ui/loading-phrase.tsx";
import type { CartView } from "../cart.contract.ts";
import { cartMessages } from "../cart.messages.ts";
import { CartLine } from "./cart-line.tsx";
import { useCart } from "./cart-store.ts";

/** The lines under one heading each: what ships now, and what is brought from its producer. */
export function CartLines({ cart, inDialog }: { cart: CartView; inDialog: boolean }) {
  const words = useWords(cartMessages);
  const { reworking } = useCart();
  const parts = [
    { title: words["cart.shipsNow"], items: cart.products.filter((item) => !item.suborder) },
    { title: words["cart.shipsLater"], items: cart.products.filter((item) => item.suborder) },
  ].filter(({ items }) => items.length > 0);
  return (
    <div className="relative" aria-busy={reworking}>
      {parts.map(({ title, items }) => (
        <section key={title}>
          {cart.orderSubOrder && <h3 className="label mt-4">{title}</h3>}
          <ul>
            {items.map((item) => (
              <CartLine key={item.variant.id} item={item} cart={cart} inDialog={inDialog} />
            ))}
          </ul>
        </section>
      ))}
      {reworking && (
        <div className="cover-late absolute inset-0 flex justify-center bg-paper/90 pt-10">
          <LoadingPhrase phrases={words["loading.phrases"]} />
        </div>
      )}
    </div>
  );
}
