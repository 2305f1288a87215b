import { MOST_ROWS } from "../../../features/quick-order/quick-order.rules.ts";
import { addRows, openDraft } from "./order-draft-store.ts";
import type { OrderRow } from "./order-row.ts";

/** Puts rows from elsewhere under those of the order that is being written on this device. */
export function addWrittenRows(rows: readonly OrderRow[]): void {
  openDraft();
  addRows(rows, { skipped: 0, left: 0, most: MOST_ROWS });
}
