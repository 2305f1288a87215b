import { sql, type Kysely } from "kysely";
import { idList, textList } from "../../../../platform/db/value-lists.ts";
import { recordset, type RowOf, type RowsAsJson } from "../../../../platform/db/recordset.ts";
import type { Tables } from "../../../../db/tables.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { Id } from "../../../../platform/ids.ts";

type Db = Kysely<Tables>;

const productColumns = {
  id1c: "text",
  article: "text",
  nameUk: "text",
  nameRu: "text",
  descriptionUk: "text",
  descriptionRu: "text",
  compositionUk: "text",
  compositionRu: "text",
  brand: "text",
  country: "text",
  season: "text",
  material: "text",
  measurements: "jsonb",
  weightGrams: "int",
  minimum: "int",
  retail: "boolean",
  suborder: "boolean",
  suborderDays: "int",
  hasVideo: "boolean",
  topSales: "boolean",
  returnable: "boolean",
  firstSeen: "timestamptz",
  audiences: "text",
  barcode: "text",
  removed: "boolean",
} as const;
type Products = RowsAsJson<RowOf<typeof productColumns>>;

const groupColumns = { id1c: "text", groups: "jsonb" } as const;

/** Hidden until they have something to buy. */
export async function insertProducts(tx: Db, rows: Products, now: Instant): Promise<number> {
  const result = await sql`
    insert into product (id_1c, article, name_uk, name_ru, description_uk, description_ru, composition_uk, composition_ru, brand, country, season, material, measurements,
      weight_grams, min_order_amount, retail, suborder, suborder_days, has_video, top_sales, returnable, first_seen_at, audiences, barcode, hidden)
    select r."id1c", coalesce(r.article, ''), coalesce(r."nameUk", ''), coalesce(r."nameRu", ''), coalesce(r."descriptionUk", ''), coalesce(r."descriptionRu", ''),
      coalesce(r."compositionUk", ''), coalesce(r."compositionRu", ''), coalesce(r.brand, ''), coalesce(r.country, ''), coalesce(r.season, ''), coalesce(r.material, ''), coalesce(nullif(r.measurements, 'null'), '[]'),
      coalesce(r."weightGrams", 0), case when r.retail then 1 else coalesce(r.minimum, 1) end, coalesce(r.retail, false), coalesce(r.suborder, false), coalesce(r."suborderDays", 0),
      coalesce(r."hasVideo", false), coalesce(r."topSales", false), coalesce(r.returnable, true), coalesce(r."firstSeen", ${now}), coalesce(r.audiences, ''), coalesce(r.barcode, ''), true
    from ${recordset(productColumns, rows)} where not r.removed and r."nameUk" is not null
    on conflict (id_1c) do nothing`.execute(tx);
  return Number(result.numAffectedRows ?? 0);
}

/** Fields an export leaves out stay; answers how many rows changed. */
export async function updateProducts(tx: Db, rows: Products): Promise<number> {
  const result = await sql`
    update product p set article = n.article, name_uk = n.name_uk, name_ru = n.name_ru, description_uk = n.description_uk, description_ru = n.description_ru,
      composition_uk = n.composition_uk, composition_ru = n.composition_ru, brand = n.brand, country = n.country, season = n.season, material = n.material, measurements = n.measurements,
      weight_grams = n.weight_grams, min_order_amount = n.minimum, retail = n.retail, suborder = n.suborder, suborder_days = n.suborder_days,
      has_video = n.has_video, top_sales = n.top_sales, returnable = n.returnable, audiences = n.audiences, barcode = n.barcode, removed_in_1c = n.removed, hidden = n.removed or p.hidden_by_staff or (p.hidden and not p.removed_in_1c),
      version = p.version + 1
    from (
      select o.id, coalesce(r.article, o.article) as article, coalesce(r."nameUk", o.name_uk) as name_uk, coalesce(r."nameRu", o.name_ru) as name_ru,
        coalesce(r."descriptionUk", o.description_uk) as description_uk, coalesce(r."descriptionRu", o.description_ru) as description_ru,
        coalesce(r."compositionUk", o.composition_uk) as composition_uk, coalesce(r."compositionRu", o.composition_ru) as composition_ru,
        coalesce(r.brand, o.brand) as brand, coalesce(r.country, o.country) as country, coalesce(r.season, o.season) as season, coalesce(r.material, o.material) as material,
        coalesce(nullif(r.measurements, 'null'), o.measurements) as measurements,
        coalesce(r."weightGrams", o.weight_grams) as weight_grams,
        case when coalesce(r.retail, o.retail) then 1 else coalesce(r.minimum, o.min_order_amount) end as minimum,
        coalesce(r.retail, o.retail) as retail, coalesce(r.suborder, o.suborder) as suborder, coalesce(r."suborderDays", o.suborder_days) as suborder_days,
        coalesce(r."hasVideo", o.has_video) as has_video, coalesce(r."topSales", o.top_sales) as top_sales, coalesce(r.returnable, o.returnable) as returnable,
        coalesce(r.audiences, o.audiences) as audiences, coalesce(r.barcode, o.barcode) as barcode, r.removed
      from ${recordset(productColumns, rows)} join product o on o.id_1c = r."id1c"
    ) n
    where p.id = n.id and (p.article, p.name_uk, p.name_ru, p.description_uk, p.description_ru, p.composition_uk, p.composition_ru, p.brand, p.country, p.season, p.material, p.measurements,
        p.weight_grams, p.min_order_amount, p.retail, p.suborder, p.suborder_days, p.has_video, p.top_sales, p.returnable, p.audiences, p.barcode, p.removed_in_1c)
      is distinct from (n.article, n.name_uk, n.name_ru, n.description_uk, n.description_ru, n.composition_uk, n.composition_ru, n.brand, n.country, n.season, n.material, n.measurements,
        n.weight_grams, n.minimum, n.retail, n.suborder, n.suborder_days, n.has_video, n.top_sales, n.returnable, n.audiences, n.barcode, n.removed)`.execute(
    tx,
  );
  return Number(result.numAffectedRows ?? 0);
}

/** Answers pairs whose category is unknown yet. */
export async function replaceProductCategories(
  tx: Db,
  rows: RowsAsJson<RowOf<typeof groupColumns>>,
): Promise<{ id1c: string; group: string }[]> {
  const pairs = sql`(
    select r."id1c", g.value as "group", g.ordinality::int as position, p.id as product_id, c.id as category_id
    from ${recordset(groupColumns, rows)}
    cross join lateral jsonb_array_elements_text(case jsonb_typeof(r.groups) when 'array' then r.groups else '[]'::jsonb end) with ordinality as g(value, ordinality)
    join product p on p.id_1c = r."id1c" left join category c on c.id_1c = g.value)`;
  await sql`
    delete from product_category pc using product p, ${recordset(groupColumns, rows)}
    where pc.product_id = p.id and p.id_1c = r."id1c" and jsonb_typeof(r.groups) = 'array'
      and not exists (select 1 from ${pairs} w where w.product_id = pc.product_id and w.category_id = pc.category_id)`.execute(tx);
  await sql`
    insert into product_category (product_id, category_id, position)
    select distinct on (product_id, category_id) product_id, category_id, position from ${pairs} w where category_id is not null
    on conflict do nothing`.execute(tx);
  const { rows: unknown } = await sql<{
    id1c: string;
    group: string;
  }>`select "id1c", "group" from ${pairs} w where category_id is null`.execute(tx);
  return unknown;
}

export async function selectProductIds(tx: Db, ids1c: readonly string[]): Promise<Id<"product">[]> {
  const { rows } = await sql<{ id: Id<"product"> }>`
    select id from product where id_1c in ${textList(ids1c)}`.execute(tx);
  return rows.map(({ id }) => id);
}

export const countVisible = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom("product")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("hidden", "=", false)
      .executeTakeFirstOrThrow()
  ).count;

export const selectVisibleIds = (db: Db) => db.selectFrom("product").select(["id", "id_1c"]).where("hidden", "=", false).execute();

export async function hideProducts(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`update product set hidden = true, removed_in_1c = true where id in ${idList(ids)}`.execute(tx);
}
