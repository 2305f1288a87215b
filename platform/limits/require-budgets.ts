import { tooMany } from "../errors.ts";
import { takeFromBudget, type Budget, type Counting } from "./budget.ts";

/** Takes one from each budget in order; 429 at the first that is empty, with the time until its window ends. */
export async function requireBudgets<Tables>(shop: Counting<Tables>, budgets: readonly Budget[], messageKey?: string): Promise<void> {
  for (const budget of budgets) {
    const { allowed, retryAfterSeconds } = await takeFromBudget(shop, budget);
    if (!allowed) throw tooMany(retryAfterSeconds, messageKey);
  }
}
