import type { Kopiykas } from "../../../platform/money/money.ts";
import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time/time.ts";

export type ReservationRow = {
  id: string;
  surname: string | null;
  name: string | null;
  phone: string | null;
  opened_at: Instant;
  reserved_until: Instant;
  lines: number;
  pieces: number;
  sum: Kopiykas;
};

export async function selectReservations(
  db: Kysely<Tables>,
  now: Instant,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ReservationRow[]; total: number }> {
  const { rows } = await sql<ReservationRow & { total: number }>`
    select c.id, a.surname, a.name, a.phone, c.opened_at, c.reserved_until, count(*)::int as lines, sum(l.pieces)::int as pieces,
      sum(l.pieces * l.price)::float8 as sum, (count(*) over ())::int as total
    from cart c join cart_line l on l.cart_id = c.id left join account a on a.id = c.account_id
    where c.state = 'open' and c.reserved_until > ${now}
    group by c.id, a.id order by pieces desc, c.id limit ${limit} offset ${offset}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function selectReservationCounts(db: Kysely<Tables>) {
  const { rows } = await sql<{ carts: number; pieces: number }>`
    select (select count(*)::int from cart where state = 'open') as carts, (select coalesce(sum(reserved), 0)::int from stock) as pieces`.execute(
    db,
  );
  return rows[0];
}
