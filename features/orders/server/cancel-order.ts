import { conflict, notFound, notSignedIn } from "../../../platform/errors.ts";
import { catalogueChanged } from "../../catalogue/catalogue.server.ts";
import { readSettings } from "../../settings/settings.server.ts";
import type { Tx, Visit } from "../../shop.ts";
import { putBack } from "../../stock/stock.server.ts";
import { codFeeOf, feeLeft, isCancellable, type CodFee } from "../orders.rules.ts";
import { insertOrderEvent, lockPurchase, selectOrderLines, setOrderFee, setOrderStatus } from "./orders.queries.ts";

/**
 * Cancels the customer's own order while it is not packed; its goods are back on the shelf at once. The fee follows to
 * the part of the purchase that lives on. 409 when it is too late.
 */
export async function cancelOrder(visit: Visit, number: number): Promise<void> {
  const { shop, customer } = visit;
  if (!customer) throw notSignedIn();
  const cod = codFeeOf(await readSettings(shop));
  const products = await shop.db.write(async (tx) => {
    const parts = await lockPurchase(tx, customer.id, number);
    const order = parts.find((part) => part.number === number);
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
    await moveFee(tx, { from: order, to: parts.find((part) => part !== order), cod });
    await insertOrderEvent(tx, { orderId: order.id, status: "cancelled", byWhom: "customer", at });
    return lines.map((line) => line.product_id);
  });
  catalogueChanged(shop, products);
}

type Part = { id: string; status: string; paid_at: Date | null; goods: number; fee: number };

/** A part that is packed or paid already keeps the sum that its parcel or payment carries. */
async function moveFee(tx: Tx, { from, to, cod }: { from: Part; to: Part | undefined; cod: CodFee }): Promise<void> {
  if (!to || to.paid_at || !isCancellable(to.status)) return;
  await setOrderFee(tx, from.id, 0);
  await setOrderFee(tx, to.id, feeLeft({ agreed: from.fee + to.fee, goodsLeft: to.goods, cod }));
}
