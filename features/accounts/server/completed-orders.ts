import type { Tx } from "../../shop.ts";
import { addCompletedOrders } from "./accounts.queries.ts";
import type { Id } from "../../../platform/ids.ts";

/** Counts an order that was completed (+1), or is not any more (−1): what an account may hold and owe hangs on it (S6, S33). */
export const countCompletedOrder = async (tx: Tx, accountId: Id<"account">, by: 1 | -1): Promise<void> =>
  void (await addCompletedOrders(tx, accountId, by));
