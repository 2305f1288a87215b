import { sql, type Kysely } from "kysely";
import { textList } from "../../../../platform/db/value-lists.ts";
import { recordset, rowsAsJson, type RowOf, type RowsAsJson } from "../../../../platform/db/recordset.ts";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";

type Db = Kysely<Tables>;

const pictureColumns = { id1c: "text", pictures: "jsonb" } as const;

/** Products without pictures in `rows` keep theirs, and all keep those of their offers; answers how many rows changed. */
export async function replacePictures(tx: Db, rows: RowsAsJson<RowOf<typeof pictureColumns>>): Promise<number> {
  const wanted = sql`(
    select p.id as product_id, w.value->>'source' as source, coalesce(w.value->>'colour', '') as colour, coalesce(w.value->>'caption', '') as caption, w.ordinality::int as position
    from ${recordset(pictureColumns, rows)}
    cross join lateral jsonb_array_elements(case jsonb_typeof(r.pictures) when 'array' then r.pictures else '[]'::jsonb end) with ordinality as w(value, ordinality)
    join product p on p.id_1c = r."id1c")`;
  const deleted = await sql`
    delete from picture pic using ${wanted} any_wanted
    where pic.product_id = any_wanted.product_id and pic.variation_id is null and not exists (select 1 from ${wanted} w where w.product_id = pic.product_id and w.source = pic.source)`.execute(
    tx,
  );
  const written = await sql`
    insert into picture (product_id, source, colour, caption, position) select product_id, source, colour, caption, position from ${wanted} w
    on conflict (product_id, source) do update set colour = excluded.colour, caption = excluded.caption, position = excluded.position
    where picture.variation_id is null
      and (picture.colour, picture.caption, picture.position) is distinct from (excluded.colour, excluded.caption, excluded.position)`.execute(
    tx,
  );
  return Number(deleted.numAffectedRows ?? 0) + Number(written.numAffectedRows ?? 0);
}

/** Behind all pictures that the goods have of their own. */
const BEHIND = 1_000;

/** Those of an offer are of its colour; offers without pictures in `rows` keep theirs. Answers how many rows changed. */
export async function replaceOfferPictures(tx: Db, rows: RowsAsJson<RowOf<typeof pictureColumns>>): Promise<number> {
  const wanted = sql`(
    select v.product_id, v.id as variation_id, w.value->>'source' as source, coalesce(nullif(w.value->>'colour', ''), v.colour) as colour,
      coalesce(w.value->>'caption', '') as caption, ${BEHIND}::int + w.ordinality::int as position
    from ${recordset(pictureColumns, rows)}
    cross join lateral jsonb_array_elements(case jsonb_typeof(r.pictures) when 'array' then r.pictures else '[]'::jsonb end) with ordinality as w(value, ordinality)
    join variation v on v.id_1c = r."id1c")`;
  const deleted = await sql`
    delete from picture pic using ${wanted} any_wanted
    where pic.variation_id = any_wanted.variation_id and not exists (select 1 from ${wanted} w where w.variation_id = pic.variation_id and w.source = pic.source)`.execute(
    tx,
  );
  const written = await sql`
    insert into picture (product_id, variation_id, source, colour, caption, position)
    select distinct on (product_id, source) product_id, variation_id, source, colour, caption, position from ${wanted} w order by product_id, source, variation_id
    on conflict (product_id, source) do update set colour = excluded.colour, caption = excluded.caption, position = excluded.position
    where picture.variation_id = excluded.variation_id
      and (picture.colour, picture.caption, picture.position) is distinct from (excluded.colour, excluded.caption, excluded.position)`.execute(
    tx,
  );
  return Number(deleted.numAffectedRows ?? 0) + Number(written.numAffectedRows ?? 0);
}

export type NamedPicture = { id: Id<"picture">; product_id: Id<"product">; id_1c: string; source: string; digest: string };

/** `names`: lower-case paths. */
export const selectPicturesNamed = async (db: Db, names: readonly string[]): Promise<NamedPicture[]> =>
  (
    await sql<NamedPicture>`
      select f.id, f.product_id, p.id_1c, f.source, f.digest from picture f join product p on p.id = f.product_id
      where lower(f.source) in ${textList(names)}`.execute(db)
  ).rows;

/** New content gets a new id, since addresses are cached for a year. */
export async function setPictureDigests(tx: Db, pictures: readonly { id: number; digest: string }[]): Promise<void> {
  await sql`
    update picture f set id = default, digest = r.digest
    from ${recordset({ id: "bigint", digest: "text" }, rowsAsJson(pictures))} where f.id = r.id`.execute(tx);
}

export const selectAwaitedPictures = async (db: Db, ids1c: readonly string[]): Promise<{ id_1c: string; source: string }[]> =>
  (
    await sql<{ id_1c: string; source: string }>`
      select p.id_1c, f.source from product p join picture f on f.product_id = p.id
      where f.digest = '' and p.id_1c in ${textList(ids1c)} order by p.id, f.position`.execute(db)
  ).rows;
