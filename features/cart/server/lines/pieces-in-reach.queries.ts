import { sql, type Kysely } from "kysely";
import { idList } from "../../../../platform/db/value-lists.ts";
import type { Tables } from "../../../../db/tables.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { Owner } from "../carts/cart-owner.ts";
import { isOpenCartOf } from "../cart.queries.ts";
import { overPieces } from "../shown-cart.queries.ts";
import { canBeBought } from "../cart-rules.queries.ts";
import type { Id } from "../../../../platform/ids.ts";

/** `free`: not reserved, or by expired reservations, and none of what cannot be bought; `held`: by the owner's living cart. */
type Shelf = { variationId: Id<"variation">; onHand: number; free: number; held: number; pack: number };

export async function selectShelves(
  db: Kysely<Tables>,
  { variationIds, owner, now }: { variationIds: readonly Id<"variation">[]; owner: Owner | undefined; now: Instant },
): Promise<Map<number, Shelf>> {
  const { rows } = await sql<Shelf>`
    with asked as (select value::bigint as id from jsonb_array_elements_text(${JSON.stringify(variationIds)}::jsonb)),
    ${overPieces(now)},
    own as materialized (
      select l.variation_id, l.pieces from cart c join cart_line l on l.cart_id = c.id
      where ${owner ? isOpenCartOf(owner) : sql<boolean>`false`} and c.reserved_until > ${now}
    )
    select s.variation_id as "variationId", s.on_hand as "onHand",
      case when ${canBeBought} then s.on_hand - s.reserved + coalesce(over_pieces.pieces, 0) else 0 end as free,
      coalesce(own.pieces, 0) as held, v.quantity_in_variation as pack
    from asked join stock s on s.variation_id = asked.id join variation v on v.id = asked.id join product p on p.id = v.product_id
    left join over_pieces on over_pieces.variation_id = s.variation_id left join own on own.variation_id = s.variation_id`.execute(db);
  return new Map(rows.map((row) => [row.variationId, row]));
}

export async function selectForSale(
  db: Kysely<Tables>,
  variationIds: readonly Id<"variation">[],
): Promise<Map<Id<"variation">, { productId: Id<"product">; pack: number }>> {
  const { rows } = await sql<{ variationId: Id<"variation">; productId: Id<"product">; pack: number }>`
    select v.id as "variationId", v.product_id as "productId", v.quantity_in_variation as pack from variation v join product p on p.id = v.product_id
    where v.id in ${idList(variationIds)} and ${canBeBought}`.execute(db);
  return new Map(rows.map((row) => [row.variationId, row]));
}

export async function selectVariationsForSale(
  db: Kysely<Tables>,
  productIds: readonly Id<"product">[],
): Promise<{ productId: Id<"product">; variationId: Id<"variation">; pack: number }[]> {
  const { rows } = await sql<{ productId: Id<"product">; variationId: Id<"variation">; pack: number }>`
    select p.id as "productId", v.id as "variationId", v.quantity_in_variation as pack from product p join variation v on v.product_id = p.id
    where p.id in ${idList(productIds)} and ${canBeBought}`.execute(db);
  return rows;
}

export const selectCompletedOrders = async (db: Kysely<Tables>, accountId: Id<"account">): Promise<number> =>
  (await db.selectFrom("account").select("completed_orders").where("id", "=", accountId).executeTakeFirst())?.completed_orders ?? 0;
