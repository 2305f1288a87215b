import { carriers as registeredCarriers } from "../../integrations/carriers/carriers.ts";
import { payments as registeredPayments } from "../../integrations/payments/payments.ts";
import type { Integrations } from "../../integrations/integrations.ts";

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

export const servicesOf = ({ carriers: some, payments: ways }: Pick<Integrations, "carriers" | "payments">): string[] => [
  ...new Set([
    ...some.flatMap(({ kinds }) => kinds.map(({ service }) => service)),
    ...(some.some(({ shipsFirstOrderFree }) => shipsFirstOrderFree) ? ["first_free"] : []),
    ...ways.map(({ service }) => service),
  ]),
];

const built = new Set(servicesOf({ carriers: registeredCarriers, payments: registeredPayments }));
/** Services of the program, each with a switch in the back office; a shop has those whose vendors are configured. */
export const builtServices: readonly Service[] = serviceNames.filter((name) => built.has(name));

/** Off until staff switch them on; Ukrposhta needs a contract of the shop's own. */
const offAtFirst: readonly Service[] = ["ukrposhta", "first_free", "card"];
export const usualServices: readonly Service[] = builtServices.filter((name) => !offAtFirst.includes(name));

const needs: Partial<Record<Service, Service>> = { first_free: "ukrposhta" };

export function servicesOn(chosen: readonly string[], built: readonly string[] = builtServices): ReadonlySet<Service> {
  const on = new Set(built.filter((name): name is Service => chosen.includes(name) && serviceNames.some((known) => known === name)));
  for (const name of on) {
    const needed = needs[name];
    if (needed && !on.has(needed)) on.delete(name);
  }
  return on;
}

/** Services that texts may promise: those that are on and those without a switch; cashback needs payment by card. */
export const servicesToPromise = (on: ReadonlySet<Service>): ReadonlySet<Service> =>
  new Set<Service>([...on, "bonuses", "balance", "chat", "price_feed", ...(on.has("card") ? (["cashback"] as const) : [])]);

export const takesOrders = (on: ReadonlySet<Service>): boolean =>
  carriers.some((name) => on.has(name)) && payments.some((name) => on.has(name));
