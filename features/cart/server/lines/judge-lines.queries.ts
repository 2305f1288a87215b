import { sql, type RawBuilder } from "kysely";
import type { Id } from "../../../../platform/ids.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { Share } from "../../share.rules.ts";
import { canBeBought, mostHeld, noLimit, reachablePieces, type ReservationTerms } from "../cart-rules.queries.ts";
import { guestPieces, orderedLines } from "./share.queries.ts";

/** `packs` more, all or none, or one less (−1); or `hold` this many pieces, in as many whole packs as there are. */
export type LineChange = { variationId: Id<"variation">; productId?: Id<"product"> } & (
  | { packs: number; hold?: undefined }
  | { hold: number; packs?: undefined }
);
/** `share`: the limit of guests, or of accounts without a completed order (security.md S6); undefined for none. */
export type Terms = ReservationTerms & { share: Share | undefined };

/** `taken meanwhile`: the shelf moved since the statement began. */
export type Why = "changed" | "not for sale" | "not held" | "sold out" | "over the share" | "taken meanwhile";

/** Locks stock ascending (S2); `cart-rules.queries.ts` decides each `target`, and the first who want a variation get it. */
export const judgedLines = ({ now, share }: Terms): RawBuilder<unknown> => sql`
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
    )`;

const isBound = (share: Share | undefined): RawBuilder<unknown> => {
  if (!share) return sql`false`;
  return share.holder === "guests" ? sql`true` : sql`a.completed_orders = 0`;
};

/** Orders still at the shop of accounts bound by a share, looked up once for judging and showing. */
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

export const verdictsAsJson = sql`(select json_agg(json_build_array(decided.at, case
    when target <> held and taken.variation_id is null then 'taken meanwhile' when target <> held then 'changed' when pieces < 0 then 'not held' when not for_sale then 'not for sale'
    when ${short} > 0 then 'sold out' when hold is null or target < hold then 'over the share' else 'changed' end,
  held, target, ${short})) from decided left join taken on taken.variation_id = decided.variation_id)`;
