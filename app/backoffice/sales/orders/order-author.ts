import type { StaffOrderView } from "../../../../features/orders/staff-orders.contract.ts";

/** Authors of changes who are not staff. */
const authors: Record<string, string> = {
  customer: "order.byCustomer",
  shop: "order.byShop",
  carrier: "order.byCarrier",
  "1c": "order.by1c",
};

/** Staff are named by their e-mail, others in words. */
export function nameOfAuthor(byWhom: string, translate: (word: string) => string): string {
  const word = authors[byWhom];
  return word === undefined ? byWhom : translate(word);
}

/** Word for the author of a step, undefined for staff, who are named. A step of the shop itself names its reason. */
export function authorOf({ history }: StaffOrderView, at: number): string | undefined {
  const { byWhom = "", status } = history[at] ?? {};
  if (byWhom !== "shop" || status !== "cancelled") return authors[byWhom];
  return history[at - 1]?.status === "awaiting_payment" ? "order.byShopUnpaid" : "waiting.byShop";
}
