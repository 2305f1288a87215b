import { takenFromBudget } from "../../../platform/limits/budget.ts";
import { addHours, type Instant } from "../../../platform/time.ts";
import { keptInMemory, type Shop } from "../../shop.ts";
import { isFlood, strangersBudgets, type Pressure } from "../sending.rules.ts";
import { selectPressure } from "./sign-in.queries.ts";

export type SignInPressure = {
  /** Somebody asks for codes that nobody types: strangers prove work for each. */
  isFlood: boolean;
  /** Strangers have spent what is theirs of the hour or the day: codes go to those who have bought here and to known devices. */
  isSpent: boolean;
  /** Codes strangers asked for in the last hour, and how many of them were used. */
  sent: number;
  used: number;
};

/** How signing in stands, for staff and for the metrics. */
export async function viewSignInPressure(shop: Shop): Promise<SignInPressure> {
  const pressure = await readPressure(shop, shop.clock.now());
  return { isFlood: isFlood(pressure, shop.config.smsBudget), isSpent: await isStrangersBudgetSpent(shop), ...pressure.hour };
}

export const readPressure = (shop: Shop, now: Instant): Promise<Pressure> => selectPressure(shop.db.read, now);

async function isStrangersBudgetSpent(shop: Shop): Promise<boolean> {
  for (const budget of strangersBudgets(shop.config.smsBudget)) if ((await takenFromBudget(shop, budget)) >= budget.limit) return true;
  return false;
}

/** One line an hour for whoever watches the log, however many codes are asked for. */
export function logFlood(shop: Shop, { hour }: Pressure, now: Instant): void {
  const told = keptInMemory(shop, "flood of codes told", () => ({ at: new Date(0) }));
  if (told.at > addHours(now, -1)) return;
  told.at = now;
  shop.log.error({ sent: hour.sent, used: hour.used }, "sign-in codes are asked for and not typed: strangers prove work for each");
}
