import { invalid } from "../../../platform/errors.ts";
import { giveBackToBudget, refillBudget } from "../../../platform/limits/budget.ts";
import { findOrCreateAccount, issueToken, recogniseDevice } from "../../accounts/accounts.server.ts";
import { withdrawMessages } from "../../messages/messages.server.ts";
import type { Shop, Visit } from "../../shop.ts";
import { wrongPinsInARow } from "../pin.rules.ts";
import { WRONG_PER_CODE, wrongInARow, wrongToday } from "../sign-in.rules.ts";
import { admit, type SignedIn } from "./admit.ts";
import { isCodeOf } from "./code-hash.ts";
import { credentialOf } from "./device-credential.ts";
import { countTry, endOtherCodes, selectLivingCodes, useCode } from "./sign-in.queries.ts";
import { takeBudgets } from "./take-budgets.ts";

/**
 * Exchanges an SMS code for a token and a device credential; the guest's cart becomes the account's, a blacklisted
 * account's is dropped. Every failure is the same 422 on `code` (specification §8); 429 when a budget of S21 is
 * empty. Tries are counted in committed statements before anything is compared, and forgiven after a right code.
 */
export async function checkCode(visit: Visit, { phone, code }: { phone: string; code: string }): Promise<SignedIn> {
  const { shop, now } = visit;
  const tried = await shop.db.write((tx) => countTry(tx, { phone, browserHash: visit.guestHash, now, limit: WRONG_PER_CODE }));
  if (!tried) throw wrongCode();
  await takeBudgets(shop, [wrongToday(phone), wrongInARow(phone)]);
  if (!isCodeOf(shop.config, tried.code_hash, { id: tried.id, code })) throw wrongCode();

  const { device, token } = await shop.db.write(async (tx) => {
    if (!(await useCode(tx, tried.id, now))) throw wrongCode();
    await withdrawMessages(tx, await selectLivingCodes(tx, { phone, now, of: "everybody" }), now);
    await endOtherCodes(tx, { phone, now });
    const account = await findOrCreateAccount(tx, { phone, utm: tried.utm as object, now });
    const device = await recogniseDevice(tx, { accountId: account.id, credential: credentialOf(visit), userAgent: visit.userAgent, now });
    const token = await issueToken(tx, { accountId: account.id, deviceId: device.deviceId, proof: "sms", now });
    return { device, token };
  });
  await forgiveTries(shop, phone);
  return admit(visit, { token, device: device.credential });
}

const wrongCode = () => invalid({ code: ["app.codeError"] });

/** The try that was right was no guess, and ends the row of wrong ones. */
async function forgiveTries(shop: Shop, phone: string): Promise<void> {
  if (shop.config.limits === "relaxed") return;
  await giveBackToBudget(shop, wrongToday(phone));
  await refillBudget(shop, wrongInARow(phone));
  await refillBudget(shop, wrongPinsInARow(phone));
}
