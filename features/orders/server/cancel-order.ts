import { conflict, notFound, notSignedIn } from "../../../platform/errors.ts";
import { catalogueChanged } from "../../catalogue/catalogue.server.ts";
import type { Instant } from "../../../platform/time.ts";
import type { Tx, Visit } from "../../shop.ts";
import { putBack } from "../../stock/stock.server.ts";
import { isCancellable } from "../orders.rules.ts";
import { insertOrderEvent, lockOrder, selectOrderLines, setOrderStatus } from "./orders.queries.ts";

/** Cancels the customer's own order while it is not packed; its goods are back on the shelf at once. 409 when it is too late. */
export async function cancelOrder(visit: Visit, number: number): Promise<void> {
  const { shop, customer } = visit;
  if (!customer) throw notSignedIn();
  const products = await shop.db.write(async (tx) => {
    const order = await lockOrder(tx, customer.id, number);
    if (!order) throw notFound();
    if (order.status === "cancelled") return [];
    if (!isCancellable(order.status)) throw conflict();
    const at = shop.clock.now();
    const back = await bringGoodsBack(tx, order.id, at);
    await setOrderStatus(tx, order.id, "cancelled");
    await insertOrderEvent(tx, { orderId: order.id, status: "cancelled", byWhom: "customer", at });
    return back;
  });
  catalogueChanged(shop, products);
}

/** Puts the goods of a locked order back on the shelf; answers the products to announce after the commit. */
export async function bringGoodsBack(tx: Tx, orderId: string, at: Instant): Promise<number[]> {
  const lines = await selectOrderLines(tx, orderId);
  await putBack(
    tx,
    lines.map((line) => ({ variationId: line.variation_id, pieces: line.pieces })),
    { source: orderId, at },
  );
  return lines.map((line) => line.product_id);
}
