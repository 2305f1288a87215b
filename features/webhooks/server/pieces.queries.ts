import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";

type Db = Kysely<Tables>;

/** Whether an endpoint wants pieces, and whether they are compared already. */
export async function selectWatch(db: Db): Promise<{ isWanted: boolean; isWatched: boolean }> {
  const { rows } = await sql<{ isWanted: boolean; isWatched: boolean }>`
    select exists (
      select from webhook_endpoint where is_on and withdrawn_at is null and 'stock.changed' = any(string_to_array(events, ' '))) as "isWanted",
      exists (select from webhook_pieces_watch) as "isWatched"`.execute(db);
  return rows[0] ?? { isWanted: false, isWatched: false };
}

/** `watched`: the row is locked; `busy`: another process compares now; `none`: nobody compares yet. */
export async function lockWatch(tx: Db): Promise<{ state: "watched"; toldAt: Instant } | { state: "busy" } | { state: "none" }> {
  const { rows } = await sql<{ toldAt: Instant }>`select told_at as "toldAt" from webhook_pieces_watch for update skip locked`.execute(tx);
  if (rows[0]) return { state: "watched", toldAt: rows[0].toldAt };
  const { rows: there } = await sql`select from webhook_pieces_watch`.execute(tx);
  return { state: there.length > 0 ? "busy" : "none" };
}

/** Remembers the present pieces; false where another process does so now. */
export async function beginWatch(tx: Db, now: Instant): Promise<boolean> {
  const begun = await tx
    .insertInto("webhook_pieces_watch")
    .values({ told_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("told_at")
    .executeTakeFirst();
  if (!begun) return false;
  await sql`insert into webhook_pieces (variation_id, pieces) select variation_id, on_hand - reserved from stock`.execute(tx);
  return true;
}

export async function endWatch(tx: Db): Promise<void> {
  await tx.deleteFrom("webhook_pieces_watch").execute();
  await tx.deleteFrom("webhook_pieces").execute();
}

export const setTold = (tx: Db, now: Instant) => tx.updateTable("webhook_pieces_watch").set({ told_at: now }).execute();

export type Moved = { variationId: Id<"variation">; id: string; pieces: number };

/** Variations among these whose free pieces differ from what was told, `most` in all; they now count as told. */
export async function takeMoved(tx: Db, { among, most }: { among: readonly number[] | "all"; most: number }): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    with moved as materialized (
      select s.variation_id, s.on_hand - s.reserved as pieces from stock s left join webhook_pieces p on p.variation_id = s.variation_id
      where s.on_hand - s.reserved is distinct from p.pieces ${among === "all" ? sql`` : sql`and s.variation_id = any(${[...among]}::bigint[])`}
      order by s.variation_id limit ${most}
    ), told as (
      insert into webhook_pieces (variation_id, pieces) select variation_id, pieces from moved
      on conflict (variation_id) do update set pieces = excluded.pieces
    )
    select m.variation_id as "variationId", v.id_1c as id, m.pieces from moved m join variation v on v.id = m.variation_id order by 1`.execute(
    tx,
  );
  return rows;
}
