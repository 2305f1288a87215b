import type { Shop } from "../shop.ts";
import { selectReservationCounts } from "./server/staff-carts.queries.ts";

export { addMany } from "./server/lines/add-many.ts";
export { addPack, type AddOutcome } from "./server/lines/add-pack.ts";
export { attachGuestCart, dropCartsOf } from "./server/carts/attach-guest-cart.ts";
export { onCartChange } from "./server/cart-events.ts";
export { cartApi } from "./server/cart.api.ts";
export { acceptNewPrices, lockCartForOrder, readCartForOrder } from "./server/cart-for-order.ts";
export { markCartOrdered } from "./server/cart.queries.ts";
export { guestHashOf, ownerOf, withBrowserKey, withGuestKey } from "./server/carts/cart-owner.ts";
export { viewCart, viewProductFor } from "./server/cart.view.ts";
export { forgetClosedCarts } from "./server/carts/forget-closed-carts.ts";
export { recalculate } from "./server/recalculate.ts";
export { hasSessionEnded } from "./server/carts/require-session.ts";
export { deleteOwnCart, releaseCartsOfAccount, sweepExpiredCarts } from "./server/carts/release-carts.ts";
export { removePack } from "./server/lines/remove-pack.ts";
export { staffCartsApi } from "./server/staff-carts.api.ts";
export { readOutOfReach } from "./server/lines/out-of-reach.ts";
export { readShelf } from "./server/lines/read-shelf.ts";
export { readReachOnceSignedIn, readShare } from "./server/lines/read-reach.ts";
export { type ShownCart, type ShownLine } from "./server/shown-cart.queries.ts";

export const countReservations = ({ db }: Shop) => selectReservationCounts(db.read);
