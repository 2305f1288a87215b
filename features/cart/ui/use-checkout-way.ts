import { useNavigate } from "../../../client/router/router.tsx";
import { pathIn, useLocale } from "../../../client/locale/locale.ts";
import { closeOverlay, openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { cartHere, pressesAnswered } from "./cart-store.ts";

/** Waits for pressed packs; products under their minimum are named first, and guests sign in (specification §4). */
export function useCheckoutWay(whenSignedIn: (goOn: () => void) => void): () => Promise<void> {
  const navigate = useNavigate();
  const locale = useLocale();
  return async () => {
    await pressesAnswered();
    const cart = cartHere();
    if (!cart?.orderId) return;
    if (cart.productsWithoutMinAmount.length > 0 || cart.missingToMinOrder > 0) return openOverlay("minAmount");
    whenSignedIn(() => {
      closeOverlay();
      void navigate(pathIn(locale, "/checkout"));
    });
  };
}
