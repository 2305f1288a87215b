import { sql, type Kysely, type RawBuilder } from "kysely";
import { idList, textList } from "../../../../platform/db/value-lists.ts";
import { recordset, type RowOf, type RowsAsJson } from "../../../../platform/db/recordset.ts";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";

type Db = Kysely<Tables>;

/** Roles of price types; rates in hryvnias for one unit of each currency, hryvnia included. */
export type PricePlan = {
  wholesale: string | null;
  retail: string | null;
  old: string | null;
  recommended: string | null;
  rates: Record<string, number>;
};

const offerColumns = {
  id1c: "text",
  product1c: "text",
  article: "text",
  barcode: "text",
  size: "text",
  colour: "text",
  colourUk: "text",
  colourRu: "text",
  named: "text",
  prices: "jsonb",
  declared: "jsonb",
  pack: "int",
  removed: "boolean",
} as const;
type Offers = RowsAsJson<RowOf<typeof offerColumns>>;

/** Kopiykas. Packs sell at wholesale, *retail* goods at the retail price; where one role is missing, the other holds for all. */
function pricesBy(plan: PricePlan, offered: RawBuilder<unknown>) {
  const of = (type: string | null) =>
    type === null
      ? sql`null::bigint`
      : sql`nullif(round((${offered} -> ${type}::text ->> 0)::numeric * (${JSON.stringify(plan.rates)}::jsonb ->> (${offered} -> ${type}::text ->> 1))::numeric), 0)::bigint`;
  return {
    price: sql`coalesce(case when p.retail then ${of(plan.retail ?? plan.wholesale)} else ${of(plan.wholesale ?? plan.retail)} end, 0)`,
    old: of(plan.old),
    recommended: sql`coalesce(${of(plan.recommended)}, ${of(plan.retail)})`,
  };
}

/** Brackets that end the goods' own name say no axis. */
const unlessOwnName = (axis: RawBuilder<unknown>) => sql`case when r.named = p.name_uk then null else ${axis} end`;
const said = {
  size: unlessOwnName(sql`r.size`),
  colour: unlessOwnName(sql`r.colour`),
  colourUk: unlessOwnName(sql`r."colourUk"`),
  colourRu: unlessOwnName(sql`r."colourRu"`),
};

export async function insertVariations(tx: Db, rows: Offers, plan: PricePlan): Promise<number> {
  const { price, old, recommended } = pricesBy(plan, sql`coalesce(r.prices, '{}'::jsonb)`);
  const result = await sql`
    insert into variation (id_1c, product_id, article, barcode, size, colour, colour_name_uk, colour_name_ru, offered, price, old_price, recommended_price, quantity_in_variation)
    select r."id1c", p.id, coalesce(r.article, p.article), coalesce(r.barcode, ''), coalesce(${said.size}, ''), coalesce(${said.colour}, ''),
      coalesce(${said.colourUk}, ''), coalesce(${said.colourRu}, ''),
      coalesce(r.prices, '{}'::jsonb), ${price}, ${old}, ${recommended}, case when p.retail then 1 else coalesce(r.pack, 1) end
    from ${recordset(offerColumns, rows)} join product p on p.id_1c = r."product1c" where not r.removed
    on conflict (id_1c) do nothing`.execute(tx);
  return Number(result.numAffectedRows ?? 0);
}

/** The characteristic that is none: `77#`, and in other bases the id of noughts. */
const NO_CHARACTERISTIC = ["#", "#00000000-0000-0000-0000-000000000000"];
type Choice = Record<"id1c" | "size" | "colour", RawBuilder<unknown>>;
const isNameless = ({ id1c, size, colour }: Choice) =>
  sql`(${id1c} in (${sql.join(NO_CHARACTERISTIC.map((none) => sql`p.id_1c || ${none}::text`))}) and ${size} = '' and ${colour} = '')`;
const storedAs = (name: string): Choice => ({
  id1c: sql.ref(`${name}.id_1c`),
  size: sql.ref(`${name}.size`),
  colour: sql.ref(`${name}.colour`),
});

/** The offer of the whole product, or of no characteristic: beside choices it repeats their sum or an old figure, so it is not sold. */
const isOfWhole = (offer: Choice) => sql`(o.id_1c = p.id_1c or ${isNameless(offer)})`;
const hasChoices = (isSold: RawBuilder<unknown>) => sql`exists (
  select 1 from variation choice where choice.product_id = p.id and starts_with(choice.id_1c, p.id_1c || '#')
    and (o.id_1c = p.id_1c or not ${isNameless(storedAs("choice"))}) and choice.price > 0 and ${isSold})`;

const saidOf: Choice = {
  id1c: sql`o.id_1c`,
  size: sql`coalesce(${said.size}, o.size)`,
  colour: sql`coalesce(${said.colour}, o.colour)`,
};

/** A row with prices states all types of its file, so a missing price is cleared; a variation never priced by a file keeps its price. */
export async function updateVariations(tx: Db, rows: Offers, plan: PricePlan): Promise<number> {
  const { price, old, recommended } = pricesBy(plan, sql`n.offered`);
  const result = await sql`
    with said as materialized (select * from ${recordset(offerColumns, rows)})
    update variation v set article = w.article, barcode = w.barcode, size = w.size, colour = w.colour, colour_name_uk = w.colour_uk, colour_name_ru = w.colour_ru,
      offered = w.offered, price = w.price, old_price = w.old_price, recommended_price = w.recommended, quantity_in_variation = w.pack, hidden = w.hidden
    from (
      select n.*, case when n.is_unpriced then n.price_before else ${price} end as price, case when n.is_unpriced then n.old_before else ${old} end as old_price,
        case when n.is_unpriced then n.recommended_before else ${recommended} end as recommended
      from (
        select o.id, coalesce(r.article, o.article) as article, coalesce(r.barcode, o.barcode) as barcode, coalesce(${said.size}, o.size) as size, coalesce(${said.colour}, o.colour) as colour,
          coalesce(${said.colourUk}, o.colour_name_uk) as colour_uk, coalesce(${said.colourRu}, o.colour_name_ru) as colour_ru,
          case when r.prices is null then o.offered when r.declared is null then r.prices
            else (o.offered - array(select jsonb_array_elements_text(r.declared))) || r.prices end as offered,
          r.prices is null and o.offered = '{}' as is_unpriced, o.price as price_before, o.old_price as old_before, o.recommended_price as recommended_before,
          o.product_id, case when p.retail then 1 else coalesce(r.pack, o.quantity_in_variation) end as pack,
          r.removed or (${isOfWhole(saidOf)} and ${hasChoices(sql`coalesce((select not said.removed from said where said."id1c" = choice.id_1c limit 1), not choice.hidden)`)}) as hidden
        from said r join variation o on o.id_1c = r."id1c" join product p on p.id = o.product_id
      ) n join product p on p.id = n.product_id
    ) w
    where v.id = w.id and (v.article, v.barcode, v.size, v.colour, v.colour_name_uk, v.colour_name_ru, v.offered, v.price, v.old_price, v.recommended_price, v.quantity_in_variation, v.hidden)
      is distinct from (w.article, w.barcode, w.size, w.colour, w.colour_uk, w.colour_ru, w.offered, w.price, w.old_price, w.recommended, w.pack, w.hidden)`.execute(
    tx,
  );
  return Number(result.numAffectedRows ?? 0);
}

/** All variations, or those of the products; answers products whose price changed. */
export async function repriceVariations(tx: Db, plan: PricePlan, products1c?: readonly string[]): Promise<Id<"product">[]> {
  const { price, old, recommended } = pricesBy(plan, sql`o.offered`);
  const { rows } = await sql<{ id: Id<"product"> }>`
    with repriced as (
      update variation v set price = n.price, old_price = n.old_price, recommended_price = n.recommended, quantity_in_variation = n.pack
      from (
        select o.id, ${price} as price, ${old} as old_price, ${recommended} as recommended, case when p.retail then 1 else o.quantity_in_variation end as pack
        from variation o join product p on p.id = o.product_id
        where o.offered <> '{}' ${products1c ? sql`and p.id_1c in ${textList(products1c)}` : sql``}
      ) n
      where v.id = n.id and (v.price, v.old_price, v.recommended_price, v.quantity_in_variation) is distinct from (n.price, n.old_price, n.recommended, n.pack)
      returning v.product_id
    )
    select distinct product_id as id from repriced`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function selectVariationIds(
  tx: Db,
  ids1c: readonly string[],
): Promise<{ id: Id<"variation">; id1c: string; hidden: boolean }[]> {
  const { rows } = await sql<{ id: Id<"variation">; id1c: string; hidden: boolean }>`
    select id, id_1c as "id1c", hidden from variation where id_1c in ${textList(ids1c)}`.execute(tx);
  return rows;
}

/** Shows products only when complete (security.md S47) and hides whole-product offers beside choices; answers products hidden or shown. */
export async function settleVisibility(
  tx: Db,
  which: { ids1c: readonly string[] } | { ids: readonly Id<"product">[] },
): Promise<Id<"product">[]> {
  const wanted = "ids1c" in which ? sql`p.id_1c in ${textList(which.ids1c)}` : sql`p.id in ${idList(which.ids)}`;
  await sql`
    update variation o set hidden = true from product p
    where p.id = o.product_id and ${isOfWhole(storedAs("o"))} and not o.hidden and ${hasChoices(sql`not choice.hidden`)} and ${wanted}`.execute(
    tx,
  );
  const isWhole = sql`exists (select 1 from variation v where v.product_id = p.id and v.price > 0 and not v.hidden)`;
  const { rows } = await sql<{ id: Id<"product"> }>`
    update product p set hidden = not ${isWhole}
    where ${wanted} and not p.removed_in_1c and not p.hidden_by_staff and p.hidden = ${isWhole} returning p.id`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function countUnpriced(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from product p where p.hidden and not p.removed_in_1c and not p.hidden_by_staff
      and not exists (select 1 from variation v where v.product_id = p.id and v.price > 0 and not v.hidden)`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countPricedByType(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ type: string; products: number }>`
    select offered.type, count(distinct v.product_id)::int as products
    from variation v cross join lateral jsonb_object_keys(v.offered) as offered(type) where not v.hidden group by 1`.execute(db);
  return new Map(rows.map(({ type, products }) => [type, products]));
}
