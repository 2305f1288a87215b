import { withoutLocale } from "../../../client/locale/locale.ts";
import { closeOverlay, openOverlay } from "../../../ui/overlays/overlay-store.ts";

/** In the drawer, or on the cart's own page. */
export const seeCart = (): void => (withoutLocale(window.location.pathname) === "/cart" ? closeOverlay() : openOverlay("cart"));
