import { codeOf } from "../../../../platform/db/run-transaction.ts";
import { readSettings } from "../../../settings/settings.server.ts";
import { browserOf, type Tx, type Visit } from "../../../shop.ts";
import { reservationEnd } from "../../cart.rules.ts";
import {
  closeCart,
  giveCartToAccount,
  lockBlacklisted,
  moveLines,
  selectBlacklisted,
  selectOpenCart,
  setReservedUntil,
  type CartRow,
} from "../cart.queries.ts";
import { livingCart, lockLivingCart } from "./living-cart.ts";
import { dropCart, releaseAccountCarts } from "./release-carts.ts";
import type { Id } from "../../../../platform/ids.ts";

const ROUNDS = 5;
const UNIQUE_VIOLATION = "23505";

/** Lines join the account's cart and stay reserved throughout; a blacklisted customer loses both carts. */
export async function attachGuestCart(visit: Visit): Promise<void> {
  const { shop, customer, guestHash } = visit;
  if (!customer || !guestHash) return;
  for (let round = 0; round < ROUNDS; round += 1) {
    const guest = await livingCart(shop, { guestHash });
    if (!guest) return;
    const own = await livingCart(shop, { accountId: customer.id });
    const outcome = await attach(visit, { accountId: customer.id, guest, own });
    if (outcome === "blacklisted") return dropCartsOf(visit, customer.id);
    if (outcome === "attached") return;
  }
}

/** Drops a blacklisted account's cart, and the guest's of the same browser (specification §4). */
export async function dropCartsOf(visit: Visit, accountId: Id<"account">): Promise<void> {
  const { shop, guestHash } = visit;
  await releaseAccountCarts(shop, accountId);
  const guest = guestHash && (await selectOpenCart(shop.db.read, { guestHash }));
  if (guest) await dropCart(shop, guest.id, { by: browserOf(visit) });
}

type Outcome = "attached" | "moved on" | "blacklisted";

/** `moved on`: a cart changed owner or ended, or the account opened another, before the lock. */
async function attach(
  visit: Visit,
  { accountId, guest, own }: { accountId: Id<"account">; guest: CartRow; own: CartRow | undefined },
): Promise<Outcome> {
  const { shop } = visit;
  const { basket_lifetime: lifetimeHours, basket_max_hours: maxHours } = await readSettings(shop);
  const merge = async (tx: Tx): Promise<Outcome> => {
    for (const id of [guest.id, ...(own ? [own.id] : [])].sort()) {
      const locked = await lockLivingCart(tx, shop, id);
      if (!locked || locked.cart.accountId !== (id === guest.id ? null : accountId)) return "moved on";
    }
    if (await (own ? selectBlacklisted : lockBlacklisted)(tx, { accountId })) return "blacklisted";
    const now = shop.clock.now();
    const kept = own ?? guest;
    if (own) {
      await moveLines(tx, guest.id, own.id);
      await closeCart(tx, guest.id, "merged", now);
    } else await giveCartToAccount(tx, guest.id, accountId);
    await setReservedUntil(tx, kept.id, reservationEnd({ now, openedAt: kept.openedAt, lifetimeHours, maxHours }));
    return "attached";
  };
  try {
    return await shop.db.write(merge, { by: browserOf(visit) });
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) return "moved on";
    throw error;
  }
}
