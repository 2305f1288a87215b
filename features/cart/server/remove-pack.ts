import { browserOf, type Visit } from "../../shop.ts";
import { release } from "../../stock/stock.server.ts";
import { ownerOf } from "./cart-owner.ts";
import { closeCart, selectOpenCart, setReservedUntil } from "./cart.queries.ts";
import { removePackAtOnce } from "./change-at-once.ts";
import { findCart } from "./find-cart.ts";
import { takeFromLine } from "./lines.queries.ts";
import { lockLivingCart } from "./lock-living-cart.ts";
import { releaseAccountCarts } from "./release-carts.ts";
import { reservationTime } from "./reservation-time.ts";
import { selectPack } from "./sellable.queries.ts";
import type { ShownCart } from "./shown-cart.queries.ts";
import type { Id } from "../../../platform/ids.ts";

type WantedPack = { variationId: Id<"variation">; orderId?: string | null };
export type RemoveOutcome = "removed" | "refused" | "cart-gone" | "blacklisted";

/** Gives one pack of a line back; the line goes with its last pack, the cart with its last line (specification §4). */
export async function removePack(visit: Visit, wanted: WantedPack): Promise<RemoveOutcome> {
  return (await removePackAndSee(visit, wanted)).outcome;
}

/** The same; `shown` is the cart afterwards where the way it went has read it already. */
export async function removePackAndSee(visit: Visit, wanted: WantedPack): Promise<{ outcome: RemoveOutcome; shown?: ShownCart }> {
  const shown = await removePackAtOnce(visit, wanted);
  return shown ? { outcome: "removed", shown } : { outcome: await removePackStepByStep(visit, wanted) };
}

async function removePackStepByStep(visit: Visit, { variationId, orderId }: WantedPack): Promise<RemoveOutcome> {
  const { shop, customer } = visit;
  const owner = ownerOf(visit);
  if (!owner) return "cart-gone";
  if (customer?.blacklisted) {
    await releaseAccountCarts(shop, customer.id);
    return "blacklisted";
  }
  const found = await findCart(visit, owner, { orderId, open: await selectOpenCart(shop.db.read, owner) });
  if (found.kind !== "living") return "cart-gone";
  const { cart } = found;
  const goods = await selectPack(shop.db.read, variationId);
  if (!goods) return "refused";
  const endOf = await reservationTime(shop);

  return shop.db.write(
    async (tx): Promise<RemoveOutcome> => {
      const locked = await lockLivingCart(tx, shop, cart.id);
      if (!locked) return "cart-gone";
      const changed = await takeFromLine(tx, { cartId: cart.id, variationId, pieces: goods.pack });
      if (!changed) return "refused";
      if (changed.linesLeft === 0) await closeCart(tx, cart.id, "deleted", locked.now);
      else await setReservedUntil(tx, cart.id, endOf(cart.openedAt, locked.now));
      await release(tx, [{ variationId, pieces: changed.taken }]);
      return "removed";
    },
    { by: browserOf(visit) },
  );
}
