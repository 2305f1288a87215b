import { takenFromBudget } from "../../../../platform/limits/budget.ts";
import { addHours, type Instant } from "../../../../platform/time/time.ts";
import { keptInMemory, type Shop } from "../../../shop.ts";
import { isFlood, strangersBudgets, type Pressure } from "../../sending.rules.ts";
import { selectPressure } from "../sign-in.queries.ts";

export type SignInPressure = {
  /** Strangers' codes stay unused, so each needs a proof of work. */
  isFlood: boolean;
  /** Strangers' share is spent: only known devices and past buyers get codes. */
  isSpent: boolean;
  sent: number;
  used: number;
};

export async function viewSignInPressure(shop: Shop): Promise<SignInPressure> {
  const pressure = await readPressure(shop, shop.clock.now());
  return { isFlood: isFlood(pressure, shop.config.smsBudget), isSpent: await isStrangersBudgetSpent(shop), ...pressure.hour };
}

export const readPressure = (shop: Shop, now: Instant): Promise<Pressure> => selectPressure(shop.db.read, now);

async function isStrangersBudgetSpent(shop: Shop): Promise<boolean> {
  for (const budget of strangersBudgets(shop.config.smsBudget)) if ((await takenFromBudget(shop, budget)) >= budget.limit) return true;
  return false;
}

export function logFlood(shop: Shop, { hour }: Pressure, now: Instant): void {
  const told = keptInMemory(shop, "flood of codes told", () => ({ at: new Date(0) }));
  if (told.at > addHours(now, -1)) return;
  told.at = now;
  shop.log.error({ sent: hour.sent, used: hour.used }, "sign-in codes are asked for and not typed: strangers prove work for each");
}
