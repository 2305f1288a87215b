import { networkOf } from "../../../platform/http/addresses/network-of.ts";
import { requireBudgets } from "../../../platform/limits/require-budgets.ts";
import type { Visit } from "../../shop.ts";

const AN_HOUR = 5;

/** Five an hour for an action by network and by person (S33). */
export const takeTurn = ({ shop, address }: Visit, name: string, about: string): Promise<void> =>
  requireBudgets(
    shop,
    [`from ${networkOf(address)}`, `about ${about}`].map((whom) => ({ name, of: whom, limit: AN_HOUR, windowSeconds: 3_600 })),
  );
