import { handle, handleWith } from "../../../platform/endpoint.ts";
import type { Visit } from "../../shop.ts";
import { onlyVariation } from "../changed-line.rules.ts";
import { basketAddMany, basketAddProduct, basketRecalculation, deleteCart, getCart } from "../cart.contract.ts";
import { addMany } from "./add-many.ts";
import { addPackAndSee } from "./add-pack.ts";
import { cartChanged } from "./cart-events.ts";
import { viewCart, viewShownCart } from "./cart.view.ts";
import { deleteOwnCart } from "./delete-own-cart.ts";
import { afterCart } from "./find-cart.ts";
import { withGuestKey } from "./guest-key.ts";
import { recalculate } from "./recalculate.ts";
import { removePackAndSee } from "./remove-pack.ts";

export const cartApi = [
  handle(getCart, async (visit: Visit, { ended }) => {
    const [cart, after] = await Promise.all([viewCart(visit), afterCart(visit, ended)]);
    return { ...cart, ...after };
  }),
  handleWith(basketAddProduct, async (visit: Visit, input) => {
    const { visit: known, setCookies } = withGuestKey(visit);
    const { outcome, shown } = input.productAdd ? await addPackAndSee(known, input) : await removePackAndSee(known, input);
    cartChanged(known);
    const whole = shown ? await viewShownCart(known, shown) : await viewCart(known);
    const cart = input.withCart ? whole : onlyVariation(whole, input.variationId);
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
      setCookies: outcome === "added" ? setCookies : [],
    };
  }),
  handleWith(basketAddMany, async (visit: Visit, { lines, withCart }) => {
    const { verdicts, isBlacklisted, replayed } = await addMany(visit, lines, visit.headers.get("idempotency-key"));
    cartChanged(visit);
    const cart = withCart ? await viewCart(visit) : null;
    return {
      body: { result: verdicts.every(({ added }) => added), isBlacklisted, lines: verdicts, cart },
      ...(replayed ? { headers: { "Idempotent-Replayed": "true" } } : {}),
    };
  }),
  handleWith(basketRecalculation, async (visit: Visit, input) => {
    const { visit: known, setCookies } = withGuestKey(visit);
    const result = await recalculate(known, input);
    cartChanged(known);
    const cart = await viewCart(known);
    return {
      body: {
        orderDelete: result.outcome === "cart-gone" || cart.orderId === null,
        isBlacklisted: result.outcome === "blacklisted",
        available: cart.products.map(({ id, quantity, variant }) => ({
          productId: id,
          variationId: variant.id,
          stock: variant.stock,
          quantity,
          price: variant.price,
        })),
        not_available: (result.outcome === "done" ? result.short : []).map(({ productId, variationId, granted, stock }) => ({
          productId,
          variationId,
          stock,
          quantity: granted,
        })),
        orderSubOrder: cart.orderSubOrder,
        orderId: cart.orderId,
        cart,
      },
      setCookies: cart.orderId ? setCookies : [],
    };
  }),
  handle(deleteCart, async (visit: Visit, { orderId }) => {
    await deleteOwnCart(visit, orderId);
    cartChanged(visit);
    return { result: true as const };
  }),
];
