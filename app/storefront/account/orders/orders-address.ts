import type { OrderGroup } from "../../../../features/orders/finding/finding.rules.ts";

/** The search is in the address, and stays when another page or group is opened. */
export function ordersAddress({ q, group, page = 1 }: { q: string; group: OrderGroup; page?: number }): string {
  const asked = new URLSearchParams({ ...(q && { q }), ...(group !== "all" && { group }), ...(page > 1 && { page: String(page) }) });
  return asked.size > 0 ? `/account/orders?${asked}` : "/account/orders";
}
