import type { Instant } from "../../platform/time.ts";
import type { Shop, Tx } from "../shop.ts";
import { stockTopic } from "../topics.ts";
import {
  giveBack,
  insertMovements,
  lockRows,
  putOnShelf,
  selectStockFaults,
  takeAway,
  takeFreeStep,
  type Pieces,
  type StockFault,
  type StockRow,
} from "./server/stock.queries.ts";
import type { Id } from "../../platform/ids.ts";

export type { Pieces, StockFault, StockRow };
export { takeFreeStep };

/**
 * Locks the rows of these variations in the one order everybody uses, ascending (security.md S2), and answers them.
 * Call it before reserving and releasing several variations in one transaction.
 */
export async function lockStock(tx: Tx, variationIds: readonly Id<"variation">[]): Promise<StockRow[]> {
  return variationIds.length === 0 ? [] : lockRows(tx, variationIds);
}

/** Gives reservations back. */
export async function release(tx: Tx, lines: readonly Pieces[]): Promise<void> {
  if (lines.length === 0) return;
  if (lines.length > 1) await lockRows(tx, idsOf(lines));
  await giveBack(tx, lines);
  tx.changed(stockTopic, idsOf(lines));
}

/** Turns reservations into a sale: on hand and reserved both fall, the ledger says so. `source` names the cart sold. */
export async function sell(tx: Tx, lines: readonly Pieces[], { source, at }: { source: string; at: Instant }): Promise<void> {
  await lockRows(tx, idsOf(lines));
  await takeAway(tx, lines);
  await insertMovements(
    tx,
    lines.map(({ variationId, pieces }) => ({ variationId, pieces: -pieces })),
    { reason: "sale", source, at },
  );
  tx.changed(stockTopic, idsOf(lines));
}

/** Brings sold pieces back to the shelf. `source` names the order; the same source twice is refused by the ledger. */
export async function putBack(tx: Tx, lines: readonly Pieces[], { source, at }: { source: string; at: Instant }): Promise<void> {
  await lockRows(tx, idsOf(lines));
  await putOnShelf(tx, lines);
  await insertMovements(tx, lines, { reason: "return", source, at });
  tx.changed(stockTopic, idsOf(lines));
}

/** Rows that break one of the invariants I1–I5 of security.md; none in a shop that is in order. */
export const stockInvariants = (shop: Shop): Promise<StockFault[]> => shop.db.job(selectStockFaults);

const idsOf = (lines: readonly Pieces[]) => lines.map(({ variationId }) => variationId);
