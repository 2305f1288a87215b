import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time.ts";
import { takeFreeStep } from "../../stock/stock.server.ts";
import type { CartRow } from "./cart.queries.ts";
import { overPieces, type ShownLine } from "./shown-cart.queries.ts";

type Db = Kysely<Tables>;

/** A pack that an account asks for its own living cart; `orderId` is what the client believes the cart to be. */
export type Wanted = { accountId: number; orderId?: string | null; productId: number; variationId: number };

/** What of a line stands in no catalogue but moves from moment to moment. */
type LineInNumbers = Pick<
  ShownLine,
  | "variationId"
  | "productId"
  | "pieces"
  | "seenPrice"
  | "price"
  | "oldPrice"
  | "pack"
  | "minimum"
  | "suborder"
  | "suborderDays"
  | "sellable"
  | "free"
>;
export type AddedTo = { cart: CartRow; lines: LineInNumbers[] };

/**
 * Reserves a pack for each of these accounts, no account twice, and adds it to its living cart, in one statement that
 * needs no transaction around it; answers the carts that were added to, in any order. Whoever is missing has nothing
 * changed, for whatever reason. Of a variation that several want, the first get it as far as it goes.
 *
 * Nobody is waited for but stock rows, which are locked ascending and their pieces summed (security.md S2): a cart that
 * is locked, or has changed since the statement began, is left alone, so that `now` is the time of the lock (S10) and
 * the lines that were seen are the lines there are. `percent` of the pieces on hand is the share of an account without a
 * completed order (S6); null for no limit. The reservation ends at `until`, never later than `longestMs` after its opening.
 */
export async function addEach(
  db: Db,
  wanted: readonly Wanted[],
  { now, until, longestMs, percent }: { now: Instant; until: Instant; longestMs: number; percent: number | null },
): Promise<AddedTo[]> {
  const asked = JSON.stringify(wanted.map((one, at) => ({ at, ...one })));
  const { rows } = await sql<CartRow & { lines: LineInNumbers[] }>`
    with asked as materialized (
      select * from jsonb_to_recordset(${asked}::jsonb) as asked(at int, "accountId" bigint, "orderId" uuid, "productId" bigint, "variationId" bigint)
    ),
    found as materialized (
      select asked.*, c.id, c.xmin as version from asked join cart c on c.account_id = asked."accountId" and c.state = 'open'
      where asked."orderId" is null or c.id = asked."orderId"
    ),
    fresh as materialized (
      select c.id, c.xmin as version from cart c where c.id in (select id from found) and c.state = 'open' and c.reserved_until > ${now}
      for update skip locked
    ),
    packs as materialized (
      select found.at, found.id as cart_id, v.id as variation_id, v.quantity_in_variation as pieces, v.price, coalesce(held.pieces, 0) as held,
        case when a.completed_orders = 0 then ${percent}::bigint end as percent
      from found join fresh on fresh.id = found.id and fresh.version = found.version join account a on a.id = found."accountId"
        join variation v on v.id = found."variationId" and v.product_id = found."productId" join product p on p.id = v.product_id
        left join cart_line held on held.cart_id = found.id and held.variation_id = v.id
      where not v.hidden and not p.hidden and v.price > 0
    ),
    shelf as materialized (
      select s.variation_id, s.on_hand, s.on_hand - s.reserved as free from stock s where s.variation_id in (select variation_id from packs)
      order by s.variation_id for update
    ),
    in_turn as (
      select packs.*, shelf.free, sum(packs.pieces) over (partition by packs.variation_id order by packs.at) as with_those_before
      from packs join shelf on shelf.variation_id = packs.variation_id
      where packs.percent is null or packs.held + packs.pieces <= greatest(packs.pieces, shelf.on_hand * packs.percent / 100)
    ),
    granted as materialized (select * from in_turn where with_those_before <= free),
    wanted as (select variation_id, sum(pieces)::int as pieces from granted group by 1),
    taken as (${takeFreeStep}),
    changed as (
      insert into cart_line (cart_id, variation_id, pieces, price, added_at)
      select granted.cart_id, granted.variation_id, granted.pieces, granted.price, ${now}::timestamptz
      from granted join taken on taken.variation_id = granted.variation_id
      on conflict (cart_id, variation_id) do update set pieces = cart_line.pieces + excluded.pieces, price = excluded.price
      returning cart_id, variation_id, pieces, price, added_at
    ),
    moved as (
      update cart set reserved_until = least(${until}::timestamptz, cart.opened_at + ${longestMs}::float8 * interval '1 millisecond')
      from changed where cart.id = changed.cart_id returning cart.*
    ),
    lines as (
      select * from changed union all
      select l.cart_id, l.variation_id, l.pieces, l.price, l.added_at from changed join cart_line l on l.cart_id = changed.cart_id and l.variation_id <> changed.variation_id
    ),
    ${overPieces(now)}
    select moved.id, moved.suborder_id as "suborderId", moved.account_id as "accountId", moved.state, moved.opened_at as "openedAt",
      moved.reserved_until as "reservedUntil", shown.lines
    from moved join (
      select l.cart_id, json_agg(json_build_object(
        'variationId', v.id, 'productId', p.id, 'pieces', l.pieces, 'seenPrice', l.price, 'price', v.price, 'oldPrice', v.old_price,
        'pack', v.quantity_in_variation, 'minimum', p.min_order_amount, 'suborder', p.suborder, 'suborderDays', p.suborder_days,
        'sellable', not v.hidden and not p.hidden and v.price > 0,
        'free', coalesce(taken.unreserved, s.on_hand - s.reserved) + coalesce(over_pieces.pieces, 0)
      ) order by p.suborder, l.added_at, v.id) as lines
      from lines l join variation v on v.id = l.variation_id join product p on p.id = v.product_id join stock s on s.variation_id = v.id
        left join taken on taken.variation_id = v.id left join over_pieces on over_pieces.variation_id = v.id
      group by l.cart_id
    ) shown on shown.cart_id = moved.id`.execute(db);
  return rows.map(({ lines, ...cart }) => ({ cart, lines }));
}
