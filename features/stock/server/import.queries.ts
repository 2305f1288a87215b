import { sql, type Kysely } from "kysely";
import { recordset, rowsAsJson } from "../../../platform/db/recordset.ts";
import { idList } from "../../../platform/db/value-lists.ts";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Id } from "../../../platform/ids.ts";

export type Reported = { variationId: Id<"variation">; pieces: number };

/** Gives every variation a stock row and locks them in ascending order (security.md S2). */
export async function lockOrCreateStock(tx: Kysely<Tables>, reported: readonly Reported[]): Promise<void> {
  const ids = idList(reported.map(({ variationId }) => variationId));
  await sql`insert into stock (variation_id) ${ids} on conflict do nothing`.execute(tx);
  await sql`select 1 from stock where variation_id in ${ids} order by variation_id for update`.execute(tx);
}

export async function moveOnHand(
  tx: Kysely<Tables>,
  reported: readonly Reported[],
  { source, at }: { source: string; at: Instant },
): Promise<{ changed: number; short: Id<"variation">[] }> {
  const { rows } = await sql<{ id: Id<"variation">; short: boolean }>`
    with reported as (select * from ${recordset({ variationId: "bigint", pieces: "int" }, rowsAsJson(reported))}),
    wanted as (
      select s.variation_id, s.on_hand as before, greatest(r.pieces, s.reserved) as after, r.pieces < s.reserved as short
      from reported r join stock s on s.variation_id = r."variationId"
    ),
    moved as (
      update stock s set on_hand = w.after from wanted w where s.variation_id = w.variation_id and w.after <> w.before
      returning s.variation_id, w.after - w.before as pieces
    ),
    written as (
      insert into stock_movement (variation_id, pieces, reason, source, at) select variation_id, pieces, 'import', ${source}, ${at} from moved returning variation_id
    )
    select w.variation_id as id, w.short from wanted w where w.short or exists (select 1 from written x where x.variation_id = w.variation_id)`.execute(
    tx,
  );
  return { changed: rows.length, short: rows.filter((row) => row.short).map((row) => row.id) };
}
