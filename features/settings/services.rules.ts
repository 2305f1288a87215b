import { carriers as registeredCarriers } from "../../integrations/carriers/carriers.ts";
import { payments as registeredPayments } from "../../integrations/payments/payments.ts";

/** Everything about delivery, payment and bonuses that a sentence of the shop may promise. */
export const serviceNames = [
  "np_branch",
  "np_locker",
  "np_courier",
  "ukrposhta",
  "first_free",
  "cod",
  "card",
  "cashback",
  "bonuses",
  "balance",
  "chat",
  "parcel_sms",
  "order_letters",
  "price_feed",
] as const;
export type Service = (typeof serviceNames)[number];

export const carriers = ["np_branch", "np_locker", "np_courier", "ukrposhta"] as const satisfies readonly Service[];
export const payments = ["card", "cod"] as const satisfies readonly Service[];

/**
 * What the program really does: what its carriers and ways of paying are switched by. A name that is added here gets its switch in the back office, and with the switch on
 * every sentence about it is said.
 */
export const builtServices = [
  ...registeredCarriers.flatMap(({ kinds }) => kinds.map(({ service }) => service)),
  ...registeredPayments.map(({ service }) => service),
] satisfies readonly Service[];

/** A promise that means nothing without another one. */
const needs: Partial<Record<Service, Service>> = { first_free: "ukrposhta", cashback: "card" };

/** What the shop offers now: switched on by staff, really there, and not without what it needs. */
export function servicesOn(chosen: readonly string[], built: readonly string[] = builtServices): ReadonlySet<Service> {
  const on = new Set(built.filter((name): name is Service => chosen.includes(name) && serviceNames.some((known) => known === name)));
  for (const name of on) {
    const needed = needs[name];
    if (needed && !on.has(needed)) on.delete(name);
  }
  return on;
}

/** Whether an order can be placed without a person: some way to send it and some way to pay for it. */
export const takesOrders = (on: ReadonlySet<Service>): boolean =>
  carriers.some((name) => on.has(name)) && payments.some((name) => on.has(name));
