import { handle, handleWith } from "../../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../../shop.ts";
import { changePhoneCart, getPhoneCheckout, placePhoneOrder } from "../../by-phone/by-phone.contract.ts";
import { viewCause } from "../orders.view.ts";
import { viewBillNow } from "../placing/checkout.view.ts";
import { changeCartByPhone, placeByPhone, viewPhoneCheckout } from "./order-by-phone.ts";

export const byPhoneApi = [
  handle(getPhoneCheckout, (visit: Visit, input) => viewPhoneCheckout(visit, input)),
  handle(changePhoneCart, (visit: Visit, input) => changeCartByPhone(visit, input)),
  handleWith(placePhoneOrder, async (visit: Visit, input) => {
    const placed = await placeByPhone(visit, input, visit.headers.get("idempotency-key"));
    if (placed.placed)
      return {
        body: { result: true, ...placed.numbers, causes: [], bill: null },
        ...(placed.replayed ? { headers: { "Idempotent-Replayed": "true" } } : {}),
      };
    return {
      body: {
        result: false,
        number: null,
        companionNumber: null,
        causes: placed.causes.map((cause) => viewCause(cause, visit.locale)),
        bill: placed.bill ? await viewBillNow(visit, placed.bill) : null,
      },
    };
  }),
];
