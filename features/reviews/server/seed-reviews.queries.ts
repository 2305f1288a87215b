import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { NewReview } from "./reviews.queries.ts";
import type { Id } from "../../../platform/ids.ts";

type Db = Kysely<Tables>;
const ROWS_A_STATEMENT = 500;

/** Only the demo writes reviews without an account. */
export const selectHasDemoReviews = async (tx: Db): Promise<boolean> =>
  (await tx.selectFrom("review").select("id").where("account_id", "is", null).limit(1).executeTakeFirst()) !== undefined;

export const selectProductsToReview = async (tx: Db): Promise<{ id: Id<"product">; id_1c: string; category: string }[]> =>
  (
    await sql<{ id: Id<"product">; id_1c: string; category: string }>`
      select distinct on (p.id) p.id, p.id_1c, c.id_1c as category
      from product p join product_category pc on pc.product_id = p.id join category c on c.id = pc.category_id
      order by p.id, pc.position`.execute(tx)
  ).rows;

export async function insertReviews(tx: Db, reviews: readonly NewReview[]): Promise<void> {
  for (let from = 0; from < reviews.length; from += ROWS_A_STATEMENT)
    await tx
      .insertInto("review")
      .values(reviews.slice(from, from + ROWS_A_STATEMENT))
      .execute();
}
