import { answerWithList, handle, handleWith } from "../../../platform/contracts/endpoint.ts";
import { replayedHeader } from "../../../platform/http/replayed-header.ts";
import { getProduct } from "../../catalogue/catalogue.contract.ts";
import { similarAsJson } from "../../catalogue/catalogue.server.ts";
import type { Visit } from "../../shop.ts";
import { onlyVariation } from "../changes/changed-line.rules.ts";
import {
  basketAddMany,
  basketAddProduct,
  basketRecalculation,
  deleteCart,
  getCart,
  type RecalculationRefusal,
  type AddRefusal,
} from "../cart.contract.ts";
import { addMany } from "./lines/add-many.ts";
import { addPackAndSee } from "./lines/add-pack.ts";
import { withGuestKey } from "./carts/cart-owner.ts";
import { requireLivingToken, requireSession } from "./carts/require-session.ts";
import { viewCart, viewProductFor, viewShownCart } from "./cart.view.ts";
import { afterCart } from "./carts/find-cart.ts";
import { readShare } from "./lines/read-reach.ts";
import { deleteOwnCart } from "./carts/release-carts.ts";
import { recalculate, type WhyShort } from "./recalculate.ts";
import { removePackAndSee } from "./lines/remove-pack.ts";

export const cartApi = [
  handleWith(getProduct, async (visit: Visit, { id }) => {
    const product = await viewProductFor(visit, id);
    return answerWithList({ ...product, similar: [] }, "similar", similarAsJson(visit, product.id));
  }),
  handle(getCart, async (visit: Visit, { ended }) => {
    requireLivingToken(visit);
    const [cart, after] = await Promise.all([viewCart(visit), afterCart(visit, ended)]);
    return { ...cart, ...after };
  }),
  handleWith(basketAddProduct, async (visit: Visit, input) => {
    requireSession(visit);
    const { visit: known, ...key } = withGuestKey(visit);
    const { outcome, shown } = input.productAdd ? await addPackAndSee(known, input) : await removePackAndSee(known, input);
    const whole = shown ? await viewShownCart(known, shown) : await viewCart(known);
    const cart = input.withCart ? whole : onlyVariation(whole, input.variationId);
    return {
      body: {
        orderId: cart.orderId,
        orderSubOrder: cart.orderSubOrder,
        isBlacklisted: outcome === "blacklisted",
        orderDelete: outcome === "cart-gone",
        result: outcome === "added" || outcome === "removed",
        ...(input.productAdd ? await refusalOf(known, outcome) : noRefusal),
        signInRequired: outcome === "sign-in-required",
        cart,
      },
      ...(outcome === "added" ? key : { setCookies: [] }),
    };
  }),
  handleWith(basketAddMany, async (visit: Visit, { lines, withCart }) => {
    const { verdicts, isBlacklisted, replayed } = await addMany(visit, lines, visit.headers.get("idempotency-key"));
    const cart = withCart ? await viewCart(visit) : null;
    return {
      body: {
        result: verdicts.every(({ added }) => added),
        isBlacklisted,
        lines: verdicts.map(({ productId, variationId, added, isByShare, stock, addable }) => ({
          productId,
          variationId,
          added,
          refusal: added ? null : whyNot(visit, isByShare),
          stock,
          addable,
        })),
        cart,
      },
      ...replayedHeader(replayed),
    };
  }),
  handleWith(basketRecalculation, async (visit: Visit, input) => {
    requireSession(visit);
    const { visit: known, ...key } = withGuestKey(visit);
    const result = await recalculate(known, input);
    const cart = await viewCart(known);
    const short = result.outcome === "done" ? result.short : [];
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
        not_available: short.map(({ productId, variationId, granted, stock, why }) => ({
          productId,
          variationId,
          stock,
          quantity: granted,
          refusal: whyShort(known, why),
        })),
        signInRequired: short.some(({ why }) => why === "one pack a guest"),
        orderSubOrder: cart.orderSubOrder,
        orderId: cart.orderId,
        cart,
      },
      ...(cart.orderId ? key : {}),
    };
  }),
  handle(deleteCart, async (visit: Visit, { orderId }) => {
    requireSession(visit);
    await deleteOwnCart(visit, orderId);
    return { result: true as const };
  }),
];

const whyNot = ({ customer }: Visit, isByShare: boolean): AddRefusal => {
  if (!isByShare) return "sold-out";
  return customer ? "new-account-share" : "guests-share";
};

const whyShort = (visit: Visit, why: WhyShort): RecalculationRefusal =>
  why === "one pack a guest" ? "sign-in-required" : whyNot(visit, why === "over the share");

type WhyRefused = { refusal: AddRefusal | null; sharePercent: number | null };
const noRefusal: WhyRefused = { refusal: null, sharePercent: null };

async function refusalOf(visit: Visit, outcome: string): Promise<WhyRefused> {
  if (outcome !== "refused" && outcome !== "over-share") return noRefusal;
  const share = outcome === "over-share" ? await readShare(visit.shop, visit.customer ? "new-account" : "guests") : undefined;
  return { refusal: whyNot(visit, outcome === "over-share"), sharePercent: share?.percent ?? null };
}
