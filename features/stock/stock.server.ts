import type { Kysely } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Instant } from "../../platform/time.ts";
import type { Tx } from "../shop.ts";
import {
  giveBack,
  insertMovements,
  lockStock,
  putOnShelf,
  selectStockFaults,
  takeAway,
  takeFree,
  type Pieces,
  type StockFault,
} from "./server/stock.queries.ts";

export type { Pieces, StockFault };

/** Reserves pieces of a variation or changes nothing. Answers what is free for others afterwards, or undefined. */
export async function reserve(tx: Tx, line: Pieces): Promise<{ free: number } | undefined> {
  const taken = await takeFree(tx, line);
  return taken && { free: taken.onHand - taken.reserved };
}

/** Gives reservations back; locks the rows in ascending order first. */
export async function release(tx: Tx, lines: readonly Pieces[]): Promise<void> {
  if (lines.length === 0) return;
  await lockStock(tx, idsOf(lines));
  await giveBack(tx, lines);
}

/** Turns reservations into a sale: on hand and reserved both fall, the ledger says so. `source` names the order. */
export async function sell(tx: Tx, lines: readonly Pieces[], { source, at }: { source: string; at: Instant }): Promise<void> {
  await lockStock(tx, idsOf(lines));
  await takeAway(tx, lines);
  await insertMovements(
    tx,
    lines.map(({ variationId, pieces }) => ({ variationId, pieces: -pieces })),
    { reason: "sale", source, at },
  );
}

/** Brings sold pieces back to the shelf. `source` names the order; the same source twice is refused by the ledger. */
export async function putBack(tx: Tx, lines: readonly Pieces[], { source, at }: { source: string; at: Instant }): Promise<void> {
  await lockStock(tx, idsOf(lines));
  await putOnShelf(tx, lines);
  await insertMovements(tx, lines, { reason: "return", source, at });
}

/** Rows that break an invariant of the stock; none in a shop that is in order. */
export const stockFaults = (db: Kysely<Tables>): Promise<StockFault[]> => selectStockFaults(db);

const idsOf = (lines: readonly Pieces[]) => lines.map(({ variationId }) => variationId);
