import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import { recordset, rowsAsJson } from "../../../../platform/db/recordset.ts";
import type { Id } from "../../../../platform/ids.ts";

/** Answers the products that changed. */
export async function updateSoldRecently(
  tx: Kysely<Tables>,
  sold: readonly { productId: Id<"product">; pieces: number }[],
): Promise<Id<"product">[]> {
  const { rows } = await sql<{ id: Id<"product"> }>`
    with sold as (select * from ${recordset({ productId: "bigint", pieces: "int" }, rowsAsJson(sold), "t")})
    update product set sold_recently = counted.pieces
    from (
      select p.id, coalesce(sold.pieces, 0) as pieces from product p left join sold on sold."productId" = p.id
      where p.sold_recently > 0 or sold.pieces > 0
    ) counted
    where product.id = counted.id and product.sold_recently <> counted.pieces
    returning product.id`.execute(tx);
  return rows.map((row) => row.id);
}
