import type { Kopiykas } from "../../platform/money/money.ts";
import type { Instant } from "../../platform/time/time.ts";

/** Names of data layer and feeds: `id` is the variation's, `groupId` the product's; the price of one piece. */
export type ConversionGoods = {
  id: string;
  groupId: string;
  name: string;
  category: string;
  variant: string;
  price: Kopiykas;
  pieces: number;
  /** A promo code's discount of the line, kopiykas. */
  discount?: Kopiykas;
};

/** `id`: the event's name, which the browser uses too. */
export type Conversion = { kind: "purchase" | "refund"; id: string; orderNumber: number; goods: readonly ConversionGoods[]; at: Instant };
