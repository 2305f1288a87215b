import { networkOf } from "../../../../platform/http/addresses/network-of.ts";
import { giveBackToBudget, type Budget } from "../../../../platform/limits/budget.ts";
import { requireBudgets } from "../../../../platform/limits/require-budgets.ts";
import { customerOf, type Visit } from "../../../shop.ts";
import { comparedCode, isPromoCode } from "../../promo-codes/promo-codes.rules.ts";
import { selectPromoByCode, type PromoRow } from "./promo-codes.queries.ts";

const BY_CUSTOMER = 20;
const BY_NETWORK = 200;

/** Reads a code and counts an hour's tries by customer and by network; a code that exists costs none. Throws 429 after too many (security.md S33). */
export async function guessPromo(visit: Visit, typed: string): Promise<PromoRow | undefined> {
  const { shop, address } = visit;
  const budgets: Budget[] = [
    { name: "promo code", of: `about ${customerOf(visit).id}`, limit: BY_CUSTOMER, windowSeconds: 3_600 },
    { name: "promo code", of: `from ${networkOf(address)}`, limit: BY_NETWORK, windowSeconds: 3_600 },
  ];
  await requireBudgets(shop, budgets, "promo.tooMany");
  const promo = isPromoCode(typed) ? await selectPromoByCode(shop.db.read, comparedCode(typed)) : undefined;
  if (promo) for (const budget of budgets) await giveBackToBudget(shop, budget);
  return promo;
}
