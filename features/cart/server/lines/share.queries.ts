import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import { statusesAtTheShop } from "../../share.rules.ts";
import type { Owner } from "../carts/cart-owner.ts";
import type { Id } from "../../../../platform/ids.ts";

/** Not handed to the carrier, so these count beside reservations (security.md S6). */
const atTheShop = sql`o.status in (${sql.join(statusesAtTheShop.map((status) => sql.lit(status)))})`;

export const orderedLines = (accountId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select ordered_line.variation_id, ordered_line.pieces
  from placed_order o join order_line ordered_line on ordered_line.order_id = o.id where o.account_id = ${accountId} and ${atTheShop}`;

export const orderedPieces = (accountId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select variation_id, sum(pieces)::int as pieces from (${orderedLines(accountId)}) ordered_line group by 1`;

/** Pieces in living carts of other guests; `butCart` null counts all. */
export const guestPieces = (variationId: RawBuilder<unknown>, butCart: RawBuilder<unknown>, now: Instant): RawBuilder<unknown> => sql`
  select coalesce(sum(guest_line.pieces), 0)::int from cart_line guest_line join cart guest on guest.id = guest_line.cart_id
  where guest_line.variation_id = ${variationId} and guest.state = 'open' and guest.account_id is null
    and guest.reserved_until > ${now} and guest.id is distinct from ${butCart}`;

export async function selectElsewhere(
  db: Kysely<Tables>,
  { owner, variationIds, now }: { owner: Owner; variationIds: readonly Id<"variation">[]; now: Instant },
): Promise<Map<number, number>> {
  const asked = sql`(select value::bigint as variation_id from jsonb_array_elements_text(${JSON.stringify(variationIds)}::jsonb)) asked`;
  const { rows } = await sql<{ variationId: Id<"variation">; pieces: number }>`${
    "accountId" in owner
      ? sql`select asked.variation_id as "variationId", ordered.pieces from ${asked} join (${orderedPieces(sql`${owner.accountId}`)}) ordered on ordered.variation_id = asked.variation_id`
      : sql`select asked.variation_id as "variationId", (${guestPieces(
          sql`asked.variation_id`,
          sql`(select own.id from cart own where own.state = 'open' and own.account_id is null and own.guest_hash = ${owner.guestHash})`,
          now,
        )}) as pieces from ${asked}`
  }`.execute(db);
  return new Map(rows.map((row) => [row.variationId, row.pieces]));
}

export const selectOrderedSince = (
  db: Kysely<Tables>,
  { accountId, since }: { accountId: Id<"account">; since: Instant },
): Promise<{ variationId: Id<"variation">; quantity: number }[]> =>
  db
    .selectFrom("placed_order")
    .innerJoin("order_line", "order_line.order_id", "placed_order.id")
    .select(["order_line.variation_id as variationId", sql<number>`sum(order_line.pieces)::int`.as("quantity")])
    .where("placed_order.account_id", "=", accountId)
    .where("placed_order.placed_at", ">=", since)
    .groupBy("order_line.variation_id")
    .execute();
