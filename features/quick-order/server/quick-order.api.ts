import { handle } from "../../../platform/contracts/endpoint.ts";
import { requirePace, type Visit } from "../../shop.ts";
import { checkQuickOrder, readQuickOrder } from "../quick-order.contract.ts";
import { checkRows } from "./check-rows.ts";
import { readRows } from "./read-rows.ts";

/** A call costs the server much, and a person corrects rows one by one. */
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
