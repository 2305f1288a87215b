import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import { changeOrderDelivery, getOrderDelivery } from "../parcels/change-delivery.contract.ts";
import {
  changeOrderStatus,
  getDashboard,
  getStaffOrder,
  decideWaitingOrder as decideWaitingOrderCall,
  listStaffOrders,
  recordShortage as recordShortageCall,
} from "../staff-orders.contract.ts";
import { recordShortage } from "./shortage/record-shortage.ts";
import {
  getWaybill,
  handleWaybills as handleWaybillsCall,
  wantWaybills as wantWaybillsCall,
  withdrawWaybill as withdrawWaybillCall,
} from "../parcels/waybills.contract.ts";
import { changeAnyDelivery } from "./parcels/changing/change-delivery.ts";
import { viewAnyOrderDelivery } from "./parcels/order-delivery.view.ts";
import { handleWaybills } from "./parcels/waybills/handle-waybills.ts";
import { wantWaybills } from "./parcels/waybills/want-waybills.ts";
import { withdrawWaybill } from "./parcels/waybills/withdraw-waybill.ts";
import { changeStatus } from "./lifecycle/change-status.ts";
import { viewDashboard } from "./statistics/dashboard.ts";
import { decideWaitingOrder } from "./waiting/decide-waiting-order.ts";
import { staffOrder, staffOrders } from "./staff-orders.view.ts";
import { viewWaybill } from "./parcels/waybills/waybill.view.ts";

export const staffOrdersApi = [
  handle(getWaybill, (visit: Visit, { id }) => viewWaybill(visit, id)),
  handle(wantWaybillsCall, (visit: Visit, input) => wantWaybills(visit, input)),
  handle(withdrawWaybillCall, async (visit: Visit, { id }) => {
    await withdrawWaybill(visit, id);
    return viewWaybill(visit, id);
  }),
  handle(handleWaybillsCall, async (visit: Visit, input) => ({ changed: await handleWaybills(visit, input) })),
  handle(getDashboard, (visit: Visit) => viewDashboard(visit)),
  handle(listStaffOrders, (visit: Visit, input) => staffOrders(visit, input)),
  handle(getStaffOrder, (visit: Visit, { id }) => staffOrder(visit, id)),
  handle(decideWaitingOrderCall, async (visit: Visit, input) => {
    await decideWaitingOrder(visit, input);
    return staffOrder(visit, input.id);
  }),
  handle(recordShortageCall, async (visit: Visit, input) => {
    await recordShortage(visit, input);
    return staffOrder(visit, input.id);
  }),
  handle(getOrderDelivery, (visit: Visit, { id }) => viewAnyOrderDelivery(visit, id)),
  handle(changeOrderDelivery, async (visit: Visit, input) => {
    await changeAnyDelivery(visit, input);
    return staffOrder(visit, input.id);
  }),
  handle(changeOrderStatus, async (visit: Visit, input) => {
    await changeStatus(visit, input);
    return staffOrder(visit, input.id);
  }),
];
