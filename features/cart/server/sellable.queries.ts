import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Owner } from "./cart-owner.ts";
import { isOpenCartOf, type CartRow } from "./cart.queries.ts";
import { kopiykas, type Kopiykas } from "../../../platform/money.ts";
import type { Id } from "../../../platform/ids.ts";

type Db = Kysely<Tables>;

/** What can be bought: price in kopiykas a piece, pack in pieces. */
export type Sellable = { variationId: Id<"variation">; productId: Id<"product">; price: Kopiykas; pack: number };

/** Of these variations those that can be bought: not hidden, with a price. */
export const selectSellable = (db: Db, variationIds: readonly Id<"variation">[]): Promise<Sellable[]> =>
  db
    .selectFrom("variation")
    .innerJoin("product", "product.id", "variation.product_id")
    .select([
      "variation.id as variationId",
      "variation.product_id as productId",
      "variation.price",
      "variation.quantity_in_variation as pack",
    ])
    .where("variation.id", "in", [...variationIds])
    .where("variation.hidden", "=", false)
    .where("product.hidden", "=", false)
    .where("variation.price", ">", kopiykas(0))
    .execute();

/** Pieces in a pack, also of what can no longer be bought. */
export const selectPack = (db: Db, variationId: Id<"variation">): Promise<{ pack: number; productId: Id<"product"> } | undefined> =>
  db
    .selectFrom("variation")
    .select(["quantity_in_variation as pack", "product_id as productId"])
    .where("id", "=", variationId)
    .executeTakeFirst();

export type Situation = { open: CartRow | undefined; wanted: Sellable | undefined; completedOrders: number };

/** All that is looked up before a pack is added, in one query: the owner's open cart, what is wanted, how well the account is known. */
export async function selectSituation(db: Db, owner: Owner, variationId: Id<"variation">): Promise<Situation> {
  type Row = { id: string | null; variationId: Id<"variation"> | null; completedOrders: number | null } & Omit<CartRow, "id"> &
    Omit<Sellable, "variationId">;
  const { rows } = await sql<Row>`
    select c.id, c.suborder_id as "suborderId", c.account_id as "accountId", c.state, c.opened_at as "openedAt", c.reserved_until as "reservedUntil",
      goods.id as "variationId", goods.product_id as "productId", goods.price, goods.quantity_in_variation as pack, a.completed_orders as "completedOrders"
    from (select 1) as always
    left join cart c on ${isOpenCartOf(owner)}
    left join account a on a.id = ${"accountId" in owner ? owner.accountId : null}
    left join (
      select v.* from variation v join product p on p.id = v.product_id where v.id = ${variationId} and not v.hidden and not p.hidden and v.price > 0
    ) goods on true`.execute(db);
  const row = rows[0];
  if (!row) throw new Error("a query without conditions answered no row");
  const { id, suborderId, accountId, state, openedAt, reservedUntil, productId, price, pack } = row;
  return {
    open: id === null ? undefined : { id, suborderId, accountId, state, openedAt, reservedUntil },
    wanted: row.variationId === null ? undefined : { variationId: row.variationId, productId, price, pack },
    completedOrders: row.completedOrders ?? 0,
  };
}

/** How many orders of an account are completed, which decides how much of a variation it may hold (`accountHolder`). */
export const selectCompletedOrders = async (db: Db, accountId: Id<"account">): Promise<number> =>
  (await db.selectFrom("account").select("completed_orders").where("id", "=", accountId).executeTakeFirst())?.completed_orders ?? 0;
