import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time.ts";
import { takeFreeStep } from "../../stock/stock.server.ts";
import type { CartRow } from "./cart.queries.ts";
import type { Share } from "../share.rules.ts";
import { orderedPieces } from "./share.queries.ts";
import { overPieces, type ShownLine } from "./shown-cart.queries.ts";

type Db = Kysely<Tables>;

/** A pack that an account asks for its own living cart; `orderId` is what the client believes the cart to be. */
export type Wanted = { accountId: number; orderId?: string | null; productId: number; variationId: number };

/** What of a line stands in no catalogue. */
export type LineInNumbers = Pick<ShownLine, "variationId" | "productId" | "pieces" | "seenPrice" | "free" | "onHand" | "elsewhere">;
/** Lines in the order they were added. */
export type AddedTo = { cart: CartRow; completedOrders: number; lines: LineInNumbers[] };

/**
 * Reserves a pack for each of these accounts, no account twice, and adds it to its living cart, in one statement that
 * needs no transaction around it; answers the carts that were added to, in any order. Whoever is missing has nothing
 * changed, for whatever reason. Of a variation that several want, the first get it as far as it goes.
 *
 * Nobody is waited for but stock rows, which are locked ascending and their pieces summed (security.md S2): a cart that
 * is locked, or has changed since the statement began, is left alone, so that `now` is the time of the lock (S10) and
 * the lines that were seen are the lines there are. `share` is that of an account without a completed
 * order (S6), said here as `mostOf` says it; undefined for no limit. The reservation ends at `until`, never later than `longestMs` after its opening.
 */
export async function addEach(
  db: Db,
  wanted: readonly Wanted[],
  { now, until, longestMs, share }: { now: Instant; until: Instant; longestMs: number; share: Share | undefined },
): Promise<AddedTo[]> {
  const percent = share?.percent ?? null;
  const asked = JSON.stringify(wanted.map((one, at) => ({ at, ...one })));
  const { rows } = await sql<Answer>`
    with asked as materialized (
      select * from jsonb_to_recordset(${asked}::jsonb) as asked(at int, "accountId" bigint, "orderId" uuid, "productId" bigint, "variationId" bigint)
    ),
    found as materialized (
      select asked.*, c.id, c.version from asked cross join lateral (
        select c.id, c.xmin as version from cart c where c.account_id = asked."accountId" and c.state = 'open' limit 1
      ) c where asked."orderId" is null or c.id = asked."orderId"
    ),
    locked as materialized (
      select found.* from found cross join lateral (
        select c.xmin as version, c.state, c.reserved_until from cart c where c.id = found.id offset 0 for update skip locked
      ) fresh where fresh.version = found.version and fresh.state = 'open' and fresh.reserved_until > ${now}
    ),
    packs as materialized (
      select locked.at, locked.id as cart_id, locked."accountId" as account_id, v.id as variation_id, v.quantity_in_variation as pieces, v.price,
        coalesce((select l.pieces from cart_line l where l.cart_id = locked.id and l.variation_id = v.id), 0) as held,
        case when a.completed_orders = 0 then ${percent}::bigint end as percent
      from locked join account a on a.id = locked."accountId" join variation v on v.id = locked."variationId" join product p on p.id = v.product_id
      where p.id = locked."productId" and not v.hidden and not p.hidden and v.price > 0
    ),
    shelf as materialized (
      select s.variation_id, s.on_hand, s.on_hand - s.reserved as free from stock s where s.variation_id in (select variation_id from packs)
      order by s.variation_id for update
    ),
    in_turn as (
      select packs.*, shelf.free, sum(packs.pieces) over (partition by packs.variation_id order by packs.at) as with_those_before
      from packs join shelf on shelf.variation_id = packs.variation_id
      where packs.percent is null or shelf.on_hand >= ${share?.scarceBelow ?? 0}
        or packs.held + packs.pieces + (
          select coalesce(sum(pieces), 0) from (${orderedPieces(sql`packs.account_id`)}) ordered where ordered.variation_id = packs.variation_id
        ) <= greatest(packs.pieces, shelf.on_hand * packs.percent / 100)
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
      from changed join taken on taken.variation_id = changed.variation_id where cart.id = changed.cart_id
      returning cart.*, changed.variation_id, changed.pieces, changed.price, changed.added_at, taken.unreserved
    ),
    ${overPieces(now)},
    buyers as materialized (select a.id, a.completed_orders from moved join account a on a.id = moved.account_id),
    ordered as materialized (
      select buyers.id as account_id, its.variation_id, its.pieces from buyers cross join lateral (${orderedPieces(sql`buyers.id`)}) its
      where ${percent}::bigint is not null and buyers.completed_orders = 0
    ),
    shown as (
      select moved.account_id, moved.variation_id, moved.pieces, moved.price, moved.added_at, moved.unreserved from moved
      union all select moved.account_id, other.variation_id, other.pieces, other.price, other.added_at, null
        from moved join cart_line other on other.cart_id = moved.id where other.variation_id <> moved.variation_id
    )
    select
      (select json_agg(json_build_array(moved.id, suborder_id, account_id, state, ${milliseconds("opened_at")}, ${milliseconds("reserved_until")}, buyers.completed_orders))
        from moved join buyers on buyers.id = moved.account_id) as carts,
      (select json_agg(array[shown.account_id, shown.variation_id, v.product_id, shown.pieces, shown.price, coalesce(shown.unreserved, s.on_hand - s.reserved)
          + coalesce((select pieces from over_pieces where over_pieces.variation_id = shown.variation_id), 0), s.on_hand, coalesce(ordered.pieces, 0)]
          order by shown.added_at, shown.variation_id)
        from shown join variation v on v.id = shown.variation_id join stock s on s.variation_id = shown.variation_id
        left join ordered on ordered.account_id = shown.account_id and ordered.variation_id = shown.variation_id) as lines`.execute(db);
  return cartsOf(rows[0] ?? { carts: null, lines: null });
}

const milliseconds = (column: string): RawBuilder<unknown> => sql`round(date_part('epoch', ${sql.ref(column)}) * 1000)`;

/** All carts and all their lines as one list each: a list a cart costs PostgreSQL more than finding what is in it. */
type Answer = {
  carts:
    | [
        id: string,
        suborderId: string,
        accountId: number,
        state: CartRow["state"],
        openedAt: number,
        reservedUntil: number,
        completedOrders: number,
      ][]
    | null;
  lines: number[][] | null;
};

function cartsOf({ carts, lines }: Answer): AddedTo[] {
  const linesOf = new Map<number, LineInNumbers[]>((carts ?? []).map(([, , accountId]) => [accountId, []]));
  for (const [accountId = 0, variationId = 0, productId = 0, pieces = 0, seenPrice = 0, free = 0, onHand = 0, elsewhere = 0] of lines ?? [])
    linesOf.get(accountId)?.push({ variationId, productId, pieces, seenPrice, free, onHand, elsewhere });
  return (carts ?? []).map(([id, suborderId, accountId, state, openedAt, reservedUntil, completedOrders]) => ({
    cart: { id, suborderId, accountId, state, openedAt: new Date(openedAt), reservedUntil: new Date(reservedUntil) },
    completedOrders,
    lines: linesOf.get(accountId) ?? [],
  }));
}
