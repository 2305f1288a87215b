import { handle } from "../../../platform/endpoint.ts";
import { requirePace, type Visit } from "../../shop.ts";
import { checkQuickOrder, readQuickOrder } from "../quick-order.contract.ts";
import { checkRows } from "./check-rows.ts";
import { readRows } from "./read-rows.ts";

/** Two thousand rows are work for a server; a person corrects them row by row. */
const PACE = { burst: 40, aMinute: 30 };

export const quickOrderApi = [
  handle(readQuickOrder, async (visit: Visit, input) => {
    requirePace(visit, "quick orders read", PACE);
    return readRows(visit, input);
  }),
  handle(checkQuickOrder, async (visit: Visit, { rows }) => {
    requirePace(visit, "quick orders checked", PACE);
    return { rows: await checkRows(visit, rows) };
  }),
];
