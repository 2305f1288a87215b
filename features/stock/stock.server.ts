import type { Instant } from "../../platform/time/time.ts";
import type { Shop, Tx } from "../shop.ts";
import { stockTopic } from "../topics.ts";
import {
  giveBack,
  insertMovements,
  lockRows,
  putOnShelf,
  selectStockFaults,
  takeSold,
  takeFromShelf,
  wasRevived,
  AGAIN,
  setCounted,
  takeFreeStep,
  type Pieces,
  type StockFault,
  type StockRow,
} from "./server/stock.queries.ts";
import type { Id } from "../../platform/ids.ts";
import { lockOrCreateStock } from "./server/import.queries.ts";

export type { Pieces };
export { takeFreeStep };

/** Locks in everybody's one order, ascending (security.md S2); call it before several reservations and releases in one transaction. */
export async function lockStock(tx: Tx, variationIds: readonly Id<"variation">[]): Promise<StockRow[]> {
  return variationIds.length === 0 ? [] : lockRows(tx, variationIds);
}

export async function release(tx: Tx, lines: readonly Pieces[]): Promise<void> {
  if (lines.length === 0) return;
  await giveBack(tx, lines);
  tx.changed(stockTopic, idsOf(lines));
}

/** Turns reservations into a sale: on hand and reserved both fall, and the ledger says so. `source` names the cart. */
export async function sell(tx: Tx, lines: readonly Pieces[], { source, at }: { source: string; at: Instant }): Promise<void> {
  await takeSold(tx, lines, { source, at });
  tx.changed(stockTopic, idsOf(lines));
}

/** `source` names the order; the ledger refuses a repeated source, unless the order was revived between. */
export async function putBack(tx: Tx, lines: readonly Pieces[], { source, at }: { source: string; at: Instant }): Promise<void> {
  await putOnShelf(tx, lines);
  const again = (await wasRevived(tx, source)) ? AGAIN : "";
  await insertMovements(tx, lines, { reason: "return", source: `${source}${again}`, at });
  tx.changed(stockTopic, idsOf(lines));
}

/** Locks the shelves in one order (security.md S2), creating missing ones, and answers them. */
export async function lockShelves(tx: Tx, variationIds: readonly Id<"variation">[]): Promise<StockRow[]> {
  if (variationIds.length === 0) return [];
  await lockOrCreateStock(
    tx,
    variationIds.map((variationId) => ({ variationId, pieces: 0 })),
  );
  return lockRows(tx, variationIds);
}

/** Staff's count of pieces on locked shelves; the database refuses fewer than are reserved (I1). `source` is new for each count. */
export async function correctOnHand(tx: Tx, counted: readonly Pieces[], { source, at }: { source: string; at: Instant }): Promise<void> {
  if (counted.length === 0) return;
  await setCounted(tx, counted, { source, at });
  tx.changed(stockTopic, idsOf(counted));
}

/** Takes unsaleable returned pieces off the shelf, in the transaction that put them there. */
export async function writeOff(tx: Tx, lines: readonly Pieces[], { source, at }: { source: string; at: Instant }): Promise<void> {
  await takeFromShelf(tx, lines);
  await insertMovements(
    tx,
    lines.map(({ variationId, pieces }) => ({ variationId, pieces: -pieces })),
    { reason: "write_off", source, at },
  );
}

/** Takes a cancelled order's pieces off the shelf again, once; false when not all are free (security.md S17). */
export async function sellAgain(tx: Tx, lines: readonly Pieces[], { source, at }: { source: string; at: Instant }): Promise<boolean> {
  const rows = new Map((await lockRows(tx, idsOf(lines))).map((row) => [row.variationId, row]));
  const isFree = ({ variationId, pieces }: Pieces) => {
    const row = rows.get(variationId);
    return row !== undefined && row.onHand - row.reserved >= pieces;
  };
  if (!lines.every(isFree)) return false;
  await takeFromShelf(tx, lines);
  await insertMovements(
    tx,
    lines.map(({ variationId, pieces }) => ({ variationId, pieces: -pieces })),
    { reason: "revival", source, at },
  );
  tx.changed(stockTopic, idsOf(lines));
  return true;
}

/** Rows that break I1–I5 of security.md; a healthy shop has none. */
export const stockInvariants = (shop: Shop): Promise<StockFault[]> => shop.db.job(selectStockFaults);

const idsOf = (lines: readonly Pieces[]) => lines.map(({ variationId }) => variationId);
