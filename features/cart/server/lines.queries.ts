import type { Kopiykas } from "../../../platform/money.ts";
import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time.ts";
import type { Tx } from "../../shop.ts";
import { cartTopic } from "../../topics.ts";
import { keyOf, type Owner } from "./cart-owner.ts";
import type { NewCart } from "./cart.queries.ts";
import type { Id } from "../../../platform/ids.ts";

type Db = Kysely<Tables>;

export type Line = { variationId: Id<"variation">; productId: Id<"product">; pieces: number };
type Added = { variationId: Id<"variation">; pieces: number; price: Kopiykas; now: Instant };

/**
 * Locks an open cart, moves its clock and adds pieces to a line of it, in one statement. Answers what the line then
 * holds and when the cart would have ended before; no row when it is not open any more or was over at `now`. The price
 * seen is the newest.
 */
export async function addToCart(
  tx: Tx,
  owner: Owner,
  cart: { id: string; until: Instant },
  line: Added,
): Promise<{ pieces: number; endedBefore: Instant } | undefined> {
  const { rows } = await sql<{ pieces: number; endedBefore: Instant }>`
    with locked as materialized (select id, reserved_until from cart where id = ${cart.id} and state = 'open' for update),
    moved as (
      update cart set reserved_until = ${cart.until} from locked where cart.id = locked.id and locked.reserved_until > ${line.now} returning cart.id
    ),
    line as (
      insert into cart_line (cart_id, variation_id, pieces, price, added_at)
      select id, ${line.variationId}, ${line.pieces}, ${line.price}, ${line.now} from moved
      on conflict (cart_id, variation_id) do update set pieces = cart_line.pieces + excluded.pieces, price = excluded.price
      returning pieces
    )
    select line.pieces, locked.reserved_until as "endedBefore" from line, locked`.execute(tx);
  if (rows[0]) tx.changed(cartTopic, [keyOf(owner)]);
  return rows[0];
}

/** Opens a cart with one line; no row when its owner has an open cart already. */
export async function openCartWith(tx: Tx, owner: Owner, cart: NewCart, line: Added): Promise<{ pieces: number } | undefined> {
  const { rows } = await sql<{ pieces: number }>`
    with opened as (
      insert into cart (id, suborder_id, account_id, guest_hash, state, opened_at, reserved_until)
      values (${cart.id}, ${cart.suborderId}, ${"accountId" in owner ? owner.accountId : null}, ${"guestHash" in owner ? owner.guestHash : null}, 'open', ${cart.openedAt}, ${cart.reservedUntil})
      on conflict do nothing returning id
    )
    insert into cart_line (cart_id, variation_id, pieces, price, added_at)
    select id, ${line.variationId}, ${line.pieces}, ${line.price}, ${line.now} from opened
    returning pieces`.execute(tx);
  if (rows[0]) tx.changed(cartTopic, [keyOf(owner)]);
  return rows[0];
}

/** Takes pieces from a line of a locked cart, the whole line when it holds no more; answers what was taken and how many lines are left. */
export async function takeFromLine(
  tx: Db,
  { cartId, variationId, pieces }: { cartId: string; variationId: Id<"variation">; pieces: number },
): Promise<{ taken: number; linesLeft: number } | undefined> {
  const { rows } = await sql<{ taken: number; linesLeft: number }>`
    with shortened as (
      update cart_line set pieces = pieces - ${pieces} where cart_id = ${cartId} and variation_id = ${variationId} and pieces > ${pieces} returning ${pieces}::int as taken, 1 as stays
    ), removed as (
      delete from cart_line where cart_id = ${cartId} and variation_id = ${variationId} and pieces <= ${pieces} returning pieces as taken, 0 as stays
    )
    select taken, stays + (select count(*)::int from cart_line where cart_id = ${cartId} and variation_id <> ${variationId}) as "linesLeft"
    from (select * from shortened union all select * from removed) as changed`.execute(tx);
  return rows[0];
}

export const selectLines = (db: Db, cartId: string): Promise<Line[]> =>
  db
    .selectFrom("cart_line")
    .innerJoin("variation", "variation.id", "cart_line.variation_id")
    .select(["cart_line.variation_id as variationId", "variation.product_id as productId", "cart_line.pieces"])
    .where("cart_line.cart_id", "=", cartId)
    .execute();

/** Empties a cart that was closed, and answers what it held. */
export async function takeAllLines(tx: Db, cartId: string): Promise<Line[]> {
  const { rows } = await sql<Line>`
    delete from cart_line l using variation v where l.cart_id = ${cartId} and v.id = l.variation_id
    returning l.variation_id as "variationId", v.product_id as "productId", l.pieces`.execute(tx);
  return rows;
}

/** Makes lines of a locked cart hold exactly these pieces at today's prices; a line of no pieces goes. */
export async function writeLines(
  tx: Db,
  cartId: string,
  lines: readonly { variationId: Id<"variation">; pieces: number }[],
  now: Instant,
): Promise<void> {
  if (lines.length === 0) return;
  const json = JSON.stringify(lines);
  await sql`
    with line as (select * from jsonb_to_recordset(${json}::jsonb) as line("variationId" bigint, pieces int)),
    gone as (delete from cart_line l using line where l.cart_id = ${cartId} and l.variation_id = line."variationId" and line.pieces = 0)
    insert into cart_line (cart_id, variation_id, pieces, price, added_at)
    select ${cartId}::uuid, v.id, line.pieces, v.price, ${now}::timestamptz from line join variation v on v.id = line."variationId" where line.pieces > 0
    on conflict (cart_id, variation_id) do update set pieces = excluded.pieces, price = excluded.price`.execute(tx);
}

/** Moves every line of one cart into another, adding pieces where both have the variation. Reservations stay as they are. */
export async function moveLines(tx: Db, from: string, to: string): Promise<void> {
  await sql`
    with moved as (delete from cart_line where cart_id = ${from} returning variation_id, pieces, price, added_at)
    insert into cart_line (cart_id, variation_id, pieces, price, added_at)
    select ${to}::uuid, variation_id, pieces, price, added_at from moved
    on conflict (cart_id, variation_id) do update set pieces = cart_line.pieces + excluded.pieces`.execute(tx);
}

/** Writes today's prices into the lines: the customer has been shown them. */
export const setLinePrices = (db: Db, cartId: string) =>
  sql`
    update cart_line set price = variation.price from variation
    where variation.id = cart_line.variation_id and cart_line.cart_id = ${cartId} and cart_line.price <> variation.price`.execute(db);
