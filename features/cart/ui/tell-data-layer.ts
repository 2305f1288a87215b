import type { Wanted } from "./cart-store.ts";

/** Tells analytics of a pack that was added; `quantity` in pieces (specification §7). */
export function tellDataLayer({ name, category, price, productId }: Wanted, quantity: number): void {
  const page = window as Window & { dataLayer?: object[] };
  page.dataLayer ??= [];
  page.dataLayer.push({ ecommerce: null }, { event: "add_to_cart", name, id: productId, price, category, quantity });
}
