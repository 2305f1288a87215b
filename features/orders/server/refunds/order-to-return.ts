import { isHandedOver } from "../../orders.rules.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { Tx } from "../../../shop.ts";
import type { Part } from "../payments/money.queries.ts";
import { lockOrder, selectOrder, selectOrderLines } from "../orders.queries.ts";
import { selectDeliveredAt } from "./returned.queries.ts";

type Db = Kysely<Tables>;

/** `handedOver`: delivered or completed, so that the customer has the goods. */
export type OrderToReturn = {
  id: string;
  handedOver: boolean;
  deliveredAt: Instant | undefined;
  isPaidByCard: boolean;
  lines: Awaited<ReturnType<typeof selectOrderLines>>;
};
type Which = { accountId: Id<"account">; number: number };

export async function orderToReturn(db: Db, { accountId, number }: Which): Promise<OrderToReturn | undefined> {
  const order = await selectOrder(db, accountId, number);
  return order && viewOf(db, order);
}

export async function lockOrderToReturn(tx: Tx, { accountId, number }: Which): Promise<OrderToReturn | undefined> {
  const order = await lockOrder(tx, accountId, number);
  return order && viewOf(tx, order);
}

async function viewOf(db: Db, order: Pick<Part, "id" | "status" | "paid_by">): Promise<OrderToReturn> {
  const [lines, deliveredAt] = [await selectOrderLines(db, order.id), await selectDeliveredAt(db, order.id)];
  const handedOver = isHandedOver(order.status);
  return { id: order.id, handedOver, deliveredAt, isPaidByCard: order.paid_by !== null, lines };
}
