import { sql, type Kysely } from "kysely";
import { textList } from "../../../../platform/db/value-lists.ts";
import type { Tables } from "../../../../db/tables.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { OfferRow } from "../rows/offer-row.ts";
import type { Id } from "../../../../platform/ids.ts";

type Db = Kysely<Tables>;
type Place = { file: string; line: number };
export type ParkedOffer = Place & { kind: "offer"; row: OfferRow };
export type ParkedGroups = Place & { kind: "group"; row: { id1c: string; groups: string[] }; waitsFor: string };
export type Parked = ParkedOffer | ParkedGroups;
export type ParkedRow = {
  id: Id<"import_parked">;
  runId: Id<"import_run">;
  file: string;
  line: number;
  kind: "offer" | "group";
  id1c: string;
  waitsFor: string;
};

const LONGEST = 200;

export const insertParked = (tx: Db, runId: Id<"import_run">, parked: readonly Parked[], now: Instant) =>
  parked.length === 0
    ? undefined
    : tx
        .insertInto("import_parked")
        .values(
          parked.map((one) => ({
            run_id: runId,
            file: one.file,
            line: one.line,
            kind: one.kind,
            id_1c: one.row.id1c.slice(0, LONGEST),
            waits_for: (one.kind === "offer" ? one.row.product1c : one.waitsFor).slice(0, LONGEST),
            row: JSON.stringify(one.row),
            parked_at: now,
          })),
        )
        .execute();

export async function takeParkedOffers(tx: Db, products1c: readonly string[]): Promise<(Place & { row: OfferRow })[]> {
  const { rows } = await sql<Place & { row: OfferRow }>`
    with taken as (
      delete from import_parked where kind = 'offer' and waits_for in ${textList(products1c)}
        and exists (select 1 from product where id_1c = waits_for)
      returning id, file, line, row
    )
    select file, line, row from taken order by id`.execute(tx);
  return rows;
}

export async function takeParkedGroups(tx: Db, groups1c: readonly string[]): Promise<ParkedGroups[]> {
  const { rows } = await sql<ParkedGroups>`
    with taken as (
      delete from import_parked where kind = 'group' and waits_for in ${textList(groups1c)}
      returning id, file, line, row, waits_for
    )
    select file, line, 'group' as kind, row, waits_for as "waitsFor" from taken order by id`.execute(tx);
  return rows;
}

export const forgetParkedGroups = (tx: Db, products1c: readonly string[]) =>
  sql`delete from import_parked where kind = 'group' and id_1c in ${textList(products1c)}`.execute(tx);

export async function selectArrived(db: Db): Promise<{ products: string[]; groups: string[] }> {
  const { rows } = await sql<{ kind: "offer" | "group"; id: string }>`
    select distinct parked.kind, parked.waits_for as id from import_parked parked
    where case parked.kind when 'offer' then exists (select 1 from product where id_1c = parked.waits_for)
      else exists (select 1 from category where id_1c = parked.waits_for) end`.execute(db);
  const of = (kind: "offer" | "group") => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  return { products: of("offer"), groups: of("group") };
}

/** Keeps the newest `most`; answers how many were dropped. */
export async function tidyParked(tx: Db, { since, most }: { since: Instant; most: number }): Promise<number> {
  const result = await sql`
    delete from import_parked where parked_at < ${since} or id <= coalesce((select id from import_parked order by id desc offset ${most} limit 1), 0)`.execute(
    tx,
  );
  return Number(result.numAffectedRows ?? 0);
}

export const selectParkedOf = (db: Db, runId: Id<"import_run">, limit: number): Promise<ParkedRow[]> =>
  db
    .selectFrom("import_parked")
    .select(["id", "run_id as runId", "file", "line", "kind", "id_1c as id1c", "waits_for as waitsFor"])
    .where("run_id", "=", runId)
    .orderBy("id")
    .limit(limit)
    .$castTo<ParkedRow>()
    .execute();

export const countParked = async (db: Db, runId: Id<"import_run">): Promise<number> =>
  (
    await db
      .selectFrom("import_parked")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("run_id", "=", runId)
      .executeTakeFirstOrThrow()
  ).count;

/** Remembers deleted goods the shop never had; forgets those that are back. */
export async function rememberDeleted(
  tx: Db,
  { deleted, alive, now }: { deleted: readonly string[]; alive: readonly string[]; now: Instant },
): Promise<void> {
  if (alive.length > 0) await sql`delete from deleted_good where id_1c in ${textList(alive)}`.execute(tx);
  if (deleted.length === 0) return;
  const ids = sql`jsonb_array_elements_text(${JSON.stringify(deleted)}::jsonb)`;
  await sql`
    insert into deleted_good (id_1c, at) select value, ${now} from ${ids} where not exists (select 1 from product where id_1c = value) on conflict do nothing`.execute(
    tx,
  );
  await sql`delete from import_parked where kind = 'offer' and waits_for in (select value from ${ids}) and not exists (select 1 from product where id_1c = waits_for)`.execute(
    tx,
  );
}

export async function selectDeleted(tx: Db, ids1c: readonly string[]): Promise<Set<string>> {
  if (ids1c.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id_1c as id from deleted_good where id_1c in ${textList(ids1c)}`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

export async function selectKnownProducts(tx: Db, ids1c: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id_1c as id from product where id_1c in ${textList(ids1c)}`.execute(tx);
  return rows.map(({ id }) => id);
}
