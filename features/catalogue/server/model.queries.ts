import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import { isFilm, isPicture } from "./film-file.queries.ts";

type Db = Kysely<Tables>;

export const selectCategories = (db: Db) =>
  db
    .selectFrom("category")
    .select(["id", "id_1c", "parent_id", "name_uk", "name_ru", "female", "male", "kids", "home", "first_level"])
    .where("hidden", "=", false)
    .orderBy("position")
    .orderBy("id")
    .execute();

/** A variation that can be bought; `free` are the pieces nobody holds, prices kopiykas a piece. */
export type VariationRow = {
  id: number;
  id_1c: string;
  size: string;
  colour: string;
  colour_name_uk: string;
  colour_name_ru: string;
  price: number;
  old_price: number | null;
  recommended_price: number | null;
  pack: number;
  free: number;
};

/** A visible product as the model reads it; `pictures` are the first of every colourway. Texts only one page needs stay in the database. */
export type ProductRow = {
  id: number;
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
  has_video: boolean;
  top_sales: boolean;
  returnable: boolean;
  first_seen_at: string;
  changed_at: string;
  categoryIds: number[] | null;
  variations: VariationRow[] | null;
  pictures: { id: number; colour: string }[] | null;
};

/** The next visible products after an id, in the order of ids. */
export const selectProductsAfter = (db: Db, { id, most }: { id: number; most: number }): Promise<ProductRow[]> =>
  selectProducts(db, sql`p.id > ${id}`, most);

/** Those of the given products that are visible. */
export const selectProductsByIds = (db: Db, ids: readonly number[]): Promise<ProductRow[]> =>
  selectProducts(db, sql`p.id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`, null);

/**
 * Products with all the model keeps of them, as one JSON text parsed here: for thousands of rows several times quicker than
 * handing each over. Instants arrive as their text. Every part is looked up by its index, also where the database has no
 * statistics yet, as right after a first import.
 */
async function selectProducts(db: Db, wanted: ReturnType<typeof sql>, most: number | null): Promise<ProductRow[]> {
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(t), '[]')::text as text from (
      select p.id, p.id_1c, p.article, p.name_uk, p.name_ru, p.brand, p.season, p.material, p.min_order_amount, p.retail, p.suborder,
        p.suborder_days, p.has_video and exists (
          select from picture f where f.product_id = p.id and ${isFilm}) as has_video, p.top_sales, p.returnable, p.first_seen_at, p.changed_at,
        (select json_agg(c.category_id order by c.position) from product_category c where c.product_id = p.id) as "categoryIds",
        (select json_agg(v) from (
          select v.id, v.id_1c, v.size, v.colour, v.colour_name_uk, v.colour_name_ru, v.price, v.old_price, v.recommended_price,
            v.quantity_in_variation as pack,
            coalesce((select s.on_hand - s.reserved from stock s where s.variation_id = v.id), 0) as free
          from variation v
          where v.product_id = p.id and not v.hidden and v.price > 0 order by v.id) v) as variations,
        (select json_agg(json_build_object('id', f.id, 'colour', f.colour) order by f.position) from (
          select distinct on (colour) id, colour, position from picture
          where product_id = p.id and ${isPicture} order by colour, position) f) as pictures
      from product p where not p.hidden and ${wanted} order by p.id limit ${most}::int) t`.execute(db);
  return JSON.parse(rows[0]?.text ?? "[]") as ProductRow[];
}

/** Of the visible variations of these products the pieces nobody holds, product by product. */
export async function selectFreeOf(db: Db, productIds: readonly number[]): Promise<{ id: number; product_id: number; free: number }[]> {
  const { rows } = await sql<{ id: number; product_id: number; free: number }>`
    select v.id, v.product_id, coalesce((select s.on_hand - s.reserved from stock s where s.variation_id = v.id), 0) as free from variation v
    where v.product_id = any(${`{${productIds.join(",")}}`}::text::bigint[]) and not v.hidden and v.price > 0`.execute(db);
  return rows;
}
