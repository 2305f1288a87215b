import type { Budget } from "../../../../platform/limits/budget.ts";
import { requireBudgets } from "../../../../platform/limits/require-budgets.ts";
import type { Shop } from "../../../shop.ts";

export const takeBudgets = (shop: Shop, budgets: readonly Budget[]): Promise<void> => requireBudgets(shop, budgets, "auth.tooMany");
