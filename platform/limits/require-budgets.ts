import { tooMany } from "../contracts/errors.ts";
import { takeFromBudget, type Budget, type Counting } from "./budget.ts";

/** Takes one of each budget in order. Throws 429 with the rest of the window at the first empty one. */
export async function requireBudgets<Tables>(shop: Counting<Tables>, budgets: readonly Budget[], messageKey?: string): Promise<void> {
  for (const budget of budgets) {
    const { allowed, retryAfterSeconds } = await takeFromBudget(shop, budget);
    if (!allowed) throw tooMany(retryAfterSeconds, messageKey);
  }
}
