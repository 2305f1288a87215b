import { sql, type RawBuilder } from "kysely";
import type { Id } from "../../../../platform/ids.ts";
import type { Kopiykas } from "../../../../platform/money/money.ts";
import type { Holder } from "../../share.rules.ts";
import type { CartRow } from "../cart.queries.ts";
import { verdictsAsJson, type Terms, type Why } from "./judge-lines.queries.ts";
import { overPieces, type ShownLine } from "../shown-cart.queries.ts";

export type LineInNumbers = Pick<ShownLine, "variationId" | "productId" | "pieces" | "seenPrice" | "free" | "onHand" | "elsewhere">;
export type ChangedCart = { cart: CartRow; holder: Holder; lines: LineInNumbers[] };

export type Answer = {
  verdicts: [at: number, why: Why, before: number, held: number, short: number][] | null;
  carts:
    | [id: string, suborderId: string, accountId: Id<"account">, state: CartRow["state"], openedAt: number, reservedUntil: number][]
    | null;
  lines: LineAnswer[] | null;
  /** Accounts bound by a share, with what they ordered that is still at the shop; nulls for nothing. */
  newcomers: [accountId: Id<"account">, variationId: Id<"variation"> | null, pieces: number | null][] | null;
};

/** Verdicts and `moved` carts with their lines, in one list each, since a list for each cart costs PostgreSQL more. */
export const changedCarts = (terms: Terms): RawBuilder<unknown> => sql`
    ${overPieces(terms.now)},
    shown as (
      select moved.account_id, written.variation_id, written.pieces, written.price, written.added_at, moved.unreserved
        from moved join written on written.cart_id = moved.id
      union all select moved.account_id, other.variation_id, other.pieces, other.price, other.added_at, null
        from moved join cart_line other on other.cart_id = moved.id where other.variation_id <> moved.variation_id
    )
    select ${verdictsAsJson} as verdicts,
      (select json_agg(json_build_array(id, suborder_id, account_id, state, ${milliseconds("opened_at")}, ${milliseconds("reserved_until")})) from moved
        where state = 'open') as carts,
      (select json_agg(array[shown.account_id, shown.variation_id, v.product_id, shown.pieces, shown.price, coalesce(shown.unreserved, s.on_hand - s.reserved)
          + coalesce((select pieces from over_pieces where over_pieces.variation_id = shown.variation_id), 0), s.on_hand]
          order by shown.added_at, shown.variation_id)
        from shown join variation v on v.id = shown.variation_id join stock s on s.variation_id = shown.variation_id) as lines,
      ${terms.share ? sql`(select json_agg(array[account_id, variation_id, pieces]) from newcomers)` : sql`null`} as newcomers`;

const milliseconds = (column: string): RawBuilder<unknown> => sql`round(date_part('epoch', ${sql.ref(column)}) * 1000)`;

type LineAnswer = [
  accountId: Id<"account">,
  variationId: Id<"variation">,
  productId: Id<"product">,
  pieces: number,
  seenPrice: Kopiykas,
  free: number,
  onHand: number,
];

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

function orderedBy(newcomers: NonNullable<Answer["newcomers"]>): Map<Id<"account">, Map<Id<"variation">, number>> {
  const ordered = new Map<Id<"account">, Map<Id<"variation">, number>>();
  for (const [accountId, variationId, pieces] of newcomers) {
    const own = ordered.get(accountId) ?? new Map<Id<"variation">, number>();
    ordered.set(accountId, own);
    if (variationId !== null) own.set(variationId, (own.get(variationId) ?? 0) + (pieces ?? 0));
  }
  return ordered;
}
