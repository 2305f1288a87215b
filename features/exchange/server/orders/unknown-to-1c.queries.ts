import { sql, type Kysely } from "kysely";
import { idList } from "../../../../platform/db/value-lists.ts";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";
import { ONE_C, type Reader } from "../../readers.rules.ts";
import { addSeconds, type Instant } from "../../../../platform/time/time.ts";

/** A file is written before its call, and orders may have been loaded in between. */
const WRITTEN_BEFORE_SECONDS = 600;

/**
 * Ordered pieces that 1C's figures still hold (security.md S48): of orders its reader had not confirmed when it wrote its files, and,
 * where it counts whole shelves, of those not shipped. Into a reader that is sent no orders people enter them, at the latest when they
 * are shipped.
 */
export async function selectUnknownTo1c(
  tx: Kysely<Tables>,
  variationIds: readonly Id<"variation">[],
  { calledAt, reader }: { calledAt: Instant; reader: Reader },
): Promise<Map<Id<"variation">, number>> {
  const isHere = sql`o.status in ('new', 'awaiting_payment', 'confirmed', 'packed')`;
  const { rows } = await sql<{ id: Id<"variation">; pieces: number }>`
    select l.variation_id as id, sum(l.pieces - l.returned)::int as pieces
    from order_line l join placed_order o on o.id = l.order_id
      left join ${accessOf(reader)} access on true
      left join order_in_1c known on known.order_id = o.id and known.reader = ${reader} and known.confirmed_at < ${addSeconds(calledAt, -WRITTEN_BEFORE_SECONDS)}
    where o.status not in ('cancelled', 'returned')
      and case when access.stock_counts is null then ${isHere}
        else known.order_id is null or (access.stock_counts = 'shelf' and ${isHere}) end
      and l.variation_id in ${idList(variationIds)}
    group by 1`.execute(tx);
  return new Map(rows.map((row) => [row.id, row.pieces]));
}

const accessOf = (reader: Reader) =>
  reader === ONE_C
    ? sql`(select stock_counts from exchange_access)`
    : sql`(select stock_counts from exchange_key where id = ${reader} and may_orders)`;
