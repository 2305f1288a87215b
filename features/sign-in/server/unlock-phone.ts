import { refillBudget } from "../../../platform/limits/budget.ts";
import type { Shop } from "../../shop.ts";
import { wrongInARow, wrongToday } from "../sign-in.rules.ts";

/** Support lets a phone try again after too many wrong codes (security.md S21), once it knows who is asking. */
export async function unlockPhone(shop: Shop, phone: string): Promise<void> {
  await refillBudget(shop, wrongInARow(phone));
  await refillBudget(shop, wrongToday(phone));
}
