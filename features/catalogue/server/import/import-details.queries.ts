import { sql, type Kysely } from "kysely";
import { textList } from "../../../../platform/db/value-lists.ts";
import { recordset, rowsAsJson, type RowOf, type RowsAsJson } from "../../../../platform/db/recordset.ts";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";

type Db = Kysely<Tables>;

const detailColumns = { id1c: "text", details: "jsonb" } as const;

/** Products without details in `rows` keep theirs; answers how many rows changed. */
export async function replaceDetails(tx: Db, rows: RowsAsJson<RowOf<typeof detailColumns>>): Promise<number> {
  const said = recordset(detailColumns, rows);
  const each = sql`jsonb_array_elements(case jsonb_typeof(r.details) when 'array' then r.details else '[]'::jsonb end)`;
  await sql`
    insert into property (key, name_uk) select distinct on (d.value->>'key') d.value->>'key', d.value->>'name' from ${said} cross join lateral ${each} as d(value)
    where not exists (select 1 from property known where known.key = d.value->>'key')
    on conflict (key) do nothing`.execute(tx);
  const wanted = sql`(
    select distinct on (p.id, t.id) p.id as product_id, t.id as property_id, d.ordinality::int as position, d.value->>'uk' as value_uk, d.value->>'ru' as value_ru
    from ${said} cross join lateral ${each} with ordinality as d(value, ordinality)
    join product p on p.id_1c = r."id1c" join property t on t.key = d.value->>'key')`;
  const deleted = await sql`
    delete from product_property o using ${said}, product p
    where p.id_1c = r."id1c" and o.product_id = p.id and jsonb_typeof(r.details) = 'array'
      and not exists (select 1 from ${wanted} w where w.product_id = o.product_id and w.property_id = o.property_id)`.execute(tx);
  const written = await sql`
    insert into product_property (product_id, property_id, position, value_uk, value_ru) select product_id, property_id, position, value_uk, value_ru from ${wanted} w
    on conflict (product_id, property_id) do update set position = excluded.position, value_uk = excluded.value_uk, value_ru = excluded.value_ru
    where (product_property.position, product_property.value_uk, product_property.value_ru) is distinct from (excluded.position, excluded.value_uk, excluded.value_ru)`.execute(
    tx,
  );
  return Number(deleted.numAffectedRows ?? 0) + Number(written.numAffectedRows ?? 0);
}

type BareVariation = { id: Id<"variation">; size: string | null; colour: string | null };

/** Variations that lack their product's size or colour: a colour holds for all of them, a size only for a single one. */
export const selectBareVariations = async (db: Db, products1c: readonly string[]): Promise<BareVariation[]> =>
  (
    await sql<BareVariation>`
      select v.id, max(d.value_uk) filter (where t.key = 'size' and v.size = '' and o.only) as size,
        max(d.value_uk) filter (where t.key = 'colour' and v.colour = '' and v.colour_name_uk = '') as colour
      from product p join variation v on v.product_id = p.id
      join product_property d on d.product_id = p.id and d.value_uk not like '%,%' join property t on t.id = d.property_id and t.key in ('size', 'colour')
      cross join lateral (select count(*) = 1 as only from variation x where x.product_id = p.id and not x.hidden) o
      where p.id_1c in ${textList(products1c)}
        and ((t.key = 'size' and v.size = '' and o.only) or (t.key = 'colour' and v.colour = '' and v.colour_name_uk = ''))
      group by v.id`.execute(db)
  ).rows;

type Axes = { id: Id<"variation">; size: string | null; colour: string | null; colourUk: string | null; colourRu: string | null };

export async function setAxes(tx: Db, axes: readonly Axes[]): Promise<void> {
  await sql`
    update variation v set size = coalesce(r.size, v.size), colour = coalesce(r.colour, v.colour), colour_name_uk = coalesce(r."colourUk", v.colour_name_uk),
      colour_name_ru = coalesce(r."colourRu", v.colour_name_ru)
    from ${recordset({ id: "bigint", size: "text", colour: "text", colourUk: "text", colourRu: "text" }, rowsAsJson(axes))} where v.id = r.id`.execute(
    tx,
  );
}

export const selectSlugsByStaff = async (db: Db): Promise<ReadonlyMap<string, string>> =>
  new Map((await db.selectFrom("colour_name").select(["key", "colour"]).execute()).map(({ key, colour }) => [key, colour]));
