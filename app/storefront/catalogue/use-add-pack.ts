import { useState } from "react";
import { clockMessages } from "../../../features/cart/clock.messages.ts";
import { addPack, useCart } from "../../../features/cart/ui/cart-store.ts";
import type { ProductView, VariationView } from "../../../features/catalogue/catalogue.contract.ts";
import { openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { useWords } from "../../locale/locale.ts";

export type Adding = { add: () => Promise<void>; busy: boolean; canAdd: boolean; piecesInCart: number };

/** Adding one pack of the chosen variation: shared by the button and the bar that stands in for it. */
export function useAddPack(product: Pick<ProductView, "id" | "name" | "item_category">, chosen: VariationView | undefined): Adding {
  const words = useWords(clockMessages);
  const { cart, maxQuantity } = useCart();
  const [busy, setBusy] = useState(false);
  const inCart = cart?.products.find((item) => item.variant.id === chosen?.id);
  const left = inCart ? inCart.variant.stock - inCart.quantity : (chosen?.stock ?? 0);
  const add = async () => {
    if (!chosen || busy) return;
    setBusy(true);
    const outcome = await addPack({
      productId: product.id,
      variationId: chosen.id,
      name: product.name,
      category: product.item_category,
      price: chosen.price,
    });
    setBusy(false);
    if (outcome === "added") openOverlay("cart");
    if (outcome === "failed") toast(words["cart.updateError"]);
  };
  return {
    add,
    busy,
    canAdd: chosen !== undefined && left >= chosen.quantity_in_variation && !maxQuantity.has(chosen.id),
    piecesInCart: inCart?.quantity ?? 0,
  };
}
