import type { Id } from "../../../platform/ids.ts";
import type { Kopiykas } from "../../../platform/money.ts";
import type { Holder } from "../share.rules.ts";
import type { CartRow } from "./cart.queries.ts";
import type { ShownLine } from "./shown-cart.queries.ts";

/**
 * Why a line is as it was, or that it is not. `taken meanwhile`: the shelf has moved since the statement began, the next one
 * sees it as it is.
 */
export type Why = "changed" | "not for sale" | "not held" | "sold out" | "over the share" | "taken meanwhile";

/** What of a line stands in no catalogue. */
export type LineInNumbers = Pick<ShownLine, "variationId" | "productId" | "pieces" | "seenPrice" | "free" | "onHand" | "elsewhere">;
/** A cart afterwards, its lines in the order they were added. */
export type ChangedCart = { cart: CartRow; holder: Holder; lines: LineInNumbers[] };

/** What the statement of `change-cart.queries.ts` answers. */
export type Answer = {
  verdicts: [at: number, why: Why, before: number, held: number, short: number][] | null;
  carts:
    | [id: string, suborderId: string, accountId: Id<"account">, state: CartRow["state"], openedAt: number, reservedUntil: number][]
    | null;
  lines: LineAnswer[] | null;
  /** Each account a share binds, with all it has ordered and is still at the shop; both null where that is nothing. */
  newcomers: [accountId: Id<"account">, variationId: Id<"variation"> | null, pieces: number | null][] | null;
};

type LineAnswer = [
  accountId: Id<"account">,
  variationId: Id<"variation">,
  productId: Id<"product">,
  pieces: number,
  seenPrice: Kopiykas,
  free: number,
  onHand: number,
];

/** The changed carts, each with its lines. */
export function cartsOf({ carts, lines, newcomers }: Omit<Answer, "verdicts">): ChangedCart[] {
  const ordered = orderedBy(newcomers ?? []);
  const linesOf = new Map<Id<"account">, LineInNumbers[]>((carts ?? []).map(([, , accountId]) => [accountId, []]));
  for (const [accountId, variationId, productId, pieces, seenPrice, free, onHand] of lines ?? []) {
    const elsewhere = ordered.get(accountId)?.get(variationId) ?? 0;
    linesOf.get(accountId)?.push({ variationId, productId, pieces, seenPrice, free, onHand, elsewhere });
  }
  return (carts ?? []).map(([id, suborderId, accountId, state, openedAt, reservedUntil]) => ({
    cart: { id, suborderId, accountId, state, openedAt: new Date(openedAt), reservedUntil: new Date(reservedUntil) },
    holder: ordered.has(accountId) ? "new-account" : "known-account",
    lines: linesOf.get(accountId) ?? [],
  }));
}

/** Pieces by account and variation. */
function orderedBy(newcomers: NonNullable<Answer["newcomers"]>): Map<Id<"account">, Map<Id<"variation">, number>> {
  const ordered = new Map<Id<"account">, Map<Id<"variation">, number>>();
  for (const [accountId, variationId, pieces] of newcomers) {
    const own = ordered.get(accountId) ?? new Map<Id<"variation">, number>();
    ordered.set(accountId, own);
    if (variationId !== null) own.set(variationId, (own.get(variationId) ?? 0) + (pieces ?? 0));
  }
  return ordered;
}
