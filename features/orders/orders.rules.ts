import type { Kopiykas } from "../../platform/money/money.ts";
import type { PromoRefusal } from "./promo-codes/promo-codes.rules.ts";
import type { OrderStatus } from "./orders.contract.ts";
import type { Id } from "../../platform/ids.ts";

/** Orders in 24 hours and open at once; fewer until three are completed (security.md S33). */
export const orderLimits = (completedOrders: number): { aDay: number; open: number } =>
  completedOrders < 3 ? { aDay: 10, open: 3 } : { aDay: 100, open: 30 };

export type Cause =
  | {
      cause:
        | "cart_expired"
        | "cart_empty"
        | "profile_incomplete"
        | "blacklisted"
        | "carrier_off"
        | "places_unknown"
        | "payment_off"
        | "bad_department"
        | "too_heavy"
        | "too_many"
        | "too_many_open"
        | "pin_needed"
        | "device_too_new"
        | "parcel_closed";
    }
  | { cause: "card_only"; isCardOn: boolean }
  | { cause: "already_ordered"; number: number }
  | { cause: "not_available"; productId: Id<"product">; name: string }
  | { cause: "below_min_order"; minimum: Kopiykas; missing: Kopiykas }
  | { cause: "below_min_amount"; productId: Id<"product">; name: string; minimum: number; missing: number; atMost?: number | undefined }
  | ({ cause: "promo_refused" } & PromoRefusal)
  | { cause: "price_changed"; toPay: Kopiykas; prices: readonly PriceChange[] };

/** Prices of a piece: when it was put into the cart, and now. */
export type PriceChange = { name: string; was: Kopiykas; now: Kopiykas };

/** Each product once for each pair of prices, in the order of the lines. */
export function priceChanges(
  lines: readonly { productId: Id<"product">; name: string; seenPrice: Kopiykas; price: Kopiykas }[],
): PriceChange[] {
  const changed = new Map<string, PriceChange>();
  for (const { productId, name, seenPrice: was, price: now } of lines)
    if (was !== now) changed.set(`${productId} ${was} ${now}`, { name, was, now });
  return [...changed.values()];
}

export function causesAgainst(order: {
  toPay: Kopiykas;
  lines: number;
  /** The minimum counts wholesale lines alone (cart.rules.ts). */
  smallestSum: { minimum: Kopiykas; missing: Kopiykas };
  /** Hidden or repacked since. */
  notAvailable: readonly { productId: Id<"product">; name: string }[];
  underMinimum: readonly { id: Id<"product">; name: string; min_order_amount: number; missing: number }[];
  blacklisted: boolean;
  /** `isRefused`: payment on receipt is refused; `isCardOn`: the shop takes cards. */
  cardOnly: { isRefused: boolean; isCardOn: boolean };
  carrierOn: boolean;
  paymentOn: boolean;
  arePlacesKnown: boolean;
  profileFilled: boolean;
  prices: readonly PriceChange[];
  tooMany: boolean;
  tooManyOpen: boolean;
}): Cause[] {
  const causes: Cause[] = [];
  if (order.blacklisted) causes.push({ cause: "blacklisted" });
  if (order.lines === 0) causes.push({ cause: "cart_empty" });
  if (order.smallestSum.missing > 0) causes.push({ cause: "below_min_order", ...order.smallestSum });
  for (const product of order.notAvailable) causes.push({ cause: "not_available", ...product });
  for (const product of order.underMinimum) {
    causes.push({
      cause: "below_min_amount",
      productId: product.id,
      name: product.name,
      minimum: product.min_order_amount,
      missing: product.missing,
    });
  }
  if (!order.profileFilled) causes.push({ cause: "profile_incomplete" });
  if (order.cardOnly.isRefused) causes.push({ cause: "card_only", isCardOn: order.cardOnly.isCardOn });
  if (!order.carrierOn) causes.push({ cause: "carrier_off" });
  if (!order.arePlacesKnown) causes.push({ cause: "places_unknown" });
  if (!order.paymentOn) causes.push({ cause: "payment_off" });
  if (order.prices.length > 0) causes.push({ cause: "price_changed", toPay: order.toPay, prices: order.prices });
  if (order.tooMany) causes.push({ cause: "too_many" });
  if (order.tooManyOpen) causes.push({ cause: "too_many_open" });
  return causes;
}

/** The part that was written first: its number names the purchase. */
export const firstPart = <Part extends { number: number }>(parts: readonly Part[]): Part | undefined =>
  parts.toSorted((one, other) => one.number - other.number)[0];

/** No step leads back, and an ended order stays ended (decisions.md §6). */
const nextStatuses = {
  new: ["confirmed", "cancelled"],
  awaiting_payment: ["cancelled"],
  confirmed: ["packed", "cancelled"],
  packed: ["shipped", "cancelled"],
  shipped: ["ready", "delivered", "returned"],
  ready: ["delivered", "returned"],
  delivered: ["completed", "returned"],
  completed: ["returned"],
  cancelled: [],
  returned: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

export const statusesAfter = (status: OrderStatus): readonly OrderStatus[] => nextStatuses[status];

export const bringsGoodsBack = (status: OrderStatus): boolean => status === "cancelled" || status === "returned";

/** The customer has the goods, and what was due on receipt is paid. */
export const isHandedOver = (status: OrderStatus): boolean => status === "delivered" || status === "completed";

/** True for a step that gives a customer money paid by card, or in cash at the carrier's (security.md S29). */
export const givesMoneyBack = (status: OrderStatus, { before, isPaid }: { before: OrderStatus; isPaid: boolean }): boolean =>
  bringsGoodsBack(status) && (isPaid || isHandedOver(before));

/** Whether an order's sum is still to be paid, is paid (also at the carrier's, once handed over), or belongs to an order without a sale. */
export function sumStands({ status, paid, toPay }: { status: OrderStatus; paid: boolean; toPay: number }): "toPay" | "paid" | "total" {
  if (bringsGoodsBack(status)) return "total";
  return toPay > 0 && (paid || isHandedOver(status)) ? "paid" : "toPay";
}

/** 14 digits of Nova Poshta, 13 characters of Ukrposhta. */
export const isParcelNumber = (text: string): boolean => /^(\d{14}|[0-9A-Z]{13})$/.test(text);

export const isStillHere = (status: string): boolean => isCancellable(status) || status === "packed";

export const isCancellable = (status: string): boolean => ["new", "awaiting_payment", "confirmed"].includes(status);
