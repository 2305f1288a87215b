import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Tx } from "../../shop.ts";
import { cartTopic } from "../../topics.ts";
import { keyOf, type Owner } from "./carts/cart-owner.ts";
import type { Id } from "../../../platform/ids.ts";

type Db = Kysely<Tables>;

export type CartRow = {
  id: string;
  suborderId: string;
  accountId: Id<"account"> | null;
  state: string;
  openedAt: Instant;
  reservedUntil: Instant;
};

const cartColumns = [
  "id",
  "suborder_id as suborderId",
  "account_id as accountId",
  "state",
  "opened_at as openedAt",
  "reserved_until as reservedUntil",
] as const;

export const isOpenCartOf = (owner: Owner): RawBuilder<boolean> =>
  "accountId" in owner
    ? sql<boolean>`c.state = 'open' and c.account_id = ${owner.accountId}`
    : sql<boolean>`c.state = 'open' and c.guest_hash = ${owner.guestHash} and c.account_id is null`;

export const selectOpenCart = (db: Db, owner: Owner): Promise<CartRow | undefined> =>
  db.selectFrom("cart as c").select(cartColumns).where(isOpenCartOf(owner)).executeTakeFirst();

/** The visitor's cart by id in any state; another's counts as none (S30, S31). */
export const selectNamedCart = (
  db: Db,
  { accountId, guestHash }: { accountId: Id<"account"> | undefined; guestHash: Uint8Array | undefined },
  id: string,
): Promise<CartRow | undefined> =>
  db
    .selectFrom("cart")
    .select(cartColumns)
    .where("id", "=", id)
    .where((eb) =>
      eb.or([
        ...(accountId === undefined ? [] : [eb("account_id", "=", accountId)]),
        ...(guestHash === undefined ? [] : [eb.and([eb("guest_hash", "=", guestHash), eb("account_id", "is", null)])]),
      ]),
    )
    .executeTakeFirst();

/** Judge the state again after the lock (S3, S10). */
export const lockCart = (tx: Db, id: string): Promise<CartRow | undefined> =>
  tx.selectFrom("cart").select(cartColumns).where("id", "=", id).forUpdate().executeTakeFirst();

export const lockIfFree = (tx: Db, id: string) =>
  tx.selectFrom("cart").select("id").where("id", "=", id).forUpdate().skipLocked().executeTakeFirst();

export type NewCart = { id: string; suborderId: string; openedAt: Instant; reservedUntil: Instant };

/** No row when the owner has an open cart. */
export async function insertCart(tx: Tx, owner: Owner, cart: NewCart): Promise<{ id: string } | undefined> {
  const opened = await tx
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
  if (opened) tx.changed(cartTopic, [keyOf(owner)]);
  return opened;
}

export async function setReservedUntil(tx: Tx, id: string, until: Instant): Promise<void> {
  const cart = await tx.updateTable("cart").set({ reserved_until: until }).where("id", "=", id).returning(ownerColumns).executeTakeFirst();
  if (cart) tx.changed(cartTopic, ownerKeys(cart));
}

/** False when it was no longer open (S4). */
export async function closeCart(tx: Tx, id: string, state: "deleted" | "merged", now: Instant): Promise<boolean> {
  const closed = await tx
    .updateTable("cart")
    .set({ state, closed_at: now })
    .where("id", "=", id)
    .where("state", "=", "open")
    .returning(ownerColumns)
    .executeTakeFirst();
  if (closed) tx.changed(cartTopic, ownerKeys(closed));
  return closed !== undefined;
}

/** Deletes the lines and gives no stock back, since the caller sells their pieces. */
export async function markCartOrdered(tx: Tx, id: string, now: Instant): Promise<void> {
  const ordered = await tx
    .with("emptied", (db) => db.deleteFrom("cart_line").where("cart_id", "=", id))
    .updateTable("cart")
    .set({ state: "ordered", closed_at: now })
    .where("id", "=", id)
    .where("state", "=", "open")
    .returning(ownerColumns)
    .executeTakeFirst();
  if (ordered) tx.changed(cartTopic, ownerKeys(ordered));
}

const ownerColumns = ["account_id", "guest_hash"] as const;

function ownerKeys({
  account_id: accountId,
  guest_hash: guestHash,
}: {
  account_id: Id<"account"> | null;
  guest_hash: Uint8Array | null;
}): string[] {
  if (accountId !== null) return [keyOf({ accountId })];
  return guestHash ? [keyOf({ guestHash })] : [];
}

/** No row means nothing to release (S4); devices have the cart's clock and are not told. */
export const closeExpiredCart = (tx: Db, id: string, now: Instant) =>
  tx
    .updateTable("cart")
    .set({ state: "expired", closed_at: now })
    .where("id", "=", id)
    .where("state", "=", "open")
    .where("reserved_until", "<=", now)
    .returning("id")
    .executeTakeFirst();

export async function giveCartToAccount(tx: Tx, id: string, accountId: Id<"account">): Promise<void> {
  await tx.updateTable("cart").set({ account_id: accountId }).where("id", "=", id).execute();
  tx.changed(cartTopic, [keyOf({ accountId })]);
}

export const selectExpiredHolders = (db: Db, variationId: Id<"variation">, now: Instant) =>
  db
    .selectFrom("cart")
    .innerJoin("cart_line", "cart_line.cart_id", "cart.id")
    .select(["cart.id", "cart_line.pieces"])
    .where("cart.state", "=", "open")
    .where("cart.reserved_until", "<=", now)
    .where("cart_line.variation_id", "=", variationId)
    .orderBy("cart.reserved_until")
    .limit(500)
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

export const lockAccountCarts = (tx: Db, accountId: Id<"account">) =>
  tx.selectFrom("cart").select("id").where("account_id", "=", accountId).where("state", "=", "open").orderBy("id").forUpdate().execute();

/** Locks closed carts that can be deleted: those not ordered, and ordered ones whose lines remain, since orders refer to the carts. */
export const lockCartsClosedBefore = (tx: Db, instant: Instant, limit: number): Promise<{ id: string; state: string }[]> =>
  tx
    .selectFrom("cart")
    .select(["id", "state"])
    .where("state", "<>", "open")
    .where("closed_at", "<", instant)
    .where((eb) =>
      eb.or([
        eb("state", "<>", "ordered"),
        eb.exists(eb.selectFrom("cart_line").select("cart_id").whereRef("cart_line.cart_id", "=", "cart.id")),
      ]),
    )
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export const deleteLinesOf = (tx: Db, cartIds: readonly string[]) =>
  tx
    .deleteFrom("cart_line")
    .where("cart_id", "in", [...cartIds])
    .execute();

export const deleteCarts = (tx: Db, cartIds: readonly string[]) =>
  tx
    .deleteFrom("cart")
    .where("id", "in", [...cartIds])
    .execute();

type Line = { variationId: Id<"variation">; productId: Id<"product">; pieces: number };

export const selectLines = (db: Db, cartId: string): Promise<Line[]> =>
  db
    .selectFrom("cart_line")
    .innerJoin("variation", "variation.id", "cart_line.variation_id")
    .select(["cart_line.variation_id as variationId", "variation.product_id as productId", "cart_line.pieces"])
    .where("cart_line.cart_id", "=", cartId)
    .execute();

export async function takeAllLines(tx: Db, cartId: string): Promise<Line[]> {
  const { rows } = await sql<Line>`
    delete from cart_line l using variation v where l.cart_id = ${cartId} and v.id = l.variation_id
    returning l.variation_id as "variationId", v.product_id as "productId", l.pieces`.execute(tx);
  return rows;
}

export async function moveLines(tx: Db, from: string, to: string): Promise<void> {
  await sql`
    with moved as (delete from cart_line where cart_id = ${from} returning variation_id, pieces, price, added_at)
    insert into cart_line (cart_id, variation_id, pieces, price, added_at)
    select ${to}::uuid, variation_id, pieces, price, added_at from moved
    on conflict (cart_id, variation_id) do update set pieces = cart_line.pieces + excluded.pieces`.execute(tx);
}

export const setLinePrices = (db: Db, cartId: string) =>
  sql`
    update cart_line set price = variation.price from variation
    where variation.id = cart_line.variation_id and cart_line.cart_id = ${cartId} and cart_line.price <> variation.price`.execute(db);

/** Only under the lock of the account's open cart, for which blacklisting waits (security.md S28). */
export const selectBlacklisted = async (tx: Db, owner: Owner): Promise<boolean> =>
  "accountId" in owner && (await accountInOrder(tx, owner.accountId).executeTakeFirst()) === undefined;

/** For a transaction that opens a cart, which a concurrent blacklisting cannot see yet; only after stock was taken (S2). */
export const lockBlacklisted = async (tx: Db, owner: Owner): Promise<boolean> =>
  "accountId" in owner && (await accountInOrder(tx, owner.accountId).forShare().executeTakeFirst()) === undefined;

const accountInOrder = (tx: Db, accountId: Id<"account">) =>
  tx.selectFrom("account").select("id").where("id", "=", accountId).where("blacklisted_at", "is", null);
