import { wholePacks } from "./cart.rules.ts";

/** Who holds pieces of a variation, as far as the share goes: guests count together, an account by itself. */
export type Holder = "guests" | "new-account" | "known-account";

/** What staff set: below how many pieces on hand a variation is scarce, and the percents of it (security.md S6). */
export type ShareSettings = { scarce_below: number; guests_share_percent: number; new_account_share_percent: number };

/** How much of a scarce variation a holder may hold. */
export type Share = { holder: Exclude<Holder, "known-account">; scarceBelow: number; percent: number };

/** Which holder an account is. */
export const accountHolder = (completedOrders: number): Holder => (completedOrders > 0 ? "known-account" : "new-account");

/** The share of such a holder; undefined for one without a limit. */
export function shareOf(holder: Holder, settings: ShareSettings): Share | undefined {
  if (holder === "known-account") return undefined;
  const percent = holder === "guests" ? settings.guests_share_percent : settings.new_account_share_percent;
  return { holder, scarceBelow: settings.scarce_below, percent };
}

/** Orders with these statuses are not handed to the carrier yet: they are open (security.md S33), and their pieces count beside reservations (S6). */
export const statusesAtTheShop = ["new", "awaiting_payment", "confirmed", "packed"] as const;

/** A variation as the share sees it; `elsewhere` is what counts besides the cart's own line. Pieces. */
export type Shelf = { onHand: number; pack: number; elsewhere: number };

/**
 * The most pieces of a variation a cart may hold. Reserved pieces are still on hand, sold ones are not; a whole pack is
 * always allowed. The statement of `server/cart-rules.queries.ts` says the same in SQL.
 */
export function mostOf(share: Share | undefined, { onHand, pack, elsewhere }: Shelf): number {
  if (!share || onHand >= share.scarceBelow) return Number.MAX_SAFE_INTEGER;
  return Math.max(pack, Math.floor((onHand * share.percent) / 100)) - elsewhere;
}

/** Pieces a cart could still add of a variation of which it holds `held` and `free` are nobody's. */
export const couldAdd = ({ free, held, most }: { free: number; held: number; most: number }): number =>
  Math.max(0, Math.min(free, most - held));

/**
 * Pieces a cart can come to hold when it wants `wanted`, holds `held`, and `free` are nobody's: whole packs, never more
 * than its share, though the share takes nothing away that is held already.
 */
export const reachable = ({
  wanted,
  held,
  free,
  most,
  pack,
}: {
  wanted: number;
  held: number;
  free: number;
  most: number;
  pack: number;
}): number => wholePacks(Math.min(wanted, held + free, Math.max(held, most)), pack);
