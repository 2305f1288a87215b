import type { ListRow } from "../../../features/saved-lists/saved-lists.contract.ts";
import type { OrderRow } from "../quick-order/order-row.ts";

export const orderRowsOf = (rows: readonly ListRow[]): OrderRow[] =>
  rows.map(({ asked, name, ...judged }, at) => ({
    line: at + 1,
    code: judged.goods?.article ?? "",
    size: judged.goods?.size ?? "",
    colour: judged.goods?.colour ?? "",
    quantity: String(asked),
    judged,
    name,
  }));

/** Written rows for the quick order; goods that are gone cannot be named. */
export const writtenRowsOf = (rows: readonly ListRow[]) =>
  orderRowsOf(rows)
    .filter(({ judged }) => judged?.goods)
    .map(({ line, code, size, colour, quantity }) => ({ line, code, size, colour, quantity }));
