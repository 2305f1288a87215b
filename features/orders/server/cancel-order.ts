import { conflict, notFound, notSignedIn } from "../../../platform/errors.ts";
import { catalogueChanged } from "../../catalogue/catalogue.server.ts";
import type { Visit } from "../../shop.ts";
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
    const lines = await selectOrderLines(tx, order.id);
    const at = shop.clock.now();
    await putBack(
      tx,
      lines.map((line) => ({ variationId: line.variation_id, pieces: line.pieces })),
      { source: order.id, at },
    );
    await setOrderStatus(tx, order.id, "cancelled");
    await insertOrderEvent(tx, { orderId: order.id, status: "cancelled", byWhom: "customer", at });
    return lines.map((line) => line.product_id);
  });
  catalogueChanged(shop, products);
}
