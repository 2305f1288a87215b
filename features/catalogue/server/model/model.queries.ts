import type { Kopiykas } from "../../../../platform/money/money.ts";
import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import { isFilm, isPicture } from "../pictures/film-file.queries.ts";
import { columnsIn, rowsAsText, rowsOfText, type Columns } from "../../../../platform/db/rows-as-text.ts";
import type { Id } from "../../../../platform/ids.ts";

type Db = Kysely<Tables>;

export const selectCategories = (db: Db) =>
  db
    .selectFrom("category")
    .select([
      "id",
      "id_1c",
      "parent_id",
      "name_uk",
      "name_ru",
      "female",
      "male",
      "kids",
      "home",
      "first_level",
      "said_audiences",
      "staff_audiences",
      "passage",
    ])
    .where((eb) => eb.or([eb("hidden", "=", false), eb("passage", "=", true)]))
    .orderBy("position")
    .orderBy("id")
    .execute();

/** `free`: pieces nobody holds; kopiykas a piece. */
export type VariationRow = {
  id: Id<"variation">;
  id_1c: string;
  size: string;
  colour: string;
  colour_name_uk: string;
  colour_name_ru: string;
  price: Kopiykas;
  old_price: Kopiykas | null;
  recommended_price: Kopiykas | null;
  pack: number;
  free: number;
};

/** Texts that only the product's page needs stay in the database. */
type ProductColumns = {
  id: Id<"product">;
  id_1c: string;
  article: string;
  name_uk: string;
  name_ru: string;
  brand: string;
  season: string;
  material: string;
  min_order_amount: number;
  retail: boolean;
  suborder: boolean;
  suborder_days: number;
  audiences: string;
  staff_audiences: string;
  has_video: boolean;
  top_sales: boolean;
  sold_recently: number;
  returnable: boolean;
  first_seen_at: string;
  changed_at: string;
};

/** `pictures`: the first of every colourway. */
export type ProductRow = ProductColumns & {
  categoryIds: Id<"category">[];
  variations: VariationRow[];
  pictures: { id: Id<"picture">; colour: string }[];
  details: { place: number; uk: string; ru: string }[];
};

export const selectFilterNames = async (db: Db): Promise<Map<number, { uk: string; ru: string }>> =>
  new Map(
    (await db.selectFrom("property").select(["filter_place", "name_uk", "name_ru"]).where("filter_place", "is not", null).execute()).map(
      (row) => [row.filter_place ?? 0, { uk: row.name_uk, ru: row.name_ru }],
    ),
  );

export const selectProductsAfter = (db: Db, { id, most }: { id: Id<"product">; most: number }): Promise<ProductRow[]> =>
  selectProducts(
    db,
    (column) => sql`${sql.ref(column)} > ${id} and ${sql.ref(column)} <= (
      select max(id) from (select id from product where not hidden and id > ${id} order by id limit ${most}::int) slice)`,
  );

export const selectProductsByIds = (db: Db, ids: readonly Id<"product">[]): Promise<ProductRow[]> =>
  selectProducts(db, (column) => sql`${sql.ref(column)} = any(${idsReadOnce(ids)})`);

/** The subselect parses the list once; a text cast inside a condition is parsed for every row. */
const idsReadOnce = (ids: readonly Id<string>[]): RawBuilder<unknown> => sql`(select ${`{${ids.join(",")}}`}::text::bigint[])::bigint[]`;

const productColumns: Columns<ProductColumns> = {
  ...columnsIn("p", [
    "id",
    "id_1c",
    "article",
    "name_uk",
    "name_ru",
    "brand",
    "season",
    "material",
    "min_order_amount",
    "retail",
    "suborder",
    "suborder_days",
    "audiences",
    "staff_audiences",
  ]),
  has_video: sql`p.has_video and exists (select from picture f where f.product_id = p.id and ${isFilm})`,
  ...columnsIn("p", ["top_sales", "sold_recently", "returnable", "first_seen_at", "changed_at"]),
};

const variationColumns: Columns<VariationRow> = {
  ...columnsIn("v", ["id", "id_1c", "size", "colour", "colour_name_uk", "colour_name_ru", "price", "old_price", "recommended_price"]),
  pack: sql`v.quantity_in_variation`,
  free: sql`coalesce((select s.on_hand - s.reserved from stock s where s.variation_id = v.id), 0)`,
};

const pictureColumns: Columns<ProductRow["pictures"][number]> = columnsIn("f", ["id", "colour"]);
const detailColumns: Columns<ProductRow["details"][number]> = { place: sql`t.filter_place`, uk: sql`d.value_uk`, ru: sql`d.value_ru` };
const categoryColumns: Columns<{ id: Id<"category"> }> = { id: sql`c.category_id` };

/** One statement reads one instant, each list by its index even without statistics. Lists are copied, since a grown one has spare room. */
async function selectProducts(db: Db, isWanted: (id: string) => RawBuilder<unknown>): Promise<ProductRow[]> {
  const { rows } = await sql<Record<"products" | "variations" | "pictures" | "details" | "categories", string | null>>`select
    (select ${rowsAsText(productColumns, { of: sql`p.id` })}
      from product p where not p.hidden and ${isWanted("p.id")}) as products,
    (select ${rowsAsText(variationColumns, { of: sql`v.product_id` })}
      from variation v where not v.hidden and v.price > 0 and ${isWanted("v.product_id")}) as variations,
    (select ${rowsAsText(pictureColumns, { of: sql`f.product_id`, order: sql`f.position` })} from (
      select distinct on (product_id, colour) product_id, id, colour, position from picture
      where ${isPicture} and ${isWanted("product_id")} order by product_id, colour, position) f) as pictures,
    (select ${rowsAsText(detailColumns, { of: sql`d.product_id`, order: sql`t.filter_place` })}
      from property t join product_property d on d.property_id = t.id where t.filter_place is not null and ${isWanted("d.product_id")}) as details,
    (select ${rowsAsText(categoryColumns, { of: sql`c.product_id`, order: sql`c.position` })}
      from product_category c where ${isWanted("c.product_id")}) as categories`.execute(db);
  const [texts] = rows;
  const variations = rowsOfText(variationColumns, texts?.variations);
  const pictures = rowsOfText(pictureColumns, texts?.pictures);
  const details = rowsOfText(detailColumns, texts?.details);
  const categories = rowsOfText(categoryColumns, texts?.categories);
  return inOrder([...rowsOfText(productColumns, texts?.products).values()].flat()).map((product) => ({
    ...product,
    variations: inOrder(variations.get(product.id) ?? []),
    pictures: (pictures.get(product.id) ?? []).slice(),
    details: (details.get(product.id) ?? []).slice(),
    categoryIds: (categories.get(product.id) ?? []).map(({ id }) => id),
  }));
}

const inOrder = <Row extends { id: number }>(rows: Row[]): Row[] => rows.toSorted((one, other) => one.id - other.id);

export async function selectFreeOf(
  db: Db,
  variationIds: readonly Id<"variation">[],
): Promise<{ id: Id<"variation">; product_id: Id<"product">; free: number }[]> {
  const { rows } = await sql<{ id: Id<"variation">; product_id: Id<"product">; free: number }>`
    select v.id, v.product_id, coalesce((select s.on_hand - s.reserved from stock s where s.variation_id = v.id), 0) as free from variation v
    where v.id = any(${idsReadOnce(variationIds)}) and not v.hidden and v.price > 0`.execute(db);
  return rows;
}
