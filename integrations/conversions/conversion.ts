import type { Kopiykas } from "../../platform/money/money.ts";
import type { Instant } from "../../platform/time/time.ts";

/** Goods as the data layer and feeds name them: `id` is the variation's, `groupId` the product's; the price of one piece. */
export type ConversionGoods = {
  id: string;
  groupId: string;
  name: string;
  category: string;
  variant: string;
  price: Kopiykas;
  pieces: number;
  /** Off the line by a promo code, kopiykas. */
  discount?: Kopiykas;
};

/** What became of an order. `id`: the name under which the browser tells the same. */
export type Conversion = { kind: "purchase" | "refund"; id: string; orderNumber: number; goods: readonly ConversionGoods[]; at: Instant };
