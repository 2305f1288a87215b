import { overlay } from "../../part.ts";

export const AppQrDialog = overlay(["qr"], () => import("./footer/app-qr-dialog.tsx"));
export const MenuDrawer = overlay(["menu"], () => import("./header/menu-drawer.tsx"));
export const SearchDrawer = overlay(["search"], () => import("../search/search-drawer.tsx"));
export const CartDrawer = overlay(["cart"], () => import("../cart/cart-drawer.tsx"));
export const CartDialogs = overlay(
  ["unavailableProduct", "unavailable", "minAmount", "reservation", "deleteCartItem", "clearCart", "saveList"],
  () => import("../cart/cart-dialogs.tsx"),
);
export const SignInDialogs = overlay(
  ["authPhone", "authPinCode", "authCode", "authCreatePinCode", "profile", "closedAccount"],
  () => import("../sign-in/sign-in-dialogs.tsx"),
);
