import { handle, handleWith } from "../../../platform/contracts/endpoint.ts";
import { replayedHeader } from "../../../platform/http/replayed-header.ts";
import type { Visit } from "../../shop.ts";
import { cancelOrder as cancelOrderCall, getOrder, getOrders, orderValidation, placeOrder as placeOrderCall } from "../orders.contract.ts";
import { getOpenParcels } from "../additions/open-parcels.contract.ts";
import { deliveryEstimate } from "../placing/delivery-estimate.contract.ts";
import { listOpenParcels } from "./additions/open-parcels.ts";
import { estimateDelivery } from "./placing/showing/estimate-delivery.ts";
import { changeDelivery as changeDeliveryCall } from "../parcels/change-delivery.contract.ts";
import { changeDelivery } from "./parcels/changing/change-delivery.ts";
import { cancelOrder } from "./lifecycle/cancel-order.ts";
import { listOrders, viewOrder } from "./orders.view.ts";
import { placeOrder } from "./placing/place-order.ts";
import { viewPlaced } from "./placing/placed.view.ts";
import { repeatOrder as repeatOrderCall } from "../repeat/repeat-order.contract.ts";
import { repeatOrder } from "./repeat/repeat-order.ts";
import { validateOrder } from "./placing/judging/validate-order.ts";
import { viewBillNow } from "./placing/showing/bill.view.ts";
import { viewCause } from "./placing/showing/causes.view.ts";

export const ordersApi = [
  handle(orderValidation, async (visit: Visit, { orderId, useBonuses, useBalance, first, ...codes }) => {
    const wishes = { useBonuses, useBalance, first };
    const { causes, bill, waitsHours, purse, ...chosen } = await validateOrder(visit, orderId, { wishes, ...codes });
    return {
      result: causes.length === 0,
      causes: causes.map((cause) => viewCause(cause, visit.locale)),
      bill: bill ? await viewBillNow(visit, { ...chosen, bill }) : null,
      waitsHours,
      purse: { bonusesKopiykas: purse.has.bonuses, balanceKopiykas: purse.has.balance },
    };
  }),
  handle(getOpenParcels, async (visit: Visit) => ({ parcels: await listOpenParcels(visit) })),
  handle(deliveryEstimate, (visit: Visit, input) => estimateDelivery(visit, input)),
  handleWith(placeOrderCall, async (visit: Visit, input) => {
    const placed = await placeOrder(visit, input, visit.headers.get("idempotency-key"));
    const { waitsUntil, unpaidUntil } = placed.placed ? placed : { waitsUntil: null, unpaidUntil: null };
    const { body, ...answer } = await viewPlaced(visit, placed);
    return { ...answer, body: { ...body, waitsUntil, unpaidUntil } };
  }),
  handle(getOrders, async (visit: Visit, input) => {
    const { orders, pagination } = await listOrders(visit, input);
    return { orders, pagination };
  }),
  handle(getOrder, (visit: Visit, input) => viewOrder(visit, input)),
  handleWith(repeatOrderCall, async (visit: Visit, { number }) => {
    const { replayed, ...body } = await repeatOrder(visit, number, visit.headers.get("idempotency-key"));
    return { body, ...replayedHeader(replayed) };
  }),
  handle(changeDeliveryCall, async (visit: Visit, input) => {
    await changeDelivery(visit, input);
    return viewOrder(visit, { number: input.number });
  }),
  handle(cancelOrderCall, async (visit: Visit, { number, refundTo }) => {
    await cancelOrder(visit, number, refundTo);
    return viewOrder(visit, { number });
  }),
];
