/** The door of the cart. */
export { addPack, livingCart, type AddOutcome } from "./server/add-pack.ts";
export { attachGuestCart } from "./server/attach-guest-cart.ts";
export { cartApi } from "./server/cart.api.ts";
export { guestHashOf, ownerOf } from "./server/cart-owner.ts";
export { acceptNewPrices, lockCartForOrder, markCartOrdered, readCartForOrder, type CartForOrder } from "./server/cart-for-order.ts";
export type { ShownLine } from "./server/cart.queries.ts";
export { deleteOwnCart } from "./server/delete-own-cart.ts";
export { tintOf, viewCart } from "./server/cart.view.ts";
export { withGuestKey } from "./server/guest-key.ts";
export { recalculate } from "./server/recalculate.ts";
export { expireCart, releaseAccountCarts, releaseExpiredHolders, sweepExpiredCarts } from "./server/release-carts.ts";
export { removePack } from "./server/remove-pack.ts";
