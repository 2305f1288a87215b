import { MOST_ROWS } from "../../../features/quick-order/quick-order.rules.ts";
import { addRows, openDraft } from "./order-draft-store.ts";
import type { OrderRow } from "./order-row.ts";

export function addWrittenRows(rows: readonly OrderRow[]): void {
  openDraft();
  addRows(rows, { skipped: 0, left: 0, most: MOST_ROWS });
}
