import type { Kopiykas } from "../../../../platform/money/money.ts";
import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import { containing } from "../../../../platform/db/like-part.ts";
import { isPicture } from "../pictures/film-file.queries.ts";
import type { Id } from "../../../../platform/ids.ts";

type Db = Kysely<Tables>;
type Visibility = "shown" | "hidden" | "removed" | "waiting";

export type StaffProductRecord = {
  id: Id<"product">;
  id_1c: string;
  article: string;
  name_uk: string;
  name_ru: string;
  price_from: Kopiykas;
  variations: number;
  on_hand: number;
  reserved: number;
  minimum: number;
  retail: boolean;
  suborder: boolean;
  visibility: Visibility;
  picture_id: Id<"picture"> | null;
};

export type ProductFilter = {
  q?: string | undefined;
  visibility?: Visibility | undefined;
  stock?: "in" | "out" | undefined;
  sort: "id" | "article" | "name" | "onHand";
  order: "ASC" | "DESC";
};

const visibility = sql<Visibility>`case when p.removed_in_1c then 'removed' when p.hidden_by_staff then 'hidden' when p.hidden then 'waiting' else 'shown' end`;
const stockOf = sql`left join lateral (
  select count(*)::int as variations, coalesce(min(v.price), 0)::float8 as price_from, coalesce(sum(s.on_hand), 0)::int as on_hand, coalesce(sum(s.reserved), 0)::int as reserved
  from variation v left join stock s on s.variation_id = v.id where v.product_id = p.id and not v.hidden) t on true`;
const recordColumns = sql`p.id, p.id_1c, p.article, p.name_uk, p.name_ru, t.price_from, t.variations, t.on_hand, t.reserved,
  p.min_order_amount as minimum, p.retail, p.suborder, ${visibility} as visibility,
  (select pic.id from picture pic where pic.product_id = p.id and ${isPicture} order by pic.position limit 1) as picture_id`;

/** The same pieces of all products at once, which many of them need. */
const stockOfAll = sql`left join (
  select v.product_id, sum(s.on_hand) as on_hand, sum(s.reserved) as reserved
  from variation v join stock s on s.variation_id = v.id where not v.hidden group by 1) its on its.product_id = p.id
  cross join lateral (select coalesce(its.on_hand, 0) as on_hand, coalesce(its.reserved, 0) as reserved) t`;

/** Hidden ones too; stock is summed for the shown page alone unless it sorts or filters. */
export async function selectStaffProducts(
  db: Db,
  filter: ProductFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StaffProductRecord[]; total: number }> {
  const part = containing(filter.q);
  const where = sql`
    (${part} = '' or p.name_uk ilike ${part} or p.name_ru ilike ${part} or p.article ilike ${part} or p.id_1c ilike ${part}
      or exists (select 1 from variation v where v.product_id = p.id and v.barcode like ${part} and v.barcode <> ''))
    and (${filter.visibility ?? ""} = '' or ${visibility} = ${filter.visibility ?? ""})
    ${filter.stock === "in" ? sql`and t.on_hand > t.reserved` : filter.stock === "out" ? sql`and t.on_hand <= t.reserved` : sql``}`;
  const by = { id: sql`p.id`, article: sql`p.article`, name: sql`p.name_uk`, onHand: sql`t.on_hand` }[filter.sort];
  const counted = filter.stock === undefined ? sql`product p` : sql`product p ${stockOfAll}`;
  const sorted = filter.sort === "onHand" ? sql`product p ${stockOfAll}` : counted;
  const direction = filter.order === "ASC" ? sql`asc` : sql`desc`;
  const [{ rows }, all] = await Promise.all([
    sql<StaffProductRecord>`
      with page as (select p.id, row_number() over (order by ${by} ${direction}, p.id) as place from ${sorted} where ${where} order by place limit ${limit} offset ${offset})
      select ${recordColumns}
      from page join product p on p.id = page.id ${stockOf} order by page.place`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${counted} where ${where}`.execute(db),
  ]);
  return { rows, total: all.rows[0]?.total ?? 0 };
}

export async function selectStaffProduct(db: Db, id: Id<"product">) {
  const { rows } = await sql<StaffProductRecord>`
    select ${recordColumns}
    from product p ${stockOf} where p.id = ${id}`.execute(db);
  return rows[0];
}

export const selectProductTexts = (db: Db, id: Id<"product">) =>
  db.selectFrom("product").selectAll().where("id", "=", id).executeTakeFirst();

export const lockProduct = (tx: Db, id: Id<"product">) =>
  tx.selectFrom("product").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const selectProductStock = (db: Db, productId: Id<"product">) =>
  db
    .selectFrom("variation as v")
    .leftJoin("stock as s", "s.variation_id", "v.id")
    .selectAll("v")
    .select((eb) => [
      eb.fn.coalesce("s.on_hand", eb.lit(0)).as("on_hand"),
      eb.fn.coalesce("s.reserved", eb.lit(0)).as("reserved"),
      eb
        .selectFrom("back_in_stock as b")
        .select((count) => count.fn.countAll<number>().as("waiting"))
        .whereRef("b.variation_id", "=", "v.id")
        .where("b.told_at", "is", null)
        .as("waiting"),
    ])
    .where("v.product_id", "=", productId)
    .orderBy("v.id")
    .execute();

export const selectCategoryNames = (db: Db, productId: Id<"product">) =>
  db
    .selectFrom("product_category as pc")
    .innerJoin("category as c", "c.id", "pc.category_id")
    .select(["c.id", "c.name_uk", "c.name_ru"])
    .where("pc.product_id", "=", productId)
    .orderBy("pc.position")
    .execute();

export const selectPictureIds = (db: Db, productId: Id<"product">) =>
  db.selectFrom("picture").select("id").where("product_id", "=", productId).where(isPicture).orderBy("position").execute();

export type ProductChange = {
  nameUk: string;
  nameRu: string;
  descriptionUk: string;
  descriptionRu: string;
  compositionUk: string;
  compositionRu: string;
  topSales: boolean;
  returnable: boolean;
  hiddenByStaff: boolean;
};

/** A product shown again appears once 1C has it and it has something to buy. */
export const updateProduct = (tx: Db, id: Id<"product">, change: ProductChange) =>
  sql`
    update product p set name_uk = ${change.nameUk}, name_ru = ${change.nameRu}, description_uk = ${change.descriptionUk}, description_ru = ${change.descriptionRu},
      composition_uk = ${change.compositionUk}, composition_ru = ${change.compositionRu}, top_sales = ${change.topSales}, returnable = ${change.returnable},
      hidden_by_staff = ${change.hiddenByStaff}, version = p.version + 1,
      hidden = ${change.hiddenByStaff} or p.removed_in_1c
        or not exists (select 1 from variation v where v.product_id = p.id and v.price > 0 and not v.hidden)
    where p.id = ${id}`.execute(tx);
