import { sql, type Kysely } from "kysely";
import { textList } from "../../../../platform/db/value-lists.ts";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";

type Db = Kysely<Tables>;

export type GroupRecord = {
  id: Id<"category">;
  parent_id: Id<"category"> | null;
  name_uk: string;
  name_ru: string;
  said_audiences: string;
  staff_audiences: string | null;
  settled: string;
  passage: boolean;
  goods: number;
};

export const selectGroups = async (db: Db): Promise<GroupRecord[]> =>
  (
    await sql<GroupRecord>`
      select c.id, c.parent_id, c.name_uk, c.name_ru, c.said_audiences, c.staff_audiences, c.passage,
        concat_ws(' ', case when c.female then 'female' end, case when c.male then 'male' end, case when c.kids then 'kids' end, case when c.home then 'home' end) as settled,
        coalesce(shown.goods, 0) as goods
      from category c left join (
        select pc.category_id, count(*)::int as goods from product_category pc join product p on p.id = pc.product_id where not p.hidden group by 1
      ) shown on shown.category_id = c.id
      where not c.hidden or c.passage order by c.position, c.id`.execute(db)
  ).rows;

/** Condition on product `p`; reading the list once costs a tenth of a look-up for each. */
export const isForNobody = sql`p.audiences = '' and p.staff_audiences = '' and p.id not in (
  select pc.product_id from product_category pc where pc.category_id in (select c.id from category c where c.female or c.male or c.kids or c.home))`;

export async function countUnsorted(db: Db): Promise<{ unsorted: number; withoutGroup: number }> {
  const { rows } = await sql<{ unsorted: number; withoutGroup: number }>`
    select count(*)::int as unsorted, (count(*) filter (where not grouped))::int as "withoutGroup" from (
      select exists (select from product_category pc where pc.product_id = p.id) as grouped from product p
      where not p.hidden and ${isForNobody}) loose`.execute(db);
  return rows[0] ?? { unsorted: 0, withoutGroup: 0 };
}

export const lockGroup = (tx: Db, id: Id<"category">) =>
  tx.selectFrom("category").select(["id", "staff_audiences"]).where("id", "=", id).forUpdate().executeTakeFirst();

export const setStaffAudiences = (tx: Db, id: Id<"category">, audiences: string | null) =>
  tx.updateTable("category").set({ staff_audiences: audiences }).where("id", "=", id).execute();

export const selectColourNames = (db: Db) => db.selectFrom("colour_name").select(["key", "name", "colour"]).orderBy("name").execute();

/** `colour`: slug, '' outside the palette. */
export const selectWrittenColours = async (db: Db, colour: string): Promise<{ name: string; variations: number }[]> =>
  (
    await sql<{ name: string; variations: number }>`
      select colour_name_uk as name, count(*)::int as variations from variation where colour = ${colour} and colour_name_uk <> '' group by 1 order by 2 desc, 1`.execute(
      db,
    )
  ).rows;

export const upsertColourName = (tx: Db, row: { key: string; name: string; colour: string }) =>
  tx
    .insertInto("colour_name")
    .values(row)
    .onConflict((oc) => oc.column("key").doUpdateSet({ name: row.name, colour: row.colour }))
    .execute();

export const deleteColourName = (tx: Db, key: string) => tx.deleteFrom("colour_name").where("key", "=", key).execute();

export async function recolour(
  tx: Db,
  { names, from, to }: { names: readonly string[]; from: string; to: string },
): Promise<Id<"product">[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<{ id: Id<"product"> }>`
    update variation set colour = ${to} where colour = ${from}
      and colour_name_uk in ${textList(names)} returning product_id as id`.execute(tx);
  return [...new Set(rows.map(({ id }) => id))];
}

type PropertyRecord = {
  id: Id<"property">;
  name_uk: string;
  name_ru: string;
  shown: boolean;
  filter_place: number | null;
  goods: number;
  example: string;
};

/** Size and colour belong to variations; as properties they wait to be taken over. */
export const selectProperties = async (db: Db): Promise<PropertyRecord[]> =>
  (
    await sql<PropertyRecord>`
      select t.id, t.name_uk, t.name_ru, t.shown, t.filter_place, count(d.product_id)::int as goods, coalesce(min(d.value_uk), '') as example
      from property t left join product_property d on d.property_id = t.id where t.key not in ('size', 'colour') group by t.id order by goods desc, t.name_uk`.execute(
      db,
    )
  ).rows;

/** Locks, so that two changes never take one filter. */
export const lockProperties = (tx: Db) => tx.selectFrom("property").selectAll().orderBy("id").forUpdate().execute();

export const updateProperty = (
  tx: Db,
  id: Id<"property">,
  change: { name_uk: string; name_ru: string; shown: boolean; filter_place: number | null },
) => tx.updateTable("property").set(change).where("id", "=", id).execute();

export const selectProductsWithProperty = async (db: Db, id: Id<"property">): Promise<Id<"product">[]> =>
  (await db.selectFrom("product_property").select("product_id").where("property_id", "=", id).execute()).map((row) => row.product_id);
