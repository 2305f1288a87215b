import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time.ts";
import { overPieces } from "../../cart/cart.server.ts";

type Db = Kysely<Tables>;

/** Pieces on hand, pieces nobody holds (a reservation that is over counts as free), and what this account's living cart holds. */
export type Shelf = { variationId: number; onHand: number; free: number; held: number };

export async function selectShelves(
  db: Db,
  { variationIds, accountId, now }: { variationIds: readonly number[]; accountId: number | undefined; now: Instant },
): Promise<Map<number, Shelf>> {
  const { rows } = await sql<Shelf>`
    with asked as (select value::bigint as id from jsonb_array_elements_text(${JSON.stringify(variationIds)}::jsonb)),
    ${overPieces(now)},
    own as materialized (
      select l.variation_id, l.pieces from cart c join cart_line l on l.cart_id = c.id
      where c.state = 'open' and c.account_id = ${accountId ?? null}::bigint and c.reserved_until > ${now}
    )
    select s.variation_id as "variationId", s.on_hand as "onHand", s.on_hand - s.reserved + coalesce(over_pieces.pieces, 0) as free, coalesce(own.pieces, 0) as held
    from asked join stock s on s.variation_id = asked.id
    left join over_pieces on over_pieces.variation_id = s.variation_id left join own on own.variation_id = s.variation_id`.execute(db);
  return new Map(rows.map((row) => [row.variationId, row]));
}
