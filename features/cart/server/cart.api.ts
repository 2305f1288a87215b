import { handle, handleWith } from "../../../platform/endpoint.ts";
import type { Visit } from "../../shop.ts";
import { basketAddProduct, basketRecalculation, deleteCart, getCart } from "../cart.contract.ts";
import { addPack } from "./add-pack.ts";
import { viewCart } from "./cart.view.ts";
import { deleteOwnCart } from "./delete-own-cart.ts";
import { withGuestKey } from "./guest-key.ts";
import { recalculate } from "./recalculate.ts";
import { removePack } from "./remove-pack.ts";

export const cartApi = [
  handle(getCart, (visit: Visit) => viewCart(visit)),
  handleWith(basketAddProduct, async (visit: Visit, input) => {
    const { visit: known, setCookies } = withGuestKey(visit);
    const outcome = input.productAdd ? await addPack(known, input) : await removePack(known, input);
    const cart = await viewCart(known);
    return {
      body: {
        orderId: cart.orderId,
        orderSubOrder: cart.orderSubOrder,
        isBlacklisted: outcome === "blacklisted",
        orderDelete: outcome === "cart-gone",
        result: outcome === "added" || outcome === "removed",
        signInRequired: outcome === "sign-in-required",
        cart,
      },
      setCookies,
    };
  }),
  handleWith(basketRecalculation, async (visit: Visit, { cartItems }) => {
    const { visit: known, setCookies } = withGuestKey(visit);
    const result = await recalculate(known, cartItems);
    const cart = await viewCart(known);
    const lines = result.outcome === "done" ? result.lines : [];
    const shown = new Map(cart.products.map((item) => [item.variant.id, item]));
    return {
      body: {
        orderDelete: cart.orderId === null,
        isBlacklisted: result.outcome === "blacklisted",
        available: cart.products.map((item) => ({
          productId: item.id,
          variationId: item.variant.id,
          stock: item.variant.stock,
          quantity: item.quantity,
          price: item.variant.price,
        })),
        not_available: lines
          .filter((line) => line.granted < line.wanted)
          .map((line) => ({
            productId: line.productId,
            variationId: line.variationId,
            stock: shown.get(line.variationId)?.variant.stock ?? 0,
            quantity: line.granted,
          })),
        orderSubOrder: cart.orderSubOrder,
        orderId: cart.orderId,
        cart,
      },
      setCookies,
    };
  }),
  handle(deleteCart, async (visit: Visit, { orderId }) => {
    await deleteOwnCart(visit, orderId);
    return { result: true as const };
  }),
];
