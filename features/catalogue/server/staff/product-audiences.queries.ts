import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import { isForNobody } from "./staff-shelves.queries.ts";
import type { Id } from "../../../../platform/ids.ts";

type Db = Kysely<Tables>;

export type LooseRecord = {
  id: Id<"product">;
  article: string;
  name_uk: string;
  name_ru: string;
  audiences: string;
  staff_audiences: string;
  groups: Id<"category">[];
};

const SHOWN = 100;

export const selectForNobody = (db: Db) => selectGoods(db, sql`not p.hidden and ${isForNobody}`);
export const selectAudiencesChosen = (db: Db) => selectGoods(db, sql`p.staff_audiences <> '' and not p.removed_in_1c`);

async function selectGoods(db: Db, wanted: RawBuilder<unknown>): Promise<{ rows: LooseRecord[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    sql<LooseRecord>`
      select p.id, p.article, p.name_uk, p.name_ru, p.audiences, p.staff_audiences,
        coalesce((select jsonb_agg(pc.category_id order by pc.position) from product_category pc where pc.product_id = p.id), '[]') as groups
      from product p where ${wanted} order by p.id desc limit ${SHOWN}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from product p where ${wanted}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export const selectGroupIds = async (db: Db, productId: Id<"product">): Promise<Id<"category">[]> =>
  (
    await db.selectFrom("product_category").select("category_id as id").where("product_id", "=", productId).orderBy("position").execute()
  ).map(({ id }) => id);

export const updateStaffAudiences = (tx: Db, id: Id<"product">, audiences: string) =>
  tx.updateTable("product").set({ staff_audiences: audiences }).where("id", "=", id).execute();
