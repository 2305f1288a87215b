import { sql, type Kysely, type RawBuilder } from "kysely";
import { textList } from "../../../platform/db/value-lists.ts";
import type { Tables } from "../../../db/tables.ts";
import { containing } from "../../../platform/db/like-part.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Kopiykas } from "../../../platform/money/money.ts";
import { isPicture } from "../../catalogue/catalogue.server.ts";
import type { Gender } from "../../catalogue/words/genders.ts";
import type { VariationRow } from "../variations.contract.ts";

type Db = Kysely<Tables>;

export type VariationRecord = {
  id: Id<"variation">;
  product_id: Id<"product">;
  id_1c: string;
  article: string;
  barcode: string;
  brand: string;
  picture_id: Id<"picture"> | null;
  colour_name_uk: string;
  colour_name_ru: string;
  size: string;
  price: Kopiykas;
  old_price: Kopiykas | null;
  on_hand: number;
  reserved: number;
  retail: boolean;
  visibility: VariationRow["visibility"];
  pack: number;
  minimum: number;
  hidden_by_staff: boolean;
  top_sales: boolean;
  returnable: boolean;
  staff_audiences: string;
  name_uk: string;
  name_ru: string;
  composition_uk: string;
  composition_ru: string;
};

export type VariationFilter = {
  q?: string | undefined;
  category?: Id<"category"> | undefined;
  audience?: Gender | undefined;
  brand?: string | undefined;
  stock?: "in" | "out" | undefined;
  price?: "none" | undefined;
  visibility?: "shown" | "hidden" | undefined;
  changed?: "staff" | undefined;
};

/** `sayingGroups`: groups that name an audience themselves or through those above. */
type Asked = VariationFilter & { sayingGroups: readonly Id<"category">[] };
type Place = { product: number; variation: number };

const tables = sql`variation v join product p on p.id = v.product_id left join stock s on s.variation_id = v.id`;
const columns = sql`
  v.id, v.product_id, v.id_1c, coalesce(nullif(v.article, ''), p.article) as article, v.barcode, p.brand, v.colour_name_uk, v.colour_name_ru, v.size,
  v.price::float8 as price, v.old_price::float8 as old_price, coalesce(s.on_hand, 0) as on_hand, coalesce(s.reserved, 0) as reserved, p.retail,
  case when p.removed_in_1c then 'removed' when p.hidden_by_staff then 'hidden' when v.hidden then 'variation' when p.hidden then 'waiting' else 'shown' end as visibility,
  v.quantity_in_variation as pack, p.min_order_amount as minimum, p.hidden_by_staff, p.top_sales, p.returnable, p.staff_audiences, p.name_uk, p.name_ru,
  p.composition_uk, p.composition_ru,
  (select pic.id from picture pic where pic.product_id = p.id and ${isPicture} order by (pic.colour = v.colour) desc, pic.position limit 1) as picture_id`;

/** One window, newest products first, each product's variations in the order they came. */
export async function selectVariations(
  db: Db,
  filter: Asked,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<VariationRecord[]> {
  const behind = after
    ? sql`v.product_id <= ${after.product} and (v.product_id < ${after.product} or v.id > ${after.variation})`
    : sql`true`;
  const { rows } = await sql<VariationRecord>`
    with page as (
      select v.id from ${tables} where ${behind} and ${wantedBy(filter)} order by v.product_id desc, v.id limit ${limit}
    )
    select ${columns} from page join variation v on v.id = page.id join product p on p.id = v.product_id left join stock s on s.variation_id = v.id
    order by v.product_id desc, v.id`.execute(db);
  return rows;
}

export async function countVariations(db: Db, filter: Asked): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${tables} where ${wantedBy(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function selectByCodes(db: Db, codes: readonly string[]): Promise<VariationRecord[]> {
  const { rows } = await sql<VariationRecord>`
    select ${columns} from ${tables} where v.id_1c in ${textList(codes)}`.execute(db);
  return rows;
}

function wantedBy({ q, category, audience, brand, stock, price, visibility, changed, sayingGroups }: Asked): RawBuilder<unknown> {
  const part = containing(q);
  const wanted = [
    part === ""
      ? undefined
      : sql`(v.product_id in (select id from product where name_uk ilike ${part} or name_ru ilike ${part} or article ilike ${part} or id_1c ilike ${part})
          or v.article ilike ${part} or v.id_1c ilike ${part} or v.barcode like ${part})`,
    category === undefined
      ? undefined
      : sql`v.product_id in (select product_id from product_category where category_id in (
          with recursive below as (select ${category}::bigint as id union select c.id from category c join below on c.parent_id = below.id) select id from below))`,
    audience === undefined ? undefined : isFor(audience, sayingGroups),
    brand === undefined ? undefined : sql`p.brand = ${brand}`,
    stock === undefined ? undefined : stock === "in" ? sql`s.on_hand > s.reserved` : sql`coalesce(s.on_hand - s.reserved, 0) <= 0`,
    price === undefined ? undefined : sql`v.price = 0`,
    visibility === undefined ? undefined : visibility === "shown" ? sql`not (p.hidden or v.hidden)` : sql`(p.hidden or v.hidden)`,
    changed === undefined
      ? undefined
      : sql`(p.id::text in (select entity_id from audit_entry where entity = 'product') or v.id::text in (select entity_id from audit_entry where entity = 'variation'))`,
  ].filter((one) => one !== undefined);
  return wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `);
}

/** `audiencesOf` of the catalogue in SQL: staff, else the product's own property unless its groups' words differ, else its groups. */
const isFor = (audience: Gender, sayingGroups: readonly Id<"category">[]): RawBuilder<unknown> => sql`
  case when p.staff_audiences <> '' then ${audience} = any(string_to_array(p.staff_audiences, ' '))
    when p.audiences <> '' and not exists (
      select from product_category pc where pc.product_id = p.id and pc.category_id = any(${[...sayingGroups]}::bigint[])) then ${audience} = any(string_to_array(p.audiences, ' '))
    else exists (select from product_category pc join category c on c.id = pc.category_id where pc.product_id = p.id and ${sql.ref(`c.${audience}`)}) end`;

export const selectGroups = (db: Db) =>
  db
    .selectFrom("category")
    .select(["id", "parent_id", "name_uk", "name_ru", "said_audiences", "hidden", "passage"])
    .orderBy("position")
    .orderBy("id")
    .execute();

export const selectBrands = async (db: Db): Promise<string[]> =>
  (await db.selectFrom("product").select("brand").distinct().where("brand", "<>", "").orderBy("brand").limit(2_000).execute()).map(
    ({ brand }) => brand,
  );
