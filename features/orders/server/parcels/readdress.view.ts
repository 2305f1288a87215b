import { notFound } from "../../../../platform/errors.ts";
import { placeInWords } from "../../../delivery/place.rules.ts";
import { customerOf, type Visit } from "../../../shop.ts";
import { isCancellable } from "../../orders.rules.ts";
import { deliveryName } from "../placing/choice.view.ts";
import { selectOrder } from "../orders.queries.ts";

/** What the form for another recipient or department begins with; 404 for another's order. */
export async function viewReaddress(visit: Visit, number: number) {
  const { shop, locale } = visit;
  const order = await selectOrder(shop.db.read, customerOf(visit).id, number);
  if (!order) throw notFound();
  const { delivery, carrier } = order;
  const kind = shop.integrations.carriers.find(({ code }) => code === carrier)?.kinds.find(({ code }) => code === order.delivery_kind);
  return {
    number,
    isOpen: isCancellable(order.status),
    recipient: order.recipient,
    carrier,
    kind: order.delivery_kind,
    name: deliveryName(shop, order, locale),
    isLocker: kind?.departments.every((one) => one === "locker") ?? false,
    /** Only places of a town's list can be chosen anew. */
    isPlaceOpen: kind?.destination === "department" && delivery.to !== "door",
    settlementId: delivery.settlementId,
    settlement: delivery.settlement,
    departmentId: delivery.to === "door" ? "" : delivery.departmentId,
    department: placeInWords(delivery),
  };
}
