import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Measured } from "../words/measurements.rules.ts";
import { isFilm, isPicture } from "./pictures/film-file.queries.ts";
import type { Id } from "../../../platform/ids.ts";

type Db = Kysely<Tables>;

export const selectIsShown = async (db: Db, productId: Id<"product">): Promise<boolean> =>
  (await db.selectFrom("product").select("id").where("id", "=", productId).where("hidden", "=", false).executeTakeFirst()) !== undefined;

export type PageFacts = {
  texts: {
    description_uk: string;
    description_ru: string;
    composition_uk: string;
    composition_ru: string;
    country: string;
    measurements: Measured[];
  } | null;
  pictures: { id: Id<"picture">; colour: string; caption: string }[];
  details: { name_uk: string; name_ru: string; value_uk: string; value_ru: string }[];
  film: { id: Id<"picture">; source: string } | null;
};
type FreePieces = { id: Id<"variation">; free: number }[];

export async function selectProductPage(db: Db, productId: Id<"product">, now: Instant): Promise<PageFacts & { free: FreePieces }> {
  const { rows } = await sql<{ page: string }>`
    select json_build_object(
      'texts', (select to_json(t) from (
        select description_uk, description_ru, composition_uk, composition_ru, country, measurements from product where id = ${productId}) t),
      'pictures', (select coalesce(json_agg(json_build_object('id', id, 'colour', colour, 'caption', caption) order by position), '[]')
        from picture where product_id = ${productId} and ${isPicture} and ${isFirstOfItsKind}),
      'details', (select coalesce(json_agg(json_build_object('name_uk', t.name_uk, 'name_ru', t.name_ru, 'value_uk', d.value_uk, 'value_ru', d.value_ru) order by d.position), '[]')
        from product_property d join property t on t.id = d.property_id where d.product_id = ${productId} and t.shown and ${isOwnDetail(productId)}),
      'film', (select json_build_object('id', id, 'source', source)
        from picture where product_id = ${productId} and ${isFilm} order by position limit 1),
      'free', (select coalesce(json_agg(f), '[]') from (${freePieces(productId, now)}) f)
    )::text as page`.execute(db);
  return JSON.parse(rows[0]?.page ?? '{"texts":null,"pictures":[],"details":[],"film":null,"free":[]}') as PageFacts & { free: FreePieces };
}

/** Bases repeat an offer's picture with every size of its colour. */
const isFirstOfItsKind = sql`(picture.variation_id is null or not exists (select from picture twin where twin.product_id = picture.product_id and twin.colour = picture.colour
  and twin.digest = picture.digest and picture.digest <> '' and (twin.position, twin.id) < (picture.position, picture.id)))`;

/** Leaves out what the one variation has already taken as its size or colour. */
const isOwnDetail = (
  productId: Id<"product">,
) => sql`(t.key not in ('size', 'colour') or (t.key = 'size' and d.value_uk like '%,%' and not exists (
  select from variation v where v.product_id = ${productId} and v.size <> '' and not v.hidden)))`;

export const selectFreePieces = async (db: Db, productId: Id<"product">, now: Instant): Promise<FreePieces> =>
  (await freePieces(productId, now).execute(db)).rows;

const freePieces = (productId: Id<"product">, now: Instant) => sql<{ id: Id<"variation">; free: number }>`
  select v.id, s.on_hand - s.reserved + coalesce((
    select sum(l.pieces)::int from cart_line l join cart c on c.id = l.cart_id
    where l.variation_id = v.id and c.state = 'open' and c.reserved_until <= ${now}), 0) as free
  from variation v join stock s on s.variation_id = v.id where v.product_id = ${productId}`;

/** Whether a whole pack is free, ended reservations included; undefined for no visible variation. */
export async function selectIsFree(db: Db, variationId: Id<"variation">, now: Instant): Promise<boolean | undefined> {
  const { rows } = await sql<{ isFree: boolean }>`
    select coalesce(s.on_hand - s.reserved, 0) + coalesce((
      select sum(l.pieces)::int from cart_line l join cart c on c.id = l.cart_id
      where l.variation_id = v.id and c.state = 'open' and c.reserved_until <= ${now}), 0) >= v.quantity_in_variation as "isFree"
    from variation v join product p on p.id = v.product_id left join stock s on s.variation_id = v.id
    where v.id = ${variationId} and not v.hidden and not p.hidden`.execute(db);
  return rows[0]?.isFree;
}

export async function selectVariationsByCode(
  db: Db,
  codes: readonly string[],
): Promise<{ id: Id<"variation">; productId: Id<"product">; code: string }[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<{ id: Id<"variation">; productId: Id<"product">; code: string }>`
    with asked as (select value as code from jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))
    select v.id, v.product_id as "productId", asked.code from asked join variation v on v.barcode = asked.code and v.barcode <> ''
    union
    select v.id, v.product_id, asked.code from asked join product p on p.barcode = asked.code and p.barcode <> '' join variation v on v.product_id = p.id
    union
    select v.id, v.product_id, asked.code from asked join variation v on v.article = asked.code and v.article <> ''`.execute(db);
  return rows;
}

export const selectPictureSource = (db: Db, id: Id<"picture">) =>
  db.selectFrom("picture").select(["source", "colour", "digest"]).where("id", "=", id).where(isPicture).executeTakeFirst();

export const selectFilmSource = async (db: Db, id: Id<"picture">): Promise<string | undefined> =>
  (await db.selectFrom("picture").select("source").where("id", "=", id).where(isFilm).executeTakeFirst())?.source;

export const selectAnyProduct = (db: Db) => db.selectFrom("product").select("id").limit(1).executeTakeFirst();

/** False for products 1C never had and those only staff hide. */
export const selectIsRemoved = async (db: Db, id1c: string): Promise<boolean> =>
  (await db.selectFrom("product").select("removed_in_1c").where("id_1c", "=", id1c).executeTakeFirst())?.removed_in_1c ?? false;
