import { randomInt, randomUUID } from "node:crypto";
import { forbidden, unavailable } from "../../../platform/errors.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { sealText } from "../../../platform/sealed-text.ts";
import { isKnownDevice, isPinDevice } from "../../accounts/accounts.server.ts";
import type { Visit } from "../../shop.ts";
import { signInMessages } from "../sign-in.messages.ts";
import { isSmsAttack, RESEND_SECONDS, secondsToWait, sendingBudgets } from "../sign-in.rules.ts";
import { codeHash } from "./code-hash.ts";
import { credentialOf } from "./device-credential.ts";
import { deliverCode } from "./deliver-codes.ts";
import { isPhoneHashRight } from "./phone-hash.ts";
import { insertCode, lockPhone, selectNewestCode, selectUse } from "./sign-in.queries.ts";
import { takeBudgets } from "./take-budgets.ts";

export type StartInput = {
  phone: string;
  isCodeWanted?: boolean;
  utm_campaign_name?: string;
  utm_adset_name?: string;
  utm_ad_name?: string;
};
export type Started = { isPinCode: boolean; /** Seconds until another code may be asked for. */ resendIn: number };

/**
 * Sends an SMS code, unless the device has a PIN and no code is wanted all the same, or one was sent less than 60 seconds
 * ago. For a strange device no account is looked up, so every phone gets the same answer in the same time, known or not
 * (security.md S24); `isPinCode` is true only for a device on which a PIN of this phone works (S23). Throws 403 (wrong
 * phone hash), 429 (a budget of S22 is empty), 503 (no gateway took it).
 */
export async function startSignIn(visit: Visit, { phone, isCodeWanted = false, ...utm }: StartInput): Promise<Started> {
  const { shop, now } = visit;
  requirePhoneHash(visit, phone);
  if (!isCodeWanted && (await isPinDevice(shop, { phone, credential: credentialOf(visit) }))) return { isPinCode: true, resendIn: 0 };
  const wait = secondsToWait(await selectNewestCode(shop.db.read, phone), now);
  if (wait > 0) return { isPinCode: false, resendIn: wait };
  await takeSendingBudgets(visit, phone);

  const id = randomUUID();
  const code = String(randomInt(0, 10_000)).padStart(4, "0");
  const { secret } = shop.config;
  const text = wordsFor(signInMessages, visit.locale)["auth.sms"](code, new URL(visit.origin).hostname);
  const waitAfterAll = await shop.db.write(async (tx) => {
    await lockPhone(tx, phone);
    const seconds = secondsToWait(await selectNewestCode(tx, phone), now);
    if (seconds === 0)
      await insertCode(tx, {
        id,
        phone,
        hash: codeHash(secret, { id, code }),
        sealedText: sealText(secret, text),
        browserHash: visit.guestHash,
        utm,
        now,
      });
    return seconds;
  });
  if (waitAfterAll > 0) return { isPinCode: false, resendIn: waitAfterAll };
  if ((await deliverCode(shop, id)) === "failed") throw unavailable(RESEND_SECONDS, "auth.smsFailed");
  return { isPinCode: false, resendIn: RESEND_SECONDS };
}

function requirePhoneHash({ shop, headers, now }: Visit, phone: string): void {
  const header = headers.get("x-phone-hash");
  if (!isPhoneHashRight({ header, phone, suffix: shop.config.phoneHashSuffix, now })) throw forbidden();
}

async function takeSendingBudgets(visit: Visit, phone: string): Promise<void> {
  const { shop, address } = visit;
  if (shop.config.limits === "relaxed") return;
  const knownDevice = await isKnownDevice(shop, { phone, credential: credentialOf(visit) });
  const attack = isSmsAttack(await selectUse(shop.db.read, visit.now));
  await takeBudgets(shop, sendingBudgets({ phone, address, knownDevice, attack, shop: shop.config.smsBudget }));
}
