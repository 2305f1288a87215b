import { randomUUID } from "node:crypto";
import type { Instant } from "../../../platform/time.ts";
import { undo, type Undo } from "../../../platform/db/changes.ts";
import { browserOf, type Tx, type Visit } from "../../shop.ts";
import { reserve, type StockRow } from "../../stock/stock.server.ts";
import { isOver } from "../cart.rules.ts";
import { mostOf, type Share } from "../share.rules.ts";
import { ownerOf, type Owner } from "./cart-owner.ts";
import type { CartRow } from "./cart.queries.ts";
import { addPackAtOnce } from "./change-at-once.ts";
import { findCart } from "./find-cart.ts";
import { addToCart, openCartWith } from "./lines.queries.ts";
import { livingCart } from "./living-cart.ts";
import { readShareOf } from "./read-share.ts";
import { releaseAccountCarts, releaseExpiredHolders } from "./release-carts.ts";
import { reservationTime } from "./reservation-time.ts";
import { selectSituation, type Sellable } from "./sellable.queries.ts";
import { selectElsewhere } from "./share.queries.ts";
import { lockBlacklisted, selectBlacklisted } from "./standing.queries.ts";
import type { ShownCart } from "./shown-cart.queries.ts";
import type { Id } from "../../../platform/ids.ts";

type WantedPack = { productId: Id<"product">; variationId: Id<"variation">; orderId?: string | null };
export type AddOutcome = "added" | "refused" | "over-share" | "cart-gone" | "blacklisted" | "sign-in-required";

/**
 * One call of a bulk add for one line: `take` is the first statement of the line's transaction, and answers false when
 * the line was reserved by an earlier call under the same key.
 */
type Claim = { take: (tx: Tx) => Promise<boolean> };

/** Each round of trying again means that somebody else took what had just become free, or ended the cart. */
const ROUNDS = 200;

/**
 * Reserves one pack more of a variation for the visitor's cart (or `packs` at once), or changes nothing (specification
 * §4, decisions.md §3).
 * `orderId` is what the client believes its cart to be; when that cart is over or not the visitor's, nothing is added
 * and the answer is `cart-gone`. A guest who holds something is asked to sign in.
 */
export async function addPack(visit: Visit, wanted: WantedPack & { packs?: number; claim?: Claim }): Promise<AddOutcome> {
  if (wanted.packs !== undefined || wanted.claim) return addPackStepByStep(visit, wanted);
  return (await addPackAndSee(visit, wanted)).outcome;
}

/** The same for one pack; `shown` is the cart afterwards where the way it went has read it already. */
export async function addPackAndSee(visit: Visit, wanted: WantedPack): Promise<{ outcome: AddOutcome; shown?: ShownCart }> {
  const shown = await addPackAtOnce(visit, wanted);
  return shown ? { outcome: "added", shown } : { outcome: await addPackStepByStep(visit, wanted) };
}

async function addPackStepByStep(
  visit: Visit,
  { productId, variationId, orderId, packs = 1, claim }: WantedPack & { packs?: number; claim?: Claim },
): Promise<AddOutcome> {
  const { shop, customer } = visit;
  const owner = ownerOf(visit);
  if (!owner) throw new Error("a visitor without a guest key cannot hold a cart");
  if (customer?.blacklisted) {
    await releaseAccountCarts(shop, customer.id);
    return "blacklisted";
  }
  const { open, wanted, completedOrders } = await selectSituation(shop.db.read, owner, variationId);
  const found = await findCart(visit, owner, { orderId, open });
  if (found.kind === "over" || found.kind === "unknown") return "cart-gone";
  if (!wanted || wanted.productId !== productId) return "refused";

  let cart = found.kind === "living" ? found.cart : undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (cart && "guestHash" in owner) return "sign-in-required";
    const outcome = await tryAdding(visit, { owner, cart, wanted, completedOrders, pieces: packs * wanted.pack, claim });
    if (outcome === "claimed before" || outcome === "added") return "added";
    if (outcome === "over the share") return "over-share";
    if (outcome === "blacklisted") {
      if (customer) await releaseAccountCarts(shop, customer.id);
      return "blacklisted";
    }
    if (outcome === "sold out" && !(await releaseExpiredHolders(shop, { variationId, pieces: packs * wanted.pack }))) return "refused";
    if (outcome === "cart moved on") {
      const current = await livingCart(shop, owner);
      if (cart && !current) return "cart-gone";
      cart = current;
    }
  }
  return "refused";
}

type Adding = {
  owner: Owner;
  cart: CartRow | undefined;
  wanted: Sellable;
  completedOrders: number;
  pieces: number;
  claim: Claim | undefined;
};
type Attempt = "added" | "claimed before" | "sold out" | "over the share" | "blacklisted" | "cart moved on";

/** One transaction: the cart is locked first, then the stock; whatever fails undoes all of it. */
async function tryAdding(visit: Visit, adding: Adding): Promise<Attempt> {
  const { shop } = visit;
  const { wanted, pieces, claim } = adding;
  const [endOf, share] = await Promise.all([reservationTime(shop), readShareOf(shop, adding)]);
  return shop.db.write(
    async (tx): Promise<Attempt | Undo<Attempt>> => {
      if (claim && !(await claim.take(tx))) return "claimed before";
      const now = shop.clock.now();
      const line = await addLine(tx, adding, { endOf, now });
      if (!line || (line.endedBefore && isOver(line.endedBefore, shop.clock.now()))) return undo("cart moved on");
      const stock = await reserve(tx, { variationId: wanted.variationId, pieces });
      if (!stock) return undo("sold out");
      if (!(await isWithinShare(tx, share, adding, { stock, held: line.pieces, now }))) return undo("over the share");
      return (await isBlacklisted(tx, adding)) ? undo("blacklisted") : "added";
    },
    { by: browserOf(visit) },
  );
}

function addLine(
  tx: Tx,
  { owner, cart, wanted, pieces }: Adding,
  { endOf, now }: { endOf: (openedAt: Instant, now: Instant) => Instant; now: Instant },
): Promise<{ pieces: number; endedBefore?: Instant } | undefined> {
  const line = { variationId: wanted.variationId, pieces, price: wanted.price, now };
  if (cart) return addToCart(tx, owner, { id: cart.id, until: endOf(cart.openedAt, now) }, line);
  return openCartWith(tx, owner, { id: randomUUID(), suborderId: randomUUID(), openedAt: now, reservedUntil: endOf(now, now) }, line);
}

/** Read anew: the request may have been let in before the customer was blacklisted (security.md S28). */
const isBlacklisted = (tx: Tx, { owner, cart }: Adding): Promise<boolean> =>
  cart ? selectBlacklisted(tx, owner) : lockBlacklisted(tx, owner);

/** Judged under the lock on the stock row, so that nobody else's pack of the same variation is missed (security.md S6). */
async function isWithinShare(
  tx: Tx,
  share: Share | undefined,
  { owner, wanted: { variationId, pack } }: Adding,
  { stock: { onHand }, held, now }: { stock: StockRow; held: number; now: Instant },
): Promise<boolean> {
  if (!share || onHand >= share.scarceBelow) return true;
  const elsewhere = (await selectElsewhere(tx, { owner, variationIds: [variationId], now })).get(variationId) ?? 0;
  return held <= mostOf(share, { onHand, pack, elsewhere });
}
