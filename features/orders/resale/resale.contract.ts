import { z } from "zod";
import { sentKopiykas, shownKopiykas } from "../../../platform/contracts/shown-money.ts";

/** The sum a reseller's buyer pays on delivery; left out for the customer's own order. 422 where that cannot be (decision 0082). */
export const collectKopiykas = sentKopiykas().optional();

/** collected = due + margin; the margin comes to the balance once the parcel was handed over. */
export const resaleView = z.object({
  collectedKopiykas: shownKopiykas(),
  dueKopiykas: shownKopiykas(),
  marginKopiykas: shownKopiykas(),
  state: z.enum(["expected", "credited", "none"]),
});
