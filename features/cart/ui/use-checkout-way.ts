import { useNavigate } from "react-router";
import { pathIn, useLocale } from "../../../client/locale/locale.ts";
import { closeOverlay, openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { useCart } from "./cart-store.ts";

/**
 * From the cart to the checkout: a product under its minimum is named first; a guest signs in and goes on from there
 * (specification §4, "Checkout from the cart"). `goOn` is the sign-in's, given by the app.
 */
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
