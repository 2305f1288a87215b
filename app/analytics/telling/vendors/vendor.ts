import type { ShopEvent } from "../shop-event.ts";

/** Code of one vendor, loaded with the first event. */
export type Vendor = { start: (id: string) => void; tell: (event: ShopEvent) => void; stop: (id: string) => void };
