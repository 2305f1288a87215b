import { sql, type Kysely, type RawBuilder } from "kysely";
import { recordset, rowsAsJson } from "../../../platform/db/recordset.ts";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Id } from "../../../platform/ids.ts";

export type Pieces = { variationId: Id<"variation">; pieces: number };
export type StockRow = { variationId: Id<"variation">; onHand: number; reserved: number };

/** The one way to take stock (security.md S1): refused, never clamped. Needs the step `wanted` and locked rows; answers `unreserved`. */
export const takeFreeStep: RawBuilder<unknown> = sql`
  update stock set reserved = stock.reserved + wanted.pieces from wanted
  where stock.variation_id = wanted.variation_id and stock.on_hand - stock.reserved >= wanted.pieces
  returning stock.variation_id, stock.on_hand - stock.reserved as unreserved`;

/** Locks stock rows in everybody's one order (S2) and answers them. */
export const lockRows = (tx: Kysely<Tables>, variationIds: readonly Id<"variation">[]): Promise<StockRow[]> =>
  tx
    .selectFrom("stock")
    .select(["variation_id as variationId", "on_hand as onHand", "reserved"])
    .where("variation_id", "in", [...variationIds])
    .orderBy("variation_id")
    .forUpdate()
    .execute();

export async function giveBack(tx: Kysely<Tables>, lines: readonly Pieces[]): Promise<void> {
  await sql`
    with ${lockedLines(lines)}
    update stock set reserved = stock.reserved - line.pieces from line where ${isOf(lines)}`.execute(tx);
}

/** Reserved pieces leave the shelf, and the ledger says where they went. */
export async function takeSold(
  tx: Kysely<Tables>,
  lines: readonly Pieces[],
  { source, at }: { source: string; at: Instant },
): Promise<void> {
  await sql`
    with ${lockedLines(lines)},
    sold as (
      update stock set reserved = stock.reserved - line.pieces, on_hand = stock.on_hand - line.pieces from line where ${isOf(lines)}
      returning stock.variation_id, line.pieces
    )
    insert into stock_movement (variation_id, pieces, reason, source, at)
    select variation_id, -pieces, 'sale', ${source}, ${at} from sold`.execute(tx);
}

/** Sets pieces on hand to staff's count; the ledger gets the difference. */
export async function setCounted(
  tx: Kysely<Tables>,
  counted: readonly Pieces[],
  { source, at }: { source: string; at: Instant },
): Promise<void> {
  await sql`
    with ${lockedLines(counted)},
    before as materialized (select stock.variation_id, stock.on_hand from stock where ${isAmong(counted)}),
    moved as (
      update stock set on_hand = line.pieces from line where ${isOf(counted)} and stock.on_hand <> line.pieces
      returning stock.variation_id, stock.on_hand
    )
    insert into stock_movement (variation_id, pieces, reason, source, at)
    select moved.variation_id, moved.on_hand - before.on_hand, 'correction', ${source}, ${at} from moved join before on before.variation_id = moved.variation_id`.execute(
    tx,
  );
}

/** Unreserved pieces leave the shelf. */
export async function takeFromShelf(tx: Kysely<Tables>, lines: readonly Pieces[]): Promise<void> {
  await sql`
    with ${lockedLines(lines)}
    update stock set on_hand = stock.on_hand - line.pieces from line where ${isOf(lines)}`.execute(tx);
}

/** Added to the order's name for a second return. */
export const AGAIN = " again";

export const wasRevived = async (tx: Kysely<Tables>, source: string): Promise<boolean> =>
  (await tx
    .selectFrom("stock_movement")
    .select("id")
    .where("reason", "=", "revival")
    .where("source", "=", source)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export async function putOnShelf(tx: Kysely<Tables>, lines: readonly Pieces[]): Promise<void> {
  await sql`
    with ${lockedLines(lines)}
    update stock set on_hand = stock.on_hand + line.pieces from line where ${isOf(lines)}`.execute(tx);
}

export async function insertMovements(
  tx: Kysely<Tables>,
  lines: readonly Pieces[],
  movement: { reason: "return" | "revival" | "write_off"; source: string; at: Instant },
): Promise<void> {
  await tx
    .insertInto("stock_movement")
    .values(lines.map(({ variationId, pieces }) => ({ variation_id: variationId, pieces, ...movement })))
    .execute();
}

/** The step `line` (`variation_id`, `pieces`) locks its stock rows in everybody's one order (S2) before they change. */
const lockedLines = (lines: readonly Pieces[]): RawBuilder<unknown> => sql`
    line as materialized (
      select stock.variation_id, asked.pieces
      from stock join ${recordset({ variationId: "bigint", pieces: "int" }, rowsAsJson(lines), "asked")} on asked."variationId" = stock.variation_id
      where ${isAmong(lines)} order by stock.variation_id for update of stock
    )`;

const isOf = (lines: readonly Pieces[]): RawBuilder<unknown> => sql`stock.variation_id = line.variation_id and ${isAmong(lines)}`;

/** Repeats the join's condition, since the planner does not know how few lines there are and would read every row. */
const isAmong = (lines: readonly Pieces[]): RawBuilder<unknown> =>
  sql`stock.variation_id = any(${lines.map(({ variationId }) => variationId)}::bigint[])`;

export type StockFault = { invariant: string; variationId: Id<"variation">; detail: string };

/** Invariants I1–I5 of security.md in one statement, so in one snapshot; no rows in a healthy shop. */
export async function selectStockFaults(db: Kysely<Tables>): Promise<StockFault[]> {
  const { rows } = await sql<StockFault>`
    select 'I1 reserved within on hand' as invariant, variation_id as "variationId", reserved || ' of ' || on_hand as detail
      from stock where reserved < 0 or reserved > on_hand
    union all
    select 'I2 reserved is the sum of open carts', s.variation_id, s.reserved || ' against ' || coalesce(h.pieces, 0)
      from stock s left join (
        select l.variation_id, sum(l.pieces) as pieces from cart_line l join cart c on c.id = l.cart_id where c.state = 'open' group by 1
      ) h on h.variation_id = s.variation_id where s.reserved <> coalesce(h.pieces, 0)
    union all
    select 'I3 on hand is the sum of movements', s.variation_id, s.on_hand || ' against ' || coalesce(m.pieces, 0)
      from stock s left join (select variation_id, sum(pieces) as pieces from stock_movement group by 1) m on m.variation_id = s.variation_id
      where s.on_hand <> coalesce(m.pieces, 0)
    union all
    select 'I4 a closed cart holds nothing', l.variation_id, c.id || ' ' || c.state || ' holds ' || l.pieces
      from cart_line l join cart c on c.id = l.cart_id where c.state <> 'open'
    union all
    select 'I4 a cancelled order holds nothing', l.variation_id, o.number || ' took ' || l.pieces || ', gave back ' || coalesce(m.pieces, 0)
      from order_line l join placed_order o on o.id = l.order_id
      left join (
        select split_part(source, ' ', 1) as order_id, variation_id, sum(pieces) as pieces from stock_movement
        where reason in ('return', 'revival') group by 1, 2
      ) m on m.order_id = o.id::text and m.variation_id = l.variation_id
      where coalesce(m.pieces, 0) <> case when o.status in ('cancelled', 'returned') then l.pieces else l.returned end
    union all
    select 'I5 an order is sold once', coalesce(l.variation_id, m.variation_id), coalesce(l.cart_id::text, m.source) || ' ordered ' || coalesce(l.pieces, 0) || ', sold ' || coalesce(-m.pieces, 0)
      from (select o.cart_id, ol.variation_id, sum(ol.pieces + ol.missing) as pieces from order_line ol join placed_order o on o.id = ol.order_id group by 1, 2) l
      full join (select * from stock_movement where reason = 'sale') m on m.source = l.cart_id::text and m.variation_id = l.variation_id
      where l.pieces is distinct from -m.pieces`.execute(db);
  return rows;
}
