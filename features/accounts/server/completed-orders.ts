import type { Tx } from "../../shop.ts";
import { addCompletedOrders } from "./accounts.queries.ts";
import type { Id } from "../../../platform/ids.ts";

/** Counts a completed (+1) or reopened (−1) order, which S6 and S33 depend on. */
export const countCompletedOrder = async (tx: Tx, accountId: Id<"account">, by: 1 | -1): Promise<void> =>
  void (await addCompletedOrders(tx, accountId, by));
