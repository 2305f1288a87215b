import { useWords } from "../../../app/locale/locale.ts";
import type { CartView } from "../cart.contract.ts";
import { cartMessages } from "../cart.messages.ts";
import { CartLine } from "./cart-line.tsx";

/** The lines under one heading each: what ships now, and what is brought from its producer. */
export function CartLines({ cart, inDialog }: { cart: CartView; inDialog: boolean }) {
  const words = useWords(cartMessages);
  const parts = [
    { title: words["cart.shipsNow"], items: cart.products.filter((item) => !item.suborder) },
    { title: words["cart.shipsLater"], items: cart.products.filter((item) => item.suborder) },
  ].filter(({ items }) => items.length > 0);
  return parts.map(({ title, items }) => (
    <section key={title}>
      {cart.orderSubOrder && <h3 className="label mt-4">{title}</h3>}
      <ul>
        {items.map((item) => (
          <CartLine key={item.variant.id} item={item} cart={cart} inDialog={inDialog} />
        ))}
      </ul>
    </section>
  ));
}
