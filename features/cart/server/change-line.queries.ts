import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Changing } from "../../../platform/db/changes.ts";
import type { Instant } from "../../../platform/time.ts";
import { giveBackStep } from "../../stock/stock.server.ts";
import { cartTopic, stockTopic } from "../../topics.ts";
import { keyOf } from "./cart-owner.ts";
import {
  cartColumns,
  goodsOfLine,
  lineColumns,
  linesAsJson,
  overPieces,
  shownCartOf,
  type ShownCart,
  type ShownRow,
} from "./shown-cart.queries.ts";
import type { Id } from "../../../platform/ids.ts";

type Db = Kysely<Tables> & Changing;

/** What an account asks of its own living cart; `orderId` is what the client believes the cart to be. */
export type Change = {
  accountId: Id<"account">;
  orderId: string | null | undefined;
  variationId: Id<"variation">;
  /** The browser that asks. */
  by: string;
  now: Instant;
  /** When the reservation then ends, but never later than `longestMs` after the cart was opened. */
  until: Instant;
  longestMs: number;
};

/**
 * Gives a pack of the account's living cart back, in one statement that needs no transaction around it, and answers the
 * cart as it is shown afterwards. Undefined means that nothing was changed, for whatever reason: a line that would go,
 * and perhaps the cart with it, is left alone, and so is a cart that is locked or has changed since the statement began,
 * so that `now` is the time of the lock (security.md S10) and the lines that were seen are the lines there are.
 */
export async function removeAtOnce(db: Db, change: Change): Promise<ShownCart | undefined> {
  const { rows } = await sql<ShownRow>`
    with ${lockedCart(change)},
    shortened as (
      update cart_line set pieces = cart_line.pieces - v.quantity_in_variation from locked, variation v
      where cart_line.cart_id = locked.id and cart_line.variation_id = ${change.variationId} and v.id = cart_line.variation_id
        and cart_line.pieces > v.quantity_in_variation
      returning cart_line.variation_id, cart_line.pieces as left_over, cart_line.price, cart_line.added_at, v.quantity_in_variation as given
    ),
    returned as (select variation_id, given as pieces from shortened),
    taken as (${giveBackStep()}),
    changed as (select variation_id, left_over as pieces, price, added_at from shortened),
    ${shownAfter(change)}`.execute(db);
  const shown = shownCartOf(rows);
  if (shown) {
    db.changed(stockTopic, [change.variationId]);
    db.changed(cartTopic, [keyOf(change)], change.by);
  }
  return shown;
}

/** Every change of lines writes the row of their cart, so the same version of the row means the same lines. */
const lockedCart = ({ accountId, orderId, now }: Change): RawBuilder<unknown> => sql`
  found as materialized (
    select c.id, c.xmin as version from cart c
    where c.state = 'open' and c.account_id = ${accountId} and (${orderId ?? null}::uuid is null or c.id = ${orderId ?? null}::uuid)
  ),
  fresh as materialized (
    select c.id, c.account_id, c.xmin as version from cart c
    where c.id = (select id from found) and c.state = 'open' and c.account_id = ${accountId} and c.reserved_until > ${now}
    for update skip locked
  ),
  locked as materialized (select fresh.id, fresh.account_id from fresh join found on found.version = fresh.version)`;

/** Moves the clock of the cart when its line has changed, and shows it: the rest as the statement saw it, that line as it is now. */
const shownAfter = ({ variationId, now, until, longestMs }: Change): RawBuilder<unknown> => sql`
  c as (
    update cart set reserved_until = least(${until}::timestamptz, cart.opened_at + ${longestMs}::float8 * interval '1 millisecond')
    from locked, changed where cart.id = locked.id returning cart.*
  ),
  ${overPieces(now)}
  select ${cartColumns}, (${linesAsJson(sql`${lineColumns(sql`coalesce(taken.unreserved, s.on_hand - s.reserved)`, now)} from (
    select l.variation_id, l.pieces, l.price, l.added_at from cart_line l where l.cart_id = (select id from locked) and l.variation_id <> ${variationId}
    union all select variation_id, pieces, price, added_at from changed
  ) l ${goodsOfLine} left join taken on taken.variation_id = v.id`)}) as lines
  from c`;
