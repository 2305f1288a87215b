import type { Id } from "../../../platform/ids.ts";

/** An add pressed without a connection. `key` is its own name, so that sending it again adds nothing (security.md S14). */
export type WaitingAdd = {
  key: string;
  productId: Id<"product">;
  variationId: Id<"variation">;
  name: string;
  /** Colour and size. */
  variant: string;
  /** Hryvnias a piece, as seen then. */
  price: number;
  packs: number;
  /** Pieces. */
  pack: number;
  /** Unix milliseconds by the server's clock. */
  at: number;
  /** Sent without its key and not answered: the pieces the cart held then. Unix milliseconds. */
  unheard?: { held: number; at: number } | undefined;
  /** The press of a customer, or of a guest who holds a pack already. */
  needsSignIn?: true | undefined;
};

export const MOST_WAITING = 30;
/** A day less than the shop knows a key. */
const LONGEST_MS = 6 * 86_400_000;

export const withAdd = (waiting: readonly WaitingAdd[], add: WaitingAdd): readonly WaitingAdd[] | undefined =>
  waiting.length < MOST_WAITING ? [...waiting, add] : undefined;

export const without = (waiting: readonly WaitingAdd[], keys: readonly string[]): WaitingAdd[] =>
  waiting.filter(({ key }) => !keys.includes(key));

export const stillMeant = (waiting: readonly WaitingAdd[], now: number): WaitingAdd[] => waiting.filter(({ at }) => now - at < LONGEST_MS);

export const fullName = ({ name, variant }: Pick<WaitingAdd, "name" | "variant">): string => [name, variant].filter(Boolean).join(", ");

export const piecesOf = ({ packs, pack }: Pick<WaitingAdd, "packs" | "pack">): number => packs * pack;

/** True for a guest's first pack; the rest waits for signing in. */
export const mayGuestAdd = ({ packs }: WaitingAdd, cart: { products: readonly unknown[] } | undefined): boolean =>
  packs === 1 && !cart?.products.length;

/** Adds that may be sent now; an unheard one has to be settled first. */
export const sendable = (waiting: readonly WaitingAdd[], who: "customer" | "guest"): WaitingAdd[] =>
  waiting.filter(({ unheard, needsSignIn }) => !unheard && (who === "customer" || !needsSignIn));
