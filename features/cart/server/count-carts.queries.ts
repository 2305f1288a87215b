import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";

/** How many carts are open and how many pieces are reserved. */
export async function selectReservationCounts(db: Kysely<Tables>) {
  const { rows } = await sql<{ carts: number; pieces: number }>`
    select (select count(*)::int from cart where state = 'open') as carts, (select coalesce(sum(reserved), 0)::int from stock) as pieces`.execute(
    db,
  );
  return rows[0];
}
