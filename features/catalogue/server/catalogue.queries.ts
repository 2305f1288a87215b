import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time.ts";

type Db = Kysely<Tables>;

/**
 * The rows of a query as one JSON text, parsed here: for tens of thousands of rows several times quicker than handing
 * each over from the embedded database's thread. Instants arrive as their text.
 */
async function rowsAtOnce<Row>(db: Db, query: { as(alias: "t"): unknown; compile(): unknown }): Promise<Row[]> {
  const { rows } = await sql<{ text: string }>`select coalesce(json_agg(t), '[]')::text as text from ${query.as("t")}`.execute(db);
  return JSON.parse(rows[0]?.text ?? "[]") as Row[];
}

export const selectCategories = (db: Db) =>
  db
    .selectFrom("category")
    .select(["id", "id_1c", "parent_id", "name_uk", "name_ru", "female", "male", "kids", "home", "first_level"])
    .where("hidden", "=", false)
    .orderBy("position")
    .orderBy("id")
    .execute();

type ProductQuery = ReturnType<typeof productsQuery>;
export type ProductRow = Awaited<ReturnType<ProductQuery["execute"]>>[number];

/** The visible products the model keeps, all of them or the given ones. Texts only one page needs stay in the database. */
export async function selectProducts(db: Db, ids?: readonly number[]): Promise<ProductRow[]> {
  const rows = await rowsAtOnce<ProductRow>(db, productsQuery(db, ids));
  return rows.map((row) => ({ ...row, first_seen_at: new Date(row.first_seen_at), changed_at: new Date(row.changed_at) }));
}

function productsQuery(db: Db, ids?: readonly number[]) {
  const products = db
    .selectFrom("product")
    .select([
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
      "has_video",
      "top_sales",
      "returnable",
      "first_seen_at",
      "changed_at",
    ])
    .where("hidden", "=", false);
  return (ids ? products.where("id", "in", [...ids]) : products).orderBy("id");
}

export type VariationRow = Awaited<ReturnType<ReturnType<typeof variationsQuery>["execute"]>>[number];

/** Variations that can be bought, with the pieces nobody holds. */
export const selectVariations = (db: Db, productIds?: readonly number[]): Promise<VariationRow[]> =>
  rowsAtOnce<VariationRow>(db, variationsQuery(db, productIds));

function variationsQuery(db: Db, productIds?: readonly number[]) {
  const variations = db
    .selectFrom("variation")
    .leftJoin("stock", "stock.variation_id", "variation.id")
    .select([
      "variation.id",
      "variation.id_1c",
      "variation.product_id",
      "variation.size",
      "variation.colour",
      "variation.colour_name_uk",
      "variation.colour_name_ru",
      "variation.price",
      "variation.old_price",
      "variation.recommended_price",
      "variation.quantity_in_variation as pack",
      (eb) => eb.fn.coalesce(eb("stock.on_hand", "-", eb.ref("stock.reserved")), eb.lit(0)).as("free"),
    ])
    .where("variation.hidden", "=", false)
    .where("variation.price", ">", 0);
  return (productIds ? variations.where("variation.product_id", "in", [...productIds]) : variations)
    .orderBy("variation.product_id")
    .orderBy("variation.id");
}

/** The first picture of every colourway. */
export async function selectFirstPictures(
  db: Db,
  productIds?: readonly number[],
): Promise<{ id: number; product_id: number; colour: string; position: number }[]> {
  const pictures = db
    .selectFrom("picture")
    .select(["id", "product_id", "colour", "position"])
    .distinctOn(["product_id", "colour"])
    .orderBy("product_id")
    .orderBy("colour")
    .orderBy("position");
  return (productIds ? pictures.where("product_id", "in", [...productIds]) : pictures).execute();
}

export function selectProductCategories(db: Db, productIds?: readonly number[]) {
  const rows = db.selectFrom("product_category").select(["product_id", "category_id"]).orderBy("product_id").orderBy("position");
  return (productIds ? rows.where("product_id", "in", [...productIds]) : rows).execute();
}

type Texts = { description_uk: string; description_ru: string; composition_uk: string; composition_ru: string; country: string };
type PageRow = { texts: Texts | null; pictures: { id: number; colour: string }[]; free: { id: number; free: number }[] };

/**
 * What only a product's own page needs, in one query: its texts, its pictures in order, and pieces free now per
 * variation. A reservation whose time is over counts as free though nobody has released it yet.
 */
export async function selectProductPage(db: Db, productId: number, now: Instant): Promise<PageRow> {
  const { rows } = await sql<{ page: string }>`
    select json_build_object(
      'texts', (select to_json(t) from (
        select description_uk, description_ru, composition_uk, composition_ru, country from product where id = ${productId}) t),
      'pictures', (select coalesce(json_agg(json_build_object('id', id, 'colour', colour) order by position), '[]')
        from picture where product_id = ${productId}),
      'free', (select coalesce(json_agg(json_build_object('id', v.id, 'free', s.on_hand - s.reserved + coalesce((
          select sum(l.pieces) from cart_line l join cart c on c.id = l.cart_id
          where l.variation_id = v.id and c.state = 'open' and c.reserved_until <= ${now}), 0))), '[]')
        from variation v join stock s on s.variation_id = v.id where v.product_id = ${productId})
    )::text as page`.execute(db);
  return JSON.parse(rows[0]?.page ?? '{"texts":null,"pictures":[],"free":[]}') as PageRow;
}

/** Whether a whole pack of a visible variation is free; undefined when there is no such variation. A reservation that is over counts as free. */
export async function selectIsFree(db: Db, variationId: number, now: Instant): Promise<boolean | undefined> {
  const { rows } = await sql<{ isFree: boolean }>`
    select coalesce(s.on_hand - s.reserved, 0) + coalesce((
      select sum(l.pieces)::int from cart_line l join cart c on c.id = l.cart_id
      where l.variation_id = v.id and c.state = 'open' and c.reserved_until <= ${now}), 0) >= v.quantity_in_variation as "isFree"
    from variation v join product p on p.id = v.product_id left join stock s on s.variation_id = v.id
    where v.id = ${variationId} and not v.hidden and not p.hidden`.execute(db);
  return rows[0]?.isFree;
}

/** Variations whose barcode or own article is one of these, with the code that named each. */
export async function selectVariationsByCode(db: Db, codes: readonly string[]): Promise<{ id: number; productId: number; code: string }[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<{ id: number; productId: number; code: string }>`
    with asked as (select value as code from jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))
    select v.id, v.product_id as "productId", asked.code from asked join variation v on v.barcode = asked.code and v.barcode <> ''
    union
    select v.id, v.product_id, asked.code from asked join variation v on v.article = asked.code and v.article <> ''`.execute(db);
  return rows;
}

export const selectPictureSource = (db: Db, id: number) =>
  db.selectFrom("picture").select(["source", "colour"]).where("id", "=", id).executeTakeFirst();

export const selectAnyProduct = (db: Db) => db.selectFrom("product").select("id").limit(1).executeTakeFirst();

/** Whether 1C has taken this product out of its catalogue; false for one it never had and for one that only staff hide. */
export const selectIsRemoved = async (db: Db, id1c: string): Promise<boolean> =>
  (await db.selectFrom("product").select("removed_in_1c").where("id_1c", "=", id1c).executeTakeFirst())?.removed_in_1c ?? false;
