import type { Budget } from "../../../../platform/limits/budget.ts";
import { requireBudgets } from "../../../../platform/limits/require-budgets.ts";
import type { Shop } from "../../../shop.ts";

/** Throws 429 in the words of the sign-in. */
export const requireSignInBudgets = (shop: Shop, budgets: readonly Budget[]): Promise<void> =>
  requireBudgets(shop, budgets, "auth.tooMany");
