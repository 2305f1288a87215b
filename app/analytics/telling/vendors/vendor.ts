import type { ShopEvent } from "../shop-event.ts";

/** What a vendor's part of our code does; it comes when there is first something to tell. */
export type Vendor = { start: (id: string) => void; tell: (event: ShopEvent) => void; stop: (id: string) => void };
