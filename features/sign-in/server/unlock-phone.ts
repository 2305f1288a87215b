import { refillBudget } from "../../../platform/limits/budget.ts";
import type { Shop } from "../../shop.ts";
import { wrongPinsInARow, wrongPinsToday } from "../pin.rules.ts";
import { wrongInARow, wrongToday } from "../sign-in.rules.ts";

/** Support lets a phone try again after too many wrong codes or PINs (security.md S21), once it knows who is asking. */
export async function unlockPhone(shop: Shop, phone: string): Promise<void> {
  await refillBudget(shop, wrongInARow(phone));
  await refillBudget(shop, wrongToday(phone));
  await refillBudget(shop, wrongPinsInARow(phone));
  await refillBudget(shop, wrongPinsToday(phone));
}
