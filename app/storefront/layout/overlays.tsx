import type { ComponentType } from "react";
import { useOverlay } from "../../../ui/overlays/overlay-store.ts";
import { usePart } from "../../use-part.ts";

export const MenuDrawer = overlay(["menu"], () => import("./menu-drawer.tsx"));
export const SearchDrawer = overlay(["search"], () => import("../search/search-drawer.tsx"));
export const CartDrawer = overlay(["cart"], () => import("../cart/cart-drawer.tsx"));
export const CartDialogs = overlay(
  ["unavailableProduct", "unavailable", "minAmount", "reservation", "deleteCartItem", "clearCart"],
  () => import("../cart/cart-dialogs.tsx"),
);
export const SignInDialogs = overlay(
  ["authPhone", "authPinCode", "authCode", "authCreatePinCode", "profile"],
  () => import("../sign-in/sign-in-dialogs.tsx"),
);

/** Dialogs that no page shows at first: their code comes when one of these names is first opened. */
function overlay(names: readonly string[], load: () => Promise<{ default: ComponentType }>) {
  return function Overlay() {
    const opened = useOverlay();
    const Dialogs = usePart(load, opened !== undefined && names.includes(opened));
    return Dialogs && <Dialogs />;
  };
}
