import { handle, handleWith } from "../../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../../shop.ts";
import { changePhoneCart, getPhoneCheckout, placePhoneOrder } from "../../by-phone/by-phone.contract.ts";
import { viewPlaced } from "../placing/placed.view.ts";
import { changeCartByPhone, placeByPhone, viewPhoneCheckout } from "./order-by-phone.ts";

export const byPhoneApi = [
  handle(getPhoneCheckout, (visit: Visit, input) => viewPhoneCheckout(visit, input)),
  handle(changePhoneCart, (visit: Visit, input) => changeCartByPhone(visit, input)),
  handleWith(placePhoneOrder, async (visit: Visit, input) =>
    viewPlaced(visit, await placeByPhone(visit, input, visit.headers.get("idempotency-key"))),
  ),
];
