import { catalogueChanged } from "../../catalogue/catalogue.server.ts";
import type { Visit } from "../../shop.ts";
import { release } from "../../stock/stock.server.ts";
import { isOver } from "../cart.rules.ts";
import { isKnownCartGone, livingCart } from "./add-pack.ts";
import { ownerOf } from "./cart-owner.ts";
import { closeCart, deleteLine, lockCart, selectLines, selectSellable, setLinePieces, setReservedUntil } from "./cart.queries.ts";
import { releaseAccountCarts } from "./release-carts.ts";
import { reservationTime } from "./reservation-time.ts";

export type RemoveOutcome = "removed" | "refused" | "cart-gone" | "blacklisted";

/** Gives one pack of a line back; the line goes with its last pack, the cart with its last line (specification §4). */
export async function removePack(
  visit: Visit,
  { variationId, orderId }: { variationId: number; orderId?: string | null },
): Promise<RemoveOutcome> {
  const { shop, customer } = visit;
  const owner = ownerOf(visit);
  if (!owner) return "refused";
  if (customer?.blacklisted) {
    await releaseAccountCarts(shop, customer.id);
    return "blacklisted";
  }
  if (await isKnownCartGone(shop, owner, orderId)) return "cart-gone";
  const cart = await livingCart(shop, owner);
  if (!cart) return "refused";
  const endOf = await reservationTime(shop);
  const [sellable] = await selectSellable(shop.db.read, [variationId]);

  const removed = await shop.db.write(async (tx) => {
    const now = shop.clock.now();
    const locked = await lockCart(tx, cart.id);
    if (locked?.state !== "open" || isOver(locked.reserved_until, now)) return undefined;
    const lines = await selectLines(tx, cart.id);
    const line = lines.find((one) => one.variationId === variationId);
    if (!line) return undefined;
    const pieces = Math.min(line.pieces, sellable?.pack ?? line.pieces);
    await release(tx, [{ variationId, pieces }]);
    if (pieces === line.pieces) await deleteLine(tx, cart.id, variationId);
    else await setLinePieces(tx, cart.id, variationId, line.pieces - pieces);
    if (lines.length === 1 && pieces === line.pieces) await closeCart(tx, cart.id, "deleted", now);
    else await setReservedUntil(tx, cart.id, endOf(locked.opened_at, now));
    return line;
  });
  if (!removed) return "refused";
  catalogueChanged(shop, [removed.productId]);
  return "removed";
}
