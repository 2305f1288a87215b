import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time.ts";

export type Pieces = { variationId: number; pieces: number };

/** The one way stock is taken (security.md S1): refused, not clamped, when too little is free. */
export async function takeFree(
  tx: Kysely<Tables>,
  { variationId, pieces }: Pieces,
): Promise<{ onHand: number; reserved: number } | undefined> {
  const { rows } = await sql<{ onHand: number; reserved: number }>`
    update stock set reserved = reserved + ${pieces}
    where variation_id = ${variationId} and on_hand - reserved >= ${pieces}
    returning on_hand as "onHand", reserved`.execute(tx);
  return rows[0];
}

/** Locks stock rows in the one order everybody uses (S2). */
export async function lockStock(tx: Kysely<Tables>, variationIds: readonly number[]): Promise<void> {
  await tx
    .selectFrom("stock")
    .select("variation_id")
    .where("variation_id", "in", [...variationIds])
    .orderBy("variation_id")
    .forUpdate()
    .execute();
}

/** Gives reserved pieces back, several variations at once. The rows must be locked. */
export async function giveBack(tx: Kysely<Tables>, lines: readonly Pieces[]): Promise<void> {
  await sql`
    update stock set reserved = stock.reserved - line.pieces
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line("variationId" bigint, pieces int)
    where stock.variation_id = line."variationId"`.execute(tx);
}

/** Reserved pieces leave the shelf. The rows must be locked. */
export async function takeAway(tx: Kysely<Tables>, lines: readonly Pieces[]): Promise<void> {
  await sql`
    update stock set reserved = stock.reserved - line.pieces, on_hand = stock.on_hand - line.pieces
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line("variationId" bigint, pieces int)
    where stock.variation_id = line."variationId"`.execute(tx);
}

/** Pieces come back to the shelf. The rows must be locked. */
export async function putOnShelf(tx: Kysely<Tables>, lines: readonly Pieces[]): Promise<void> {
  await sql`
    update stock set on_hand = stock.on_hand + line.pieces
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line("variationId" bigint, pieces int)
    where stock.variation_id = line."variationId"`.execute(tx);
}

export async function insertMovements(
  tx: Kysely<Tables>,
  lines: readonly Pieces[],
  movement: { reason: "sale" | "return"; source: string; at: Instant },
): Promise<void> {
  await tx
    .insertInto("stock_movement")
    .values(lines.map(({ variationId, pieces }) => ({ variation_id: variationId, pieces, ...movement })))
    .execute();
}

export type StockFault = { invariant: string; variationId: number; detail: string };

/** Invariants I1–I5 of security.md in one snapshot; a shop in order answers no rows. */
export async function selectStockFaults(tx: Kysely<Tables>): Promise<StockFault[]> {
  const { rows } = await sql<StockFault>`
    select 'I1 reserved within on hand' as invariant, variation_id as "variationId", reserved || ' of ' || on_hand as detail
      from stock where reserved < 0 or reserved > on_hand
    union all
    select 'I2 reserved is the sum of live reservations', s.variation_id, s.reserved || ' against ' || coalesce(h.pieces, 0)
      from stock s left join (
        select l.variation_id, sum(l.pieces)::int as pieces from cart_line l join cart c on c.id = l.cart_id where c.state = 'open' group by 1
      ) h on h.variation_id = s.variation_id where s.reserved <> coalesce(h.pieces, 0)
    union all
    select 'I3 on hand is the sum of movements', s.variation_id, s.on_hand || ' against ' || coalesce(m.pieces, 0)
      from stock s left join (select variation_id, sum(pieces)::int as pieces from stock_movement group by 1) m on m.variation_id = s.variation_id
      where s.on_hand <> coalesce(m.pieces, 0)`.execute(tx);
  return rows;
}
