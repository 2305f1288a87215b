import { z } from "zod";
import { sentKopiykas, shownKopiykas } from "../../../platform/contracts/shown-money.ts";

/** What a reseller's buyer pays on delivery; left out for an order of the customer's own. 422 where that cannot be (decision 0082). */
export const collectKopiykas = sentKopiykas().optional();

/** collected = due + margin; the margin is on the balance once the parcel was handed over. */
export const resaleView = z.object({
  collectedKopiykas: shownKopiykas(),
  dueKopiykas: shownKopiykas(),
  marginKopiykas: shownKopiykas(),
  state: z.enum(["expected", "credited", "none"]),
});
