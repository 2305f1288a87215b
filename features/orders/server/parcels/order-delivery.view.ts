import { notFound } from "../../../../platform/contracts/errors.ts";
import { wordPlaces } from "../../../delivery/delivery.server.ts";
import { placeInWords } from "../../../delivery/place.rules.ts";
import { customerOf, type Visit } from "../../../shop.ts";
import type { Part } from "../payments/money.queries.ts";
import { isCancellable, isStillHere } from "../../orders.rules.ts";
import { deliveryName } from "../placing/showing/choice.view.ts";
import { selectOrder } from "../orders.queries.ts";
import { selectAnyOrder } from "../staff-orders.queries.ts";

/** First values of the form for another recipient or department; 404 for another's order. */
export async function viewOrderDelivery(visit: Visit, number: number) {
  const order = await selectOrder(visit.shop.db.read, customerOf(visit).id, number);
  if (!order) throw notFound();
  return viewDelivery(visit, await inReadersWords(visit, order));
}

export async function viewAnyOrderDelivery(visit: Visit, number: number) {
  const order = await selectAnyOrder(visit.shop.db.read, number);
  if (!order) throw notFound();
  return { ...viewDelivery(visit, order), isOpen: isStillHere(order.status), version: order.version };
}

async function inReadersWords<Order extends Sent>({ shop, locale }: Visit, order: Order): Promise<Order> {
  const [delivery = order.delivery] = await wordPlaces(shop, [{ carrier: order.carrier, place: order.delivery }], locale);
  return { ...order, delivery };
}

type Sent = Pick<Part, "number" | "status" | "recipient" | "delivery" | "carrier" | "delivery_kind">;

function viewDelivery({ shop, locale }: Visit, order: Sent) {
  const { delivery, carrier } = order;
  const kind = shop.integrations.carriers.find(({ code }) => code === carrier)?.kinds.find(({ code }) => code === order.delivery_kind);
  return {
    number: order.number,
    isOpen: isCancellable(order.status),
    recipient: order.recipient,
    carrier,
    kind: order.delivery_kind,
    name: deliveryName(shop, order, locale),
    isLocker: kind?.departments.every((one) => one === "locker") ?? false,
    /** Only places of a town's list can be chosen again. */
    isPlaceOpen: kind?.destination === "department" && delivery.to !== "door",
    settlementId: delivery.settlementId,
    settlement: delivery.settlement,
    departmentId: delivery.to === "door" ? "" : delivery.departmentId,
    department: placeInWords(delivery),
  };
}
