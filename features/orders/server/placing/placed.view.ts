import { replayedHeader } from "../../../../platform/http/replayed-header.ts";
import type { Visit } from "../../../shop.ts";
import type { Placed } from "./place-order.ts";
import { viewBillNow } from "./showing/bill.view.ts";
import { viewCause } from "./showing/causes.view.ts";

/** The answer of the checkout and of an order by phone: the numbers, or the causes against it with the bill as it is now. */
export async function viewPlaced(visit: Visit, placed: Placed) {
  if (placed.placed) return { body: { result: true, ...placed.numbers, causes: [], bill: null }, ...replayedHeader(placed.replayed) };
  return {
    body: {
      result: false,
      number: null,
      companionNumber: null,
      causes: placed.causes.map((cause) => viewCause(cause, visit.locale)),
      bill: placed.bill ? await viewBillNow(visit, placed.bill) : null,
    },
  };
}
