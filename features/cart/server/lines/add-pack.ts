import type { Id } from "../../../../platform/ids.ts";
import type { Visit } from "../../../shop.ts";
import { ownerOf } from "../carts/cart-owner.ts";
import { changeAtOnce, changeInTurn } from "./change-cart.ts";
import type { Verdict } from "./change-cart.queries.ts";
import type { Why } from "./judge-lines.queries.ts";
import { afterCart, findCart } from "../carts/find-cart.ts";
import { livingCart } from "../carts/living-cart.ts";
import { releaseAccountCarts, releaseExpiredHolders } from "../carts/release-carts.ts";
import { selectForSale } from "./pieces-in-reach.queries.ts";
import type { ShownCart } from "../shown-cart.queries.ts";

/** `orderId`: the cart the client believes in, null for none, undefined where it does not say. */
type WantedPack = { productId: Id<"product">; variationId: Id<"variation">; orderId?: string | null; packs?: number };
export type AddOutcome = "added" | "refused" | "over-share" | "cart-gone" | "blacklisted" | "sign-in-required";

/** Another round means that somebody else was quicker or ended the cart. */
const ROUNDS = 200;

/** All packs or nothing (specification §4, decisions.md §3); a guest who holds something signs in. `cart-gone`: over or another's. */
export const addPack = async (visit: Visit, wanted: WantedPack): Promise<AddOutcome> => (await addPackAndSee(visit, wanted)).outcome;

export async function addPackAndSee(visit: Visit, wanted: WantedPack): Promise<{ outcome: AddOutcome; shown?: ShownCart }> {
  const { productId, variationId, orderId, packs = 1 } = wanted;
  const pack = { productId, variationId, orderId, packs };
  // Null means none, mostly rightly, and a first pack opens its cart in turn.
  const done = orderId === null ? undefined : await changeAtOnce(visit, pack);
  if (done?.shown) return { outcome: "added", shown: done.shown };
  if (done && done.verdict.why !== "sold out") return { outcome: outcomeOf[done.verdict.why] };
  return { outcome: await addInTurn(visit, pack) };
}

async function addInTurn(visit: Visit, { productId, variationId, orderId, packs }: WantedPack & { packs: number }): Promise<AddOutcome> {
  const { shop, customer } = visit;
  const owner = ownerOf(visit);
  if (!owner) throw new Error("a visitor without a guest key cannot hold a cart");
  if (customer?.blacklisted) {
    await releaseAccountCarts(shop, customer.id);
    return "blacklisted";
  }
  const found = orderId === null ? undefined : await findCart(visit, owner, orderId);
  if (found?.kind === "over" || found?.kind === "unknown") return "cart-gone";

  let cart = found?.kind === "living" ? found.cart : undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (cart && "guestHash" in owner) {
      const forSale = await selectForSale(shop.db.read, [variationId]);
      return forSale.get(variationId)?.productId === productId ? "sign-in-required" : "refused";
    }
    const done = await changeInTurn(visit, { owner, cart, lines: [{ productId, variationId, packs }] });
    if (done === "blacklisted") {
      if (customer) await releaseAccountCarts(shop, customer.id);
      return "blacklisted";
    }
    if (done === "moved on") {
      const current = await livingCart(shop, owner);
      // Without a named cart, the next one after an order is the customer's wish as well.
      if (cart && !current && (orderId || !(await afterCart(visit, cart.id)).endedWasOrdered)) return "cart-gone";
      cart = current;
      continue;
    }
    const [verdict] = done;
    if (!verdict) return "refused";
    if (!(await isWorthTrying(visit, verdict))) return outcomeOf[verdict.why];
  }
  return "refused";
}

/** Expired reservations count as free (security.md S3). */
const isWorthTrying = async ({ shop }: Visit, { why, variationId, short }: Verdict): Promise<boolean> =>
  why === "sold out" && releaseExpiredHolders(shop, { variationId, pieces: short });

const outcomeOf: Record<Why, AddOutcome> = {
  changed: "added",
  "over the share": "over-share",
  "sold out": "refused",
  "taken meanwhile": "refused",
  "not for sale": "refused",
  "not held": "refused",
};
