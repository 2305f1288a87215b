import { handle } from "../../../platform/endpoint.ts";
import type { Visit } from "../../shop.ts";
import { checkQuickOrder, readQuickOrder } from "../quick-order.contract.ts";
import { checkRows } from "./check-rows.ts";
import { readRows } from "./read-rows.ts";

export const quickOrderApi = [
  handle(readQuickOrder, (visit: Visit, input) => readRows(visit, input)),
  handle(checkQuickOrder, async (visit: Visit, { rows }) => ({ rows: await checkRows(visit, rows) })),
];
