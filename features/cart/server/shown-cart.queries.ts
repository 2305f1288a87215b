import type { Kopiykas } from "../../../platform/money/money.ts";
import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time/time.ts";
import { isPicture, type ShownGoods } from "../../catalogue/catalogue.server.ts";
import { accountHolder, type Holder } from "../share.rules.ts";
import type { Owner } from "./carts/cart-owner.ts";
import { canBeBought } from "./cart-rules.queries.ts";
import { isOpenCartOf, type CartRow } from "./cart.queries.ts";
import { guestPieces, orderedPieces } from "./lines/share.queries.ts";
import type { Id } from "../../../platform/ids.ts";

type Db = Kysely<Tables>;

export type ShownLine = ShownGoods & {
  variationId: Id<"variation">;
  productId: Id<"product">;
  pieces: number;
  seenPrice: Kopiykas;
  sellable: boolean;
  /** Expired reservations count as free. */
  free: number;
  /** `onHand` includes reserved pieces; `elsewhere` counts against the share besides this cart (share.rules.ts). */
  onHand: number;
  elsewhere: number;
};

export type ShownCart = { cart: CartRow; holder: Holder; lines: ShownLine[] };

export const selectShownCart = (db: Db, owner: Owner, now: Instant): Promise<ShownCart | undefined> =>
  selectCart(db, isOpenCartOf(owner), { now, elsewhere: "accountId" in owner ? ordered : heldByGuests(now) });

/** An account's cart in any state; undefined for a guest's. */
export const selectAccountCart = (db: Db, id: string, now: Instant): Promise<ShownCart | undefined> =>
  selectCart(db, sql<boolean>`c.id = ${id} and c.account_id is not null`, { now, elsewhere: ordered });

async function selectCart(
  db: Db,
  which: RawBuilder<boolean>,
  { now, elsewhere }: { now: Instant; elsewhere: Elsewhere },
): Promise<ShownCart | undefined> {
  const lines = sql`${lineColumns}, ${elsewhere.pieces} as elsewhere from cart_line l ${goodsOfLine} ${elsewhere.join} where l.cart_id = c.id`;
  const { rows } = await sql<ShownRow>`
    with ${overPieces(now)}
    select ${cartColumns}, (${linesAsJson(lines)}) as lines
    from cart c where ${which}`.execute(db);
  return shownCartOf(rows);
}

type ShownRow = Omit<CartRow, "id"> & { cartId: string; completedOrders: number; lines: ShownLine[] | null };

function shownCartOf(rows: readonly ShownRow[]): ShownCart | undefined {
  const [row] = rows;
  if (!row) return undefined;
  const { cartId: id, suborderId, accountId, state, openedAt, reservedUntil, completedOrders, lines } = row;
  const holder = accountId === null ? "guests" : accountHolder(completedOrders);
  return { cart: { id, suborderId, accountId, state, openedAt, reservedUntil }, holder, lines: lines ?? [] };
}

/** One JSON value, because rows from the embedded database's thread take several times longer. */
const linesAsJson = (lines: RawBuilder<unknown>) => sql`select json_agg(line) from (select ${lines} ${lineOrder}) line`;

const completedOrders = sql`coalesce((select a.completed_orders from account a where a.id = c.account_id), 0)`;

const cartColumns = sql`
  c.id as "cartId", c.suborder_id as "suborderId", c.account_id as "accountId", c.state, c.opened_at as "openedAt", c.reserved_until as "reservedUntil",
  ${completedOrders} as "completedOrders"`;

/** Needs `overPieces` before it. */
const lineColumns = sql`
  v.id as "variationId", v.id_1c as "variationId1c", p.id as "productId", p.id_1c as "productId1c", p.name_uk as "nameUk", p.name_ru as "nameRu",
  p.article, (select category.id_1c from category where category.id = (select pc.category_id from product_category pc where pc.product_id = p.id order by pc.position limit 1)) as "category1c",
  v.size, v.colour, v.colour_name_uk as "colourUk", v.colour_name_ru as "colourRu", l.pieces, l.price as "seenPrice", v.price, v.old_price as "oldPrice",
  v.quantity_in_variation as pack, p.min_order_amount as minimum, p.suborder, p.suborder_days as "suborderDays",
  ${canBeBought} as sellable,
  s.on_hand - s.reserved + coalesce((select pieces from over_pieces where over_pieces.variation_id = v.id), 0) as free,
  s.on_hand as "onHand",
  (select pic.id from picture pic where pic.product_id = p.id and ${isPicture} order by (pic.colour = v.colour) desc, pic.position limit 1) as "pictureId"`;

const goodsOfLine = sql`join variation v on v.id = l.variation_id join product p on p.id = v.product_id join stock s on s.variation_id = v.id`;

type Elsewhere = { pieces: RawBuilder<number>; join: RawBuilder<unknown> };

/** Looks up the orders of an account without a completed one once for all lines. */
const ordered: Elsewhere = {
  pieces: sql`coalesce(ordered.pieces, 0)`,
  join: sql`left join (${orderedPieces(sql`case when ${completedOrders} = 0 then c.account_id end`)}) ordered on ordered.variation_id = v.id`,
};

const heldByGuests = (now: Instant): Elsewhere => ({ pieces: sql`(${guestPieces(sql`v.id`, sql`c.id`, now)})`, join: sql`` });

const lineOrder = sql`order by p.suborder, l.added_at, v.id`;

/** Found by their end, so that a crowd that holds the variation costs nothing. */
export const overPieces = (now: Instant) => sql`over_pieces as materialized (
  select held.variation_id, sum(held.pieces)::int as pieces from cart over_cart join cart_line held on held.cart_id = over_cart.id
  where over_cart.state = 'open' and over_cart.reserved_until <= ${now} group by 1)`;
