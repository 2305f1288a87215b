import { wholePacks } from "./cart.rules.ts";

/** Guests share one limit; each account has its own. */
export type Holder = "guests" | "new-account" | "known-account";

/** Scarce is a variation with fewer pieces on hand than `scarce_below` (security.md S6). */
export type ShareSettings = { scarce_below: number; guests_share_percent: number; new_account_share_percent: number };

export type Share = { holder: Exclude<Holder, "known-account">; scarceBelow: number; percent: number };

export const accountHolder = (completedOrders: number): Holder => (completedOrders > 0 ? "known-account" : "new-account");

export function shareOf(holder: Holder, settings: ShareSettings): Share | undefined {
  if (holder === "known-account") return undefined;
  const percent = holder === "guests" ? settings.guests_share_percent : settings.new_account_share_percent;
  return { holder, scarceBelow: settings.scarce_below, percent };
}

/** Statuses of orders not handed to the carrier: open (security.md S33), their pieces count beside reservations (S6). */
export const statusesAtTheShop = ["new", "awaiting_payment", "confirmed", "packed"] as const;

/** `elsewhere` counts against the share besides the cart's own line; pieces. */
export type Shelf = { onHand: number; pack: number; elsewhere: number };

/** The most pieces a cart may hold, one pack at least; `server/cart-rules.queries.ts` says the same in SQL. */
export function mostOf(share: Share | undefined, { onHand, pack, elsewhere }: Shelf): number {
  if (!share || onHand >= share.scarceBelow) return Number.MAX_SAFE_INTEGER;
  return Math.max(pack, Math.floor((onHand * share.percent) / 100)) - elsewhere;
}

/** Pieces a cart could still add of a variation of which it holds `held` and `free` are nobody's. */
export const couldAdd = ({ free, held, most }: { free: number; held: number; most: number }): number =>
  Math.max(0, Math.min(free, most - held));

/** Pieces a cart can come to hold: whole packs within its share, which takes nothing away that is held already. */
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
