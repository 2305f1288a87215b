import { overlay } from "../../../part.ts";
import { useProductToAdd } from "./product-add-store.ts";

const ProductAddDialog = overlay(["productAdd"], () => import("./product-add-dialog.tsx"));

/** Its code loads when first opened. */
export function ProductAdd() {
  const product = useProductToAdd();
  return product && <ProductAddDialog key={product.id} card={product} />;
}
