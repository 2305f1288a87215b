import type { Kopiykas } from "../../../platform/money.ts";
import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Changing } from "../../../platform/db/changes.ts";
import type { Instant } from "../../../platform/time.ts";
import { takeFreeStep } from "../../stock/stock.server.ts";
import { cartTopic, stockTopic } from "../../topics.ts";
import { keyOf } from "./cart-owner.ts";
import type { CartRow } from "./cart.queries.ts";
import type { Holder, Share } from "../share.rules.ts";
import { orderedLines } from "./share.queries.ts";
import { overPieces, type ShownLine } from "./shown-cart.queries.ts";
import type { Id } from "../../../platform/ids.ts";

type Db = Kysely<Tables> & Changing;

/** A pack that an account asks for its own living cart; `orderId` is what the client believes the cart to be, `by` the browser that asks. */
export type Wanted = {
  accountId: Id<"account">;
  orderId?: string | null;
  productId: Id<"product">;
  variationId: Id<"variation">;
  by: string;
};

/** What of a line stands in no catalogue. */
export type LineInNumbers = Pick<ShownLine, "variationId" | "productId" | "pieces" | "seenPrice" | "free" | "onHand" | "elsewhere">;
/** Lines in the order they were added. */
export type AddedTo = { cart: CartRow; holder: Holder; lines: LineInNumbers[] };

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
        ${share ? sql`a.completed_orders = 0` : sql`false`} as is_newcomer
      from locked join account a on a.id = locked."accountId" join variation v on v.id = locked."variationId" join product p on p.id = v.product_id
      where a.blacklisted_at is null and p.id = locked."productId" and not v.hidden and not p.hidden and v.price > 0
    ),
    ${share ? newcomersStep : sql``}
    shelf as materialized (
      select s.variation_id, s.on_hand, s.on_hand - s.reserved as free from stock s where s.variation_id in (select variation_id from packs)
      order by s.variation_id for update
    ),
    in_turn as (
      select packs.*, shelf.free, sum(packs.pieces) over (partition by packs.variation_id order by packs.at) as with_those_before
      from packs join shelf on shelf.variation_id = packs.variation_id
      ${share ? withinShare(share) : sql``}
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
    shown as (
      select moved.account_id, moved.variation_id, moved.pieces, moved.price, moved.added_at, moved.unreserved from moved
      union all select moved.account_id, other.variation_id, other.pieces, other.price, other.added_at, null
        from moved join cart_line other on other.cart_id = moved.id where other.variation_id <> moved.variation_id
    )
    select
      (select json_agg(json_build_array(id, suborder_id, account_id, state, ${milliseconds("opened_at")}, ${milliseconds("reserved_until")})) from moved) as carts,
      (select json_agg(array[shown.account_id, shown.variation_id, v.product_id, shown.pieces, shown.price, coalesce(shown.unreserved, s.on_hand - s.reserved)
          + coalesce((select pieces from over_pieces where over_pieces.variation_id = shown.variation_id), 0), s.on_hand]
          order by shown.added_at, shown.variation_id)
        from shown join variation v on v.id = shown.variation_id join stock s on s.variation_id = shown.variation_id) as lines,
      ${share ? sql`(select json_agg(array[account_id, variation_id, pieces]) from newcomers)` : sql`null`} as newcomers`.execute(db);
  const added = cartsOf(rows[0] ?? { carts: null, lines: null, newcomers: null });
  const accounts = new Set(added.map(({ cart }) => cart.accountId));
  for (const { accountId, variationId, by } of wanted) {
    if (!accounts.has(accountId)) continue;
    db.changed(stockTopic, [variationId]);
    db.changed(cartTopic, [keyOf({ accountId })], by);
  }
  return added;
}

/** Each account that a share binds, with what it has ordered and is still at the shop: looked up once for judging and for showing. */
const newcomersStep = sql`newcomers as materialized (
      select packs.account_id, own.variation_id, own.pieces from packs left join lateral (${orderedLines(sql`packs.account_id`)}) own on true
      where packs.is_newcomer
    ),`;

const withinShare = ({ scarceBelow, percent }: Share): RawBuilder<unknown> => sql`
      where not packs.is_newcomer or shelf.on_hand >= ${scarceBelow}
        or packs.held + packs.pieces + (
          select coalesce(sum(its.pieces), 0) from newcomers its where its.account_id = packs.account_id and its.variation_id = packs.variation_id
        ) <= greatest(packs.pieces, shelf.on_hand * ${percent}::bigint / 100)`;

const milliseconds = (column: string): RawBuilder<unknown> => sql`round(date_part('epoch', ${sql.ref(column)}) * 1000)`;

/** All carts and all their lines as one list each: a list a cart costs PostgreSQL more than finding what is in it. */
type Answer = {
  carts:
    | [id: string, suborderId: string, accountId: Id<"account">, state: CartRow["state"], openedAt: number, reservedUntil: number][]
    | null;
  lines: LineAnswer[] | null;
  /** Each account a share binds, with all it has ordered and is still at the shop; both null where that is nothing. */
  newcomers: [accountId: Id<"account">, variationId: Id<"variation"> | null, pieces: number | null][] | null;
};

type LineAnswer = [
  accountId: Id<"account">,
  variationId: Id<"variation">,
  productId: Id<"product">,
  pieces: number,
  seenPrice: Kopiykas,
  free: number,
  onHand: number,
];

function cartsOf({ carts, lines, newcomers }: Answer): AddedTo[] {
  const ordered = orderedBy(newcomers ?? []);
  const linesOf = new Map<Id<"account">, LineInNumbers[]>((carts ?? []).map(([, , accountId]) => [accountId, []]));
  for (const [accountId, variationId, productId, pieces, seenPrice, free, onHand] of lines ?? []) {
    const elsewhere = ordered.get(accountId)?.get(variationId) ?? 0;
    linesOf.get(accountId)?.push({ variationId, productId, pieces, seenPrice, free, onHand, elsewhere });
  }
  return (carts ?? []).map(([id, suborderId, accountId, state, openedAt, reservedUntil]) => ({
    cart: { id, suborderId, accountId, state, openedAt: new Date(openedAt), reservedUntil: new Date(reservedUntil) },
    holder: ordered.has(accountId) ? "new-account" : "known-account",
    lines: linesOf.get(accountId) ?? [],
  }));
}

/** Pieces by account and variation. */
function orderedBy(newcomers: NonNullable<Answer["newcomers"]>): Map<Id<"account">, Map<Id<"variation">, number>> {
  const ordered = new Map<Id<"account">, Map<Id<"variation">, number>>();
  for (const [accountId, variationId, pieces] of newcomers) {
    const own = ordered.get(accountId) ?? new Map<Id<"variation">, number>();
    ordered.set(accountId, own);
    if (variationId !== null) own.set(variationId, (own.get(variationId) ?? 0) + (pieces ?? 0));
  }
  return ordered;
}
