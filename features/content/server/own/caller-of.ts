import { hasOrderedWholesale } from "../../../orders/orders.server.ts";
import type { Visit } from "../../../shop.ts";
import type { Caller } from "../../shown/shown-to.rules.ts";

export async function callerOf({ shop, customer }: Visit): Promise<Caller> {
  if (!customer) return "guest";
  return (await hasOrderedWholesale(shop.db.read, customer.id)) ? "reseller" : "customer";
}
