import { tooMany } from "../../../platform/errors.ts";
import { giveBackToBudget, refillBudgets, takeFromBudget } from "../../../platform/limits/budget.ts";
import { isKnownDevice } from "../../accounts/accounts.server.ts";
import type { Visit } from "../../shop.ts";
import { wrongPinsInARow } from "../pin.rules.ts";
import { ownToday, strangersAfterRow, strangersInARow, strangersToday } from "../tries.rules.ts";
import { credentialOf } from "./device-credential.ts";
import { takeBudgets } from "./take-budgets.ts";

export type Tries = {
  asker: "known device" | "stranger";
  /** The try was right: it was no guess, and ends the row of wrong ones. */
  forgive: () => Promise<void>;
};

/**
 * Takes one try of a code in committed statements, before anything is compared (security.md S21). A known device has its own,
 * which no stranger touches; strangers have fifteen a day for a phone, and one a day after a hundred wrong ones in a row.
 * 429 when there is none.
 */
export async function takeTry(visit: Visit, phone: string): Promise<Tries> {
  const { shop } = visit;
  const credential = credentialOf(visit);
  if (credential !== undefined && (await isKnownDevice(shop, { phone, credential }))) {
    const own = ownToday(phone, credential);
    await takeBudgets(shop, [own]);
    return { asker: "known device", forgive: async () => giveBackToBudget(shop, own) };
  }
  await takeBudgets(shop, [strangersToday(phone)]);
  if (!(await takeFromBudget(shop, strangersInARow(phone))).allowed) {
    const { allowed, retryAfterSeconds } = await takeFromBudget(shop, strangersAfterRow(phone));
    if (!allowed) throw tooMany(retryAfterSeconds, "auth.tooMany");
  }
  return {
    asker: "stranger",
    forgive: async () => {
      await giveBackToBudget(shop, strangersToday(phone));
      await refillBudgets(shop.db.read, shop, [strangersInARow(phone), strangersAfterRow(phone), wrongPinsInARow(phone)]);
    },
  };
}
