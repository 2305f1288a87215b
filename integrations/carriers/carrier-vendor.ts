import type { CarrierDirectory } from "./carrier-directory.ts";

/** What a carrier's own system answers. */
export type CarrierVendor = { directory: CarrierDirectory };
