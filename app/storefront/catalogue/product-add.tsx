import { usePart } from "../../use-part.ts";
import { useProductToAdd } from "./product-add-store.ts";

/** The dialog of quick adding; its code comes when it is first opened. */
export function ProductAdd() {
  const product = useProductToAdd();
  const ProductAddDialog = usePart(() => import("./product-add-dialog.tsx"), product !== undefined);
  return ProductAddDialog && product && <ProductAddDialog key={product.id} card={product} />;
}
