import { tooMany } from "../../../platform/errors.ts";
import { takeFromBudget } from "../../../platform/limits/budget.ts";
import type { Visit } from "../../shop.ts";

const AN_HOUR = 5;

/** Five an hour for one thing, from one network address and about one person (security.md S33). */
export async function takeTurn({ shop, address }: Visit, name: string, about: string): Promise<void> {
  for (const whom of [`from ${address}`, `about ${about}`]) {
    const { allowed, retryAfterSeconds } = await takeFromBudget(shop, { name, of: whom, limit: AN_HOUR, windowSeconds: 3_600 });
    if (!allowed) throw tooMany(retryAfterSeconds);
  }
}
