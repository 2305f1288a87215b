import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";

/** I7 of security.md; no rows in a healthy shop. */
export async function selectLotFaults(db: Kysely<Tables>): Promise<{ invariant: string; detail: string }[]> {
  const { rows } = await sql<{ invariant: string; detail: string }>`
    select 'I7 what is left of a lot is what its postings add up to' as invariant, 'lot ' || l.id as detail from bonus_lot l
      left join (select lot_id, sum(amount) as total from posting where lot_id is not null group by lot_id) p on p.lot_id = l.id
      where l.points_left <> coalesce(p.total, 0) or l.points_left not between 0 and l.granted
    union all select 'I7 a lot is not spent after its end', 'lot ' || l.id from bonus_lot l
      join posting p on p.lot_id = l.id join journal_entry e on e.id = p.entry_id
      where p.amount < 0 and e.reason = 'bonus_spent' and e.at >= l.ends_at`.execute(db);
  return rows;
}
