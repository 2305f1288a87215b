import { wholePacks } from "./cart.rules.ts";

/** Guests share one limit; each account has its own. */
export type Holder = "guests" | "new-account" | "known-account";

/** Share of plentiful goods. One stranger can be many guests: two dozen calls held 288 pieces for an hour. Guests still need most of them. */
const GUESTS_PERCENT_OF_PLENTY = 70;

/** A variation with fewer pieces on hand than `scarce_below` is scarce (security.md S6). */
export type ShareSettings = { scarce_below: number; guests_share_percent: number; new_account_share_percent: number };

export type Share = {
  holder: Exclude<Holder, "known-account">;
  scarceBelow: number;
  percent: number;
  /** Undefined for no limit. */
  percentOfPlenty: number | undefined;
};

export const accountHolder = (completedOrders: number): Holder => (completedOrders > 0 ? "known-account" : "new-account");

export function shareOf(holder: Holder, settings: ShareSettings): Share | undefined {
  if (holder === "known-account") return undefined;
  const scarceBelow = settings.scarce_below;
  return holder === "guests"
    ? { holder, scarceBelow, percent: settings.guests_share_percent, percentOfPlenty: GUESTS_PERCENT_OF_PLENTY }
    : { holder, scarceBelow, percent: settings.new_account_share_percent, percentOfPlenty: undefined };
}

/** Open orders not handed to the carrier (security.md S33); their pieces count beside reservations (S6). */
export const statusesAtTheShop = ["new", "awaiting_payment", "confirmed", "packed"] as const;

/** Pieces; `elsewhere` counts against the share besides the cart's own line. */
export type Shelf = { onHand: number; pack: number; elsewhere: number };

/** The most pieces a cart may hold, at least one pack; `server/cart-rules.queries.ts` says the same in SQL. */
export function mostOf(share: Share | undefined, { onHand, pack, elsewhere }: Shelf): number {
  const percent = share && percentOf(share, onHand);
  return percent === undefined ? Number.MAX_SAFE_INTEGER : Math.max(pack, Math.floor((onHand * percent) / 100)) - elsewhere;
}

/** Undefined where the share limits nobody. */
export const percentOf = ({ scarceBelow, percent, percentOfPlenty }: Share, onHand: number): number | undefined =>
  onHand < scarceBelow ? percent : percentOfPlenty;

/** Pieces that a cart which holds `held` could still add of `free` ones. */
export const couldAdd = ({ free, held, most }: { free: number; held: number; most: number }): number =>
  Math.max(0, Math.min(free, most - held));

/** Pieces a cart can hold: whole packs within its share, and never fewer than it holds. */
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
