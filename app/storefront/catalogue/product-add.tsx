import { lazy, Suspense } from "react";
import { useProductToAdd } from "./product-add-store.ts";

const ProductAddDialog = lazy(() => import("./product-add-dialog.tsx"));

/** The dialog of quick adding; its code comes when it is first opened. */
export function ProductAdd() {
  const product = useProductToAdd();
  return (
    product && (
      <Suspense>
        <ProductAddDialog key={product.id} card={product} />
      </Suspense>
    )
  );
}
