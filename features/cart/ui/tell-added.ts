import type { Id } from "../../../platform/ids.ts";

type Added = { productId: Id<"product">; name: string; category: string; price: number };

/** See specification §7. */
export function tellAdded({ name, category, price, productId }: Added, quantity: number): void {
  const page = window as Window & { dataLayer?: object[] };
  page.dataLayer ??= [];
  page.dataLayer.push({ ecommerce: null }, { event: "add_to_cart", name, id: productId, price, category, quantity });
}
