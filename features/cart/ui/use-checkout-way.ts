import { useNavigate } from "../../../client/way/way.tsx";
import { pathIn, useLocale } from "../../../client/locale/locale.ts";
import { closeOverlay, openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { useCart } from "./cart-store.ts";

/** Leads from cart to checkout: products under their minimum are named first, guests sign in (specification §4). */
export function useCheckoutWay(whenSignedIn: (goOn: () => void) => void): () => void {
  const { cart } = useCart();
  const navigate = useNavigate();
  const locale = useLocale();
  return () => {
    if (!cart?.orderId) return;
    if (cart.productsWithoutMinAmount.length > 0 || cart.missingToMinOrder > 0) return openOverlay("minAmount");
    whenSignedIn(() => {
      closeOverlay();
      void navigate(pathIn(locale, "/checkout"));
    });
  };
}
