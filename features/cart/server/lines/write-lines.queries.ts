import { sql, type RawBuilder } from "kysely";
import { takeFreeStep } from "../../../stock/stock.server.ts";
import { endOfReservation } from "../cart-rules.queries.ts";
import type { LineChange, Terms } from "./judge-lines.queries.ts";

export const writtenLines = (asked: readonly LineChange[], { now }: Terms): RawBuilder<unknown> => sql`
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

export const movedCart = (asked: readonly LineChange[], terms: Terms): RawBuilder<unknown> => sql`
    moved as (
      update cart set ${setOfMoved(asked, terms)}
      from (select granted.cart_id, ${stays(asked)} as stays from granted limit 1) its where cart.id = its.cart_id
      returning cart.id
    )`;

export const movedCarts = (asked: readonly LineChange[], terms: Terms): RawBuilder<unknown> => sql`
    moved as (
      update cart set ${setOfMoved(asked, terms)}
      from (
        select granted.cart_id, granted.variation_id, taken.unreserved, ${stays(asked)} as stays
        from granted join taken on taken.variation_id = granted.variation_id
      ) its where cart.id = its.cart_id
      returning cart.*, its.variation_id, its.unreserved
    )`;

const setOfMoved = (asked: readonly LineChange[], terms: Terms): RawBuilder<unknown> => {
  const end = endOfReservation(sql`cart.opened_at`, terms);
  if (!canShrink(asked)) return sql`reserved_until = ${end}`;
  return sql`reserved_until = case when its.stays then ${end} else cart.reserved_until end,
        state = case when its.stays then cart.state else 'deleted' end, closed_at = case when its.stays then cart.closed_at else ${terms.now}::timestamptz end`;
};

const stays = (asked: readonly LineChange[]): RawBuilder<unknown> =>
  canShrink(asked)
    ? sql`exists (select from granted still where still.cart_id = granted.cart_id and still.target > 0) or exists (
          select from cart_line l where l.cart_id = granted.cart_id
            and not exists (select from granted less where less.cart_id = l.cart_id and less.variation_id = l.variation_id)
        )`
    : sql`true`;

const canShrink = (asked: readonly LineChange[]): boolean => asked.some(({ packs = 0, hold }) => hold !== undefined || packs < 0);
