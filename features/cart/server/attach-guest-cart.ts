import { isOver } from "../cart.rules.ts";
import type { Visit } from "../../shop.ts";
import { livingCart } from "./add-pack.ts";
import { closeCart, deleteLines, giveCartToAccount, lockCart, moveLines, setReservedUntil } from "./cart.queries.ts";
import { reservationTime } from "./reservation-time.ts";

/**
 * After sign-in the guest's cart becomes the account's; when the account has one already, the lines move into it and
 * quantities add up. Reserved pieces stay reserved throughout: nothing can be lost to another buyer.
 */
export async function attachGuestCart(visit: Visit): Promise<void> {
  const { shop, customer, guestHash } = visit;
  if (!customer || !guestHash) return;
  const [guestCart, ownCart] = [await livingCart(shop, { guestHash }), await livingCart(shop, { accountId: customer.id })];
  if (!guestCart) return;
  const endOf = await reservationTime(shop);
  await shop.db.write(async (tx) => {
    const now = shop.clock.now();
    const carts = new Map<string, Awaited<ReturnType<typeof lockCart>>>();
    for (const id of [guestCart.id, ...(ownCart ? [ownCart.id] : [])].sort()) carts.set(id, await lockCart(tx, id));
    const guest = carts.get(guestCart.id);
    if (guest?.state !== "open" || guest.account_id !== null || isOver(guest.reserved_until, now)) return;
    const own = ownCart && carts.get(ownCart.id);
    if (!own || own.state !== "open") {
      await giveCartToAccount(tx, guest.id, customer.id);
      await setReservedUntil(tx, guest.id, endOf(guest.opened_at, now));
      return;
    }
    await moveLines(tx, guest.id, own.id);
    await deleteLines(tx, guest.id);
    await closeCart(tx, guest.id, "merged", now);
    await setReservedUntil(tx, own.id, endOf(own.opened_at, now));
  });
}
