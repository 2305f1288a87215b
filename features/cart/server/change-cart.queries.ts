import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Changing } from "../../../platform/db/changes.ts";
import { recordset, rowsAsJson } from "../../../platform/db/recordset.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time.ts";
import { takeFreeStep } from "../../stock/stock.server.ts";
import { cartTopic, stockTopic } from "../../topics.ts";
import type { Share } from "../share.rules.ts";
import { keyOf, type Owner } from "./cart-owner.ts";
import {
  canBeBought,
  endOfReservation,
  isLiving,
  mostHeld,
  noLimit,
  reachablePieces,
  type ReservationTerms,
} from "./cart-rules.queries.ts";
import { cartsOf, type Answer, type ChangedCart, type Why } from "./changed-carts.ts";
import { guestPieces, orderedLines } from "./share.queries.ts";
import { overPieces } from "./shown-cart.queries.ts";

type Db = Kysely<Tables> & Changing;

/**
 * What is asked of a line: `packs` more, whole or not at all; a pack less (−1); or to `hold` so many pieces, in whole packs
 * and as far as there are. Goods are added only when they are of the product named.
 */
export type LineChange = { variationId: Id<"variation">; productId?: Id<"product"> } & (
  | { packs: number; hold?: undefined }
  | { hold: number; packs?: undefined }
);
/** A change that an account asks of its own cart; `orderId` is what the client believes the cart to be, `by` the browser that asks. */
export type AccountChange = LineChange & { accountId: Id<"account">; orderId: string | null | undefined; by: string };

/** `held` afterwards, `before` it; `short`: the pieces that only a fuller shelf would have given. */
export type Verdict = { variationId: Id<"variation">; why: Why; before: number; held: number; short: number };

/** `share`: what binds guests, or accounts without a completed order (security.md S6); undefined for no limit. */
export type Terms = ReservationTerms & { share: Share | undefined };

/**
 * Changes a line of each of these accounts' living carts, no account twice, in one statement that needs no transaction
 * around it. Answers a verdict for each cart it could lock, and the carts that were changed. Whoever has no verdict has
 * nothing changed: no living cart, or one that is locked or has changed since the statement began, so that `now` is the
 * time of the lock (S10) and the lines that were seen are the lines there are.
 */
export async function changeFreeCarts(
  db: Db,
  asked: readonly AccountChange[],
  terms: Terms,
): Promise<{ verdicts: Map<Id<"account">, Verdict>; carts: ChangedCart[] }> {
  const { rows } = await sql<Answer>`${change(asked, freeCarts(terms.now), terms)}, ${movedAndShown(asked, terms)}`.execute(db);
  const { verdicts = null, carts = null, lines = null, newcomers = null } = rows[0] ?? {};
  const answered = new Map<Id<"account">, Verdict>();
  for (const [at, why, before, held, short] of verdicts ?? []) {
    const one = asked[at];
    if (!one) continue;
    answered.set(one.accountId, { variationId: one.variationId, why, before, held, short });
    if (why !== "changed") continue;
    db.changed(stockTopic, [one.variationId]);
    db.changed(cartTopic, [keyOf(one)], one.by);
  }
  return { verdicts: answered, carts: cartsOf({ carts, lines, newcomers }) };
}

/** The same for many lines of one living cart that the transaction has locked or opened, each variation once. Their stock rows are locked too, so that
 * the statement begins with what is free. */
export async function changeLockedCart(
  tx: Db,
  { id, owner }: { id: string; owner: Owner },
  lines: readonly LineChange[],
  terms: Terms,
): Promise<Verdict[]> {
  const accountId = "accountId" in owner ? owner.accountId : null;
  const asked = lines.map((line) => ({ ...line, accountId, orderId: null }));
  const { rows } = await sql<Pick<Answer, "verdicts">>`${change(asked, theCart(id), terms)}, ${moved(asked, terms)}
    select ${verdictsAsJson} as verdicts, (select count(*) from moved) as moved`.execute(tx);
  const verdicts = (rows[0]?.verdicts ?? []).flatMap(([at, why, before, held, short]): Verdict[] => {
    const line = lines[at];
    return line ? [{ variationId: line.variationId, why, before, held, short }] : [];
  });
  tx.changed(
    stockTopic,
    verdicts.filter(({ before, held }) => before !== held).map(({ variationId }) => variationId),
  );
  if (verdicts.some(({ before, held }) => before !== held || held > 0)) tx.changed(cartTopic, [keyOf(owner)]);
  return verdicts;
}

type Asked = LineChange & { accountId: Id<"account"> | null; orderId: string | null | undefined };

/**
 * The one writer of lines. Carts come locked from `locked`; then stock rows are locked ascending and their pieces summed
 * (S2), each line is judged by the rules (`cart-rules.queries.ts`), and of a variation that several want the first get it as
 * far as it goes.
 */
const change = (asked: readonly Asked[], locked: RawBuilder<unknown>, { now, share }: Terms): RawBuilder<unknown> => sql`
    with asked as materialized (select * from ${recordset(columns, rowsAsJson(asked.map(asRow)), "asked")}),
    ${locked},
    packs as materialized (
      select locked.at, locked.id as cart_id, locked."accountId" as account_id, v.id as variation_id, v.quantity_in_variation as pack,
        locked.packs * v.quantity_in_variation as pieces, locked.hold, coalesce(own.pieces, 0) as held,
        case when locked.packs < 0 then own.price else v.price end as price,
        ${canBeBought} and p.id = locked."productId" as for_sale, ${isBound(share)} as is_bound
      from locked join variation v on v.id = locked."variationId" join product p on p.id = v.product_id
      left join cart_line own on own.cart_id = locked.id and own.variation_id = v.id
      left join account a on a.id = locked."accountId"
      where a.blacklisted_at is null
    ),
    ${share ? newcomersStep : sql``}
    shelf as materialized (
      select s.variation_id, s.on_hand, s.on_hand - s.reserved as free from stock s where s.variation_id in (select variation_id from packs)
      order by s.variation_id for update
    ),
    judged as (
      select packs.*, shelf.free, ${share ? sql`case when packs.is_bound then ${mostOfPacks(share, now)} else ${noLimit} end` : noLimit} as most
      from packs join shelf on shelf.variation_id = packs.variation_id
    ),
    in_turn as (
      select judged.*, free - coalesce(sum(pieces) filter (where for_sale and pieces > 0 and held + pieces <= most)
        over (partition by variation_id order by at rows between unbounded preceding and 1 preceding), 0) as free_for_it
      from judged
    ),
    decided as materialized (
      select in_turn.*, (case
          when hold is not null then case when for_sale then ${reachedWith(sql`free_for_it`)} else 0 end
          when pieces < 0 then greatest(0, held + pieces)
          when for_sale and pieces <= free_for_it and held + pieces <= most then held + pieces
          else held end)::int as target
      from in_turn
    ),
    granted as materialized (select * from decided where target <> held or hold > 0 and target > 0),
    wanted as (select variation_id, sum(target - held)::int as pieces from granted group by 1),
    taken as (${takeFreeStep}),
    written as (
      insert into cart_line (cart_id, variation_id, pieces, price, added_at)
      select granted.cart_id, granted.variation_id, granted.target, granted.price, ${now}::timestamptz
      from granted join taken on taken.variation_id = granted.variation_id where granted.target > 0
      on conflict (cart_id, variation_id) do update set pieces = excluded.pieces, price = excluded.price
      returning cart_id, variation_id, pieces, price, added_at
    )${
      canShrink(asked)
        ? sql`,
    gone as (
      delete from cart_line l using granted where l.cart_id = granted.cart_id and l.variation_id = granted.variation_id and granted.target = 0
    )`
        : sql``
    }`;

const columns = {
  at: "int",
  accountId: "bigint",
  orderId: "text",
  productId: "bigint",
  variationId: "bigint",
  packs: "int",
  hold: "int",
} as const;

const asRow = (
  { accountId, orderId = null, productId = undefined, variationId, packs = undefined, hold = undefined }: Asked,
  at: number,
) => ({
  at,
  accountId,
  orderId,
  productId: productId ?? null,
  variationId,
  packs: packs ?? null,
  hold: hold ?? null,
});

const canShrink = (asked: readonly Asked[]): boolean => asked.some(({ packs = 0, hold }) => hold !== undefined || packs < 0);

/** The living carts of the accounts that nobody has locked. Every change of lines writes the row of their cart, so the same version means the same lines. */
const freeCarts = (now: Instant): RawBuilder<unknown> => sql`
    found as materialized (
      select asked.*, c.id, c.version from asked cross join lateral (
        select c.id, c.xmin as version from cart c where c.account_id = asked."accountId" and c.state = 'open' limit 1
      ) c where asked."orderId" is null or c.id = asked."orderId"::uuid
    ),
    locked as materialized (
      select found.* from found cross join lateral (
        select c.xmin as version, c.state, c.reserved_until from cart c where c.id = found.id offset 0 for update skip locked
      ) c where c.version = found.version and ${isLiving(now)}
    )`;

const theCart = (id: string): RawBuilder<unknown> => sql`locked as materialized (select asked.*, ${id}::uuid as id from asked)`;

const isBound = (share: Share | undefined): RawBuilder<unknown> => {
  if (!share) return sql`false`;
  return share.holder === "guests" ? sql`true` : sql`a.completed_orders = 0`;
};

/** Each account that a share binds, with what it has ordered and is still at the shop: looked up once for judging and for showing. */
const newcomersStep = sql`newcomers as materialized (
      select packs.account_id, own.variation_id, own.pieces
      from (select distinct account_id from packs where is_bound and account_id is not null) packs
      left join lateral (${orderedLines(sql`packs.account_id`)}) own on true
    ),`;

const mostOfPacks = (share: Share, now: Instant): RawBuilder<unknown> =>
  mostHeld(share, {
    onHand: sql`shelf.on_hand`,
    pack: sql`packs.pack`,
    elsewhere:
      share.holder === "guests"
        ? sql`(${guestPieces(sql`packs.variation_id`, sql`packs.cart_id`, now)})`
        : sql`(select coalesce(sum(its.pieces), 0) from newcomers its where its.account_id = packs.account_id and its.variation_id = packs.variation_id)`,
  });

const reachedWith = (free: RawBuilder<unknown>): RawBuilder<unknown> =>
  reachablePieces({ wanted: sql`hold`, held: sql`held`, free, most: sql`most`, pack: sql`pack` });

const short = sql`(case when not for_sale or pieces < 0 or target > held and hold is null then 0
  when hold is not null then ${reachedWith(sql`hold`)} - target
  when pieces > free_for_it then pieces else 0 end)::int`;

const verdictsAsJson = sql`(select json_agg(json_build_array(decided.at, case
    when target <> held and taken.variation_id is null then 'taken meanwhile' when target <> held then 'changed' when pieces < 0 then 'not held' when not for_sale then 'not for sale'
    when ${short} > 0 then 'sold out' when hold is null or target < hold then 'over the share' else 'changed' end,
  held, target, ${short})) from decided left join taken on taken.variation_id = decided.variation_id)`;

/** A cart of which a line has changed begins its time anew; one that holds nothing any more has ended. */
const setOfMoved = (asked: readonly Asked[], terms: Terms): RawBuilder<unknown> => {
  const end = endOfReservation(sql`cart.opened_at`, terms);
  if (!canShrink(asked)) return sql`reserved_until = ${end}`;
  return sql`reserved_until = case when its.stays then ${end} else cart.reserved_until end,
        state = case when its.stays then cart.state else 'deleted' end, closed_at = case when its.stays then cart.closed_at else ${terms.now}::timestamptz end`;
};

const stays = (asked: readonly Asked[]): RawBuilder<unknown> =>
  canShrink(asked)
    ? sql`exists (select from granted still where still.cart_id = granted.cart_id and still.target > 0) or exists (
          select from cart_line l where l.cart_id = granted.cart_id
            and not exists (select from granted less where less.cart_id = l.cart_id and less.variation_id = l.variation_id)
        )`
    : sql`true`;

const moved = (asked: readonly Asked[], terms: Terms): RawBuilder<unknown> => sql`
    moved as (
      update cart set ${setOfMoved(asked, terms)}
      from (select granted.cart_id, ${stays(asked)} as stays from granted limit 1) its where cart.id = its.cart_id
      returning cart.id
    )`;

/** All carts and all their lines come as one list each: a list a cart costs PostgreSQL more than finding what is in it. */
const movedAndShown = (asked: readonly Asked[], terms: Terms): RawBuilder<unknown> => sql`
    moved as (
      update cart set ${setOfMoved(asked, terms)}
      from (
        select granted.cart_id, granted.variation_id, taken.unreserved, ${stays(asked)} as stays
        from granted join taken on taken.variation_id = granted.variation_id
      ) its where cart.id = its.cart_id
      returning cart.*, its.variation_id, its.unreserved
    ),
    ${overPieces(terms.now)},
    shown as (
      select moved.account_id, written.variation_id, written.pieces, written.price, written.added_at, moved.unreserved
        from moved join written on written.cart_id = moved.id
      union all select moved.account_id, other.variation_id, other.pieces, other.price, other.added_at, null
        from moved join cart_line other on other.cart_id = moved.id where other.variation_id <> moved.variation_id
    )
    select ${verdictsAsJson} as verdicts,
      (select json_agg(json_build_array(id, suborder_id, account_id, state, ${milliseconds("opened_at")}, ${milliseconds("reserved_until")})) from moved
        where state = 'open') as carts,
      (select json_agg(array[shown.account_id, shown.variation_id, v.product_id, shown.pieces, shown.price, coalesce(shown.unreserved, s.on_hand - s.reserved)
          + coalesce((select pieces from over_pieces where over_pieces.variation_id = shown.variation_id), 0), s.on_hand]
          order by shown.added_at, shown.variation_id)
        from shown join variation v on v.id = shown.variation_id join stock s on s.variation_id = shown.variation_id) as lines,
      ${terms.share ? sql`(select json_agg(array[account_id, variation_id, pieces]) from newcomers)` : sql`null`} as newcomers`;

const milliseconds = (column: string): RawBuilder<unknown> => sql`round(date_part('epoch', ${sql.ref(column)}) * 1000)`;
