import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time.ts";

type Db = Kysely<Tables>;

/** Whose cart: an account's, or a guest's by the hash of their key. */
export type Owner = { accountId: number } | { guestHash: Uint8Array };

export type CartRow = {
  id: string;
  suborder_id: string;
  account_id: number | null;
  state: string;
  opened_at: Instant;
  reserved_until: Instant;
};

const cartColumns = ["id", "suborder_id", "account_id", "state", "opened_at", "reserved_until"] as const;

/** The owner's open cart, unlocked; it may be over. */
export const selectOpenCart = (db: Db, owner: Owner): Promise<CartRow | undefined> =>
  ownedBy(db, owner).where("state", "=", "open").executeTakeFirst();

/** A cart by id when it is the owner's, whatever its state; somebody else's looks like none (S30, S31). */
export const selectOwnCart = (db: Db, owner: Owner, id: string): Promise<CartRow | undefined> =>
  ownedBy(db, owner).where("id", "=", id).executeTakeFirst();

function ownedBy(db: Db, owner: Owner) {
  const carts = db.selectFrom("cart").select(cartColumns);
  if ("accountId" in owner) return carts.where("account_id", "=", owner.accountId);
  return carts.where("guest_hash", "=", owner.guestHash).where("account_id", "is", null);
}

/** Locks a cart by its key; its state must be judged anew (S3, S10). */
export const lockCart = (tx: Db, id: string): Promise<CartRow | undefined> =>
  tx.selectFrom("cart").select(cartColumns).where("id", "=", id).forUpdate().executeTakeFirst();

/** No row when the owner opened another cart in the meantime. */
export const insertCart = (tx: Db, owner: Owner, cart: { id: string; suborderId: string; openedAt: Instant; reservedUntil: Instant }) =>
  tx
    .insertInto("cart")
    .values({
      id: cart.id,
      suborder_id: cart.suborderId,
      account_id: "accountId" in owner ? owner.accountId : null,
      guest_hash: "guestHash" in owner ? owner.guestHash : null,
      state: "open",
      opened_at: cart.openedAt,
      reserved_until: cart.reservedUntil,
    })
    .onConflict((oc) => oc.doNothing())
    .returning("id")
    .executeTakeFirst();

export const setReservedUntil = (tx: Db, id: string, reservedUntil: Instant) =>
  tx.updateTable("cart").set({ reserved_until: reservedUntil }).where("id", "=", id).execute();

/** Ends an open cart; no row when it was not open any more (S4). */
export const closeCart = (tx: Db, id: string, state: "deleted" | "merged" | "ordered", now: Instant) =>
  tx.updateTable("cart").set({ state, closed_at: now }).where("id", "=", id).where("state", "=", "open").returning("id").executeTakeFirst();

/** Ends an open cart whose time is over; no row, nothing to release (S4). */
export const closeExpiredCart = (tx: Db, id: string, now: Instant) =>
  tx
    .updateTable("cart")
    .set({ state: "expired", closed_at: now })
    .where("id", "=", id)
    .where("state", "=", "open")
    .where("reserved_until", "<=", now)
    .returning("id")
    .executeTakeFirst();

export const giveCartToAccount = (tx: Db, id: string, accountId: number) =>
  tx.updateTable("cart").set({ account_id: accountId }).where("id", "=", id).execute();

export type Line = { variationId: number; productId: number; pieces: number; price: number };

export const selectLines = (db: Db, cartId: string): Promise<Line[]> =>
  db
    .selectFrom("cart_line")
    .innerJoin("variation", "variation.id", "cart_line.variation_id")
    .select(["cart_line.variation_id as variationId", "variation.product_id as productId", "cart_line.pieces", "cart_line.price"])
    .where("cart_line.cart_id", "=", cartId)
    .orderBy("cart_line.variation_id")
    .execute();

/** Adds pieces to a line, making it when it is new. The price seen is the newest. */
export const addToLine = (tx: Db, line: { cartId: string; variationId: number; pieces: number; price: number; now: Instant }) =>
  tx
    .insertInto("cart_line")
    .values({ cart_id: line.cartId, variation_id: line.variationId, pieces: line.pieces, price: line.price, added_at: line.now })
    .onConflict((oc) =>
      oc
        .columns(["cart_id", "variation_id"])
        .doUpdateSet((eb) => ({ pieces: eb("cart_line.pieces", "+", line.pieces), price: line.price })),
    )
    .execute();

export const setLinePieces = (tx: Db, cartId: string, variationId: number, pieces: number) =>
  tx.updateTable("cart_line").set({ pieces }).where("cart_id", "=", cartId).where("variation_id", "=", variationId).execute();

export const setLinePrices = (tx: Db, cartId: string) =>
  sql`update cart_line set price = variation.price from variation where variation.id = cart_line.variation_id and cart_line.cart_id = ${cartId} and cart_line.price <> variation.price`.execute(
    tx,
  );

export const deleteLine = (tx: Db, cartId: string, variationId: number) =>
  tx.deleteFrom("cart_line").where("cart_id", "=", cartId).where("variation_id", "=", variationId).execute();

/** Moves every line of one cart into another, adding pieces where both have the variation. Reservations stay as they are. */
export const moveLines = (tx: Db, from: string, to: string) =>
  sql`
    insert into cart_line (cart_id, variation_id, pieces, price, added_at)
    select ${to}, variation_id, pieces, price, added_at from cart_line where cart_id = ${from}
    on conflict (cart_id, variation_id) do update set pieces = cart_line.pieces + excluded.pieces`.execute(tx);

export const deleteLines = (tx: Db, cartId: string) => tx.deleteFrom("cart_line").where("cart_id", "=", cartId).execute();

/** What adding needs to know of a variation; hidden ones and ones without a price cannot be bought. */
export const selectSellable = (db: Db, variationIds: readonly number[]) =>
  db
    .selectFrom("variation")
    .innerJoin("product", "product.id", "variation.product_id")
    .innerJoin("stock", "stock.variation_id", "variation.id")
    .select([
      "variation.id",
      "variation.product_id as productId",
      "variation.price",
      "variation.quantity_in_variation as pack",
      "stock.on_hand as onHand",
    ])
    .where("variation.id", "in", [...variationIds])
    .where("variation.hidden", "=", false)
    .where("product.hidden", "=", false)
    .where("variation.price", ">", 0)
    .execute();

/** Open carts whose time is over and that hold the variation. */
export const selectExpiredHolders = (db: Db, variationId: number, now: Instant) =>
  db
    .selectFrom("cart")
    .innerJoin("cart_line", "cart_line.cart_id", "cart.id")
    .select("cart.id")
    .where("cart.state", "=", "open")
    .where("cart.reserved_until", "<=", now)
    .where("cart_line.variation_id", "=", variationId)
    .limit(200)
    .execute();

export const selectExpiredCarts = (db: Db, now: Instant) =>
  db
    .selectFrom("cart")
    .select("id")
    .where("state", "=", "open")
    .where("reserved_until", "<=", now)
    .orderBy("reserved_until")
    .limit(500)
    .execute();

export const lockIfFree = (tx: Db, id: string) =>
  tx.selectFrom("cart").select("id").where("id", "=", id).forUpdate().skipLocked().executeTakeFirst();

export const selectAccountCarts = (db: Db, accountId: number) =>
  db.selectFrom("cart").select("id").where("account_id", "=", accountId).where("state", "=", "open").execute();

/** Pieces of a variation held by guests together, or by one account's cart. */
export async function selectHeld(db: Db, variationId: number, owner: Owner): Promise<number> {
  const held = db
    .selectFrom("cart_line")
    .innerJoin("cart", "cart.id", "cart_line.cart_id")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string | number>("cart_line.pieces"), eb.lit(0)).as("pieces"))
    .where("cart_line.variation_id", "=", variationId)
    .where("cart.state", "=", "open");
  const { pieces } = await (
    "accountId" in owner ? held.where("cart.account_id", "=", owner.accountId) : held.where("cart.account_id", "is", null)
  ).executeTakeFirstOrThrow();
  return Number(pieces);
}

export const selectCompletedOrders = (db: Db, accountId: number) =>
  db.selectFrom("account").select("completed_orders").where("id", "=", accountId).executeTakeFirst();

export type ShownLine = {
  variationId: number;
  variationId1c: string;
  productId: number;
  productId1c: string;
  nameUk: string;
  nameRu: string;
  article: string;
  category1c: string | null;
  size: string;
  colour: string;
  colourUk: string;
  colourRu: string;
  pieces: number;
  seenPrice: number;
  price: number;
  oldPrice: number | null;
  pack: number;
  minimum: number;
  suborder: boolean;
  suborderDays: number;
  /** Pieces nobody holds, counting reservations that are over as free. */
  free: number;
  pictureId: number | null;
};

/** Everything the cart, the checkout and the order show of the lines, in the order they were added; one query. */
export async function selectShownLines(db: Db, cartId: string, now: Instant): Promise<ShownLine[]> {
  const { rows } = await sql<ShownLine>`
    select v.id as "variationId", v.id_1c as "variationId1c", p.id as "productId", p.id_1c as "productId1c", p.name_uk as "nameUk", p.name_ru as "nameRu",
      p.article, (select c.id_1c from product_category pc join category c on c.id = pc.category_id where pc.product_id = p.id order by pc.position limit 1) as "category1c",
      v.size, v.colour, v.colour_name_uk as "colourUk", v.colour_name_ru as "colourRu", l.pieces, l.price as "seenPrice", v.price, v.old_price as "oldPrice",
      v.quantity_in_variation as pack, p.min_order_amount as minimum, p.suborder, p.suborder_days as "suborderDays",
      s.on_hand - s.reserved + coalesce((
        select sum(other.pieces)::int from cart_line other join cart over_cart on over_cart.id = other.cart_id
        where other.variation_id = v.id and over_cart.state = 'open' and over_cart.reserved_until <= ${now}), 0) as free,
      (select pic.id from picture pic where pic.product_id = p.id order by (pic.colour = v.colour) desc, pic.position limit 1) as "pictureId"
    from cart_line l join variation v on v.id = l.variation_id join product p on p.id = v.product_id join stock s on s.variation_id = v.id
    where l.cart_id = ${cartId}
    order by p.suborder, l.added_at, v.id`.execute(db);
  return rows;
}
