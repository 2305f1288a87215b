import type { Id } from "../../platform/ids.ts";

export const countProducts = (cart: { products: readonly { id: Id<"product"> }[] } | undefined): number =>
  new Set(cart?.products.map(({ id }) => id)).size;
