import { tooMany } from "../../../platform/errors.ts";
import { takeFromBudget, type Budget } from "../../../platform/limits/budget.ts";
import type { Shop } from "../../shop.ts";

/** Takes one from each budget in order and refuses with 429 at the first that is empty. */
export async function takeBudgets(shop: Shop, budgets: readonly Budget[]): Promise<void> {
  for (const budget of budgets) {
    const { allowed, retryAfterSeconds } = await takeFromBudget(shop, budget);
    if (!allowed) throw tooMany(retryAfterSeconds, "auth.tooMany");
  }
}
