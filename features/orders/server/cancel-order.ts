import { conflict, notFound } from "../../../platform/errors.ts";
import { readSettings } from "../../settings/settings.server.ts";
import { customerOf, type Visit } from "../../shop.ts";
import { isCancellable } from "../orders.rules.ts";
import { bringGoodsBack } from "./bring-goods-back.ts";
import { feeOfOrder, moveFee } from "./move-fee.ts";
import { insertOrderEvent, lockPurchase, setOrderStatus } from "./orders.queries.ts";
import { tellStatus } from "./tell-status.ts";

/** Cancels the customer's order before it is packed, puts its goods back and moves its fee to a living part; 409 when too late. */
export async function cancelOrder(visit: Visit, number: number): Promise<void> {
  const { shop } = visit;
  const customer = customerOf(visit);
  const settings = await readSettings(shop);
  await shop.db.write(async (tx) => {
    const parts = await lockPurchase(tx, customer.id, number);
    const order = parts.find((part) => part.number === number);
    if (!order) throw notFound();
    if (order.status === "cancelled") return;
    if (!isCancellable(order.status)) throw conflict();
    const at = shop.clock.now();
    await bringGoodsBack(tx, order.id, at);
    await setOrderStatus(tx, order.id, "cancelled");
    await moveFee(tx, { from: order, to: parts.find((part) => part !== order), fee: feeOfOrder(shop, order, settings) });
    await insertOrderEvent(tx, { orderId: order.id, status: "cancelled", byWhom: "customer", at });
    await tellStatus(tx, shop, order, { status: "cancelled", why: "customer", at });
  });
}
