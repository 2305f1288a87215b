import type { Tx } from "../../shop.ts";
import { addCompletedOrders } from "./accounts.queries.ts";

/** Counts an order that was completed (+1), or is not any more (−1): what an account may hold and owe hangs on it (S6, S33). */
export const countCompletedOrder = async (tx: Tx, accountId: number, by: 1 | -1): Promise<void> =>
  void (await addCompletedOrders(tx, accountId, by));
