import { tooMany } from "../../../../platform/contracts/errors.ts";
import { giveBackToBudget, refillBudgets, takeFromBudget } from "../../../../platform/limits/budget.ts";
import { isKnownDevice } from "../../../accounts/accounts.server.ts";
import type { Visit } from "../../../shop.ts";
import { wrongPinsInARow } from "../../pin.rules.ts";
import { ownToday, strangersAfterRow, strangersInARow, strangersToday } from "../../tries.rules.ts";
import { credentialOf } from "../device-credential.ts";
import { requireSignInBudgets } from "../guard/require-sign-in-budgets.ts";

export type Tries = {
  asker: "known device" | "stranger";
  /** A right try does not count and ends the row of wrong ones. */
  forgive: () => Promise<void>;
};

/** Before the comparison (S21); strangers share fifteen a day for a phone, one after a hundred wrong in a row. Throws 429. */
export async function takeTry(visit: Visit, phone: string): Promise<Tries> {
  const { shop } = visit;
  const credential = credentialOf(visit);
  if (credential !== undefined && (await isKnownDevice(shop, { phone, credential }))) {
    const own = ownToday(phone, credential);
    await requireSignInBudgets(shop, [own]);
    return { asker: "known device", forgive: async () => giveBackToBudget(shop, own) };
  }
  await requireSignInBudgets(shop, [strangersToday(phone)]);
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
