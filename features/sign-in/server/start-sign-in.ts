import { randomInt, randomUUID } from "node:crypto";
import { forbidden, unavailable } from "../../../platform/errors.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { addSeconds } from "../../../platform/time.ts";
import { isKnownDevice, isPinDevice } from "../../accounts/accounts.server.ts";
import { sendMessage, withdrawMessages, writeMessage } from "../../messages/messages.server.ts";
import type { Tx, Visit } from "../../shop.ts";
import { signInMessages } from "../sign-in.messages.ts";
import { CODE_SECONDS, isSmsAttack, pauseAfter, REMEMBERED_SECONDS, secondsToWait, sendingBudgets } from "../sign-in.rules.ts";
import { codeHash } from "./code-hash.ts";
import { credentialOf } from "./device-credential.ts";
import { isPhoneHashRight } from "./phone-hash.ts";
import { insertCode, lockPhone, selectLivingCodes, selectRecentCodes, selectUse } from "./sign-in.queries.ts";
import { takeBudgets } from "./take-budgets.ts";

export type StartInput = {
  phone: string;
  isCodeWanted?: boolean;
  utm_campaign_name?: string;
  utm_adset_name?: string;
  utm_ad_name?: string;
};
export type Started = {
  isPinCode: boolean;
  /** Seconds until another code may be asked for. */
  resendIn: number;
  /** The gateway did not answer or is resting: the message may come later. */
  isDelayed: boolean;
};

/**
 * Sends an SMS code, unless the device has a PIN and no code is wanted all the same, or one was sent a short while ago; each
 * one left unused makes that while longer. For a strange device no account is looked up, so every phone gets the same
 * answer in the same time, known or not (security.md S24); `isPinCode` is true only for a device on which a PIN of this
 * phone works (S23). Throws 403 (wrong phone hash), 429 (a budget of S22 is empty), 503 (no gateway took it or ever will).
 */
export async function startSignIn(visit: Visit, { phone, isCodeWanted = false, ...utm }: StartInput): Promise<Started> {
  const { shop, now } = visit;
  requirePhoneHash(visit, phone);
  if (!isCodeWanted && (await isPinDevice(shop, { phone, credential: credentialOf(visit) })))
    return { isPinCode: true, resendIn: 0, isDelayed: false };
  const wait = secondsToWait(await recentCodes(shop.db.read, visit, phone), now);
  if (wait > 0) return { isPinCode: false, resendIn: wait, isDelayed: false };
  await takeSendingBudgets(visit, phone);
  const written = await shop.db.write((tx) => writeCode(tx, visit, { phone, utm }));
  if (written.id === undefined) return { isPinCode: false, resendIn: written.wait, isDelayed: false };
  const outcome = await sendMessage(shop, written.id);
  if (outcome === "refused") throw unavailable(undefined, "auth.smsFailed");
  return { isPinCode: false, resendIn: written.wait, isDelayed: outcome === "late" };
}

/** The code and its message in one transaction; none when somebody else was quicker. `wait` is until the next one. */
async function writeCode(tx: Tx, visit: Visit, { phone, utm }: { phone: string; utm: object }): Promise<{ id?: string; wait: number }> {
  const { shop, now, guestHash: browserHash } = visit;
  await lockPhone(tx, phone);
  const recent = await recentCodes(tx, visit, phone);
  const wait = secondsToWait(recent, now);
  if (wait > 0) return { wait };
  const id = randomUUID();
  const code = String(randomInt(0, 10_000)).padStart(4, "0");
  const text = wordsFor(signInMessages, visit.locale)["auth.sms"](code, new URL(visit.origin).hostname);
  await withdrawMessages(tx, await selectLivingCodes(tx, { phone, now, of: { browserHash } }), now);
  await insertCode(tx, { id, phone, hash: codeHash(shop.config.secret, { id, code }), browserHash, utm, now });
  await writeMessage(tx, shop, { id, text: { channel: "sms", phone, text, code }, expiresAt: addSeconds(now, CODE_SECONDS), now });
  return { id, wait: pauseAfter(recent.own.count + 1) };
}

const recentCodes = (db: Parameters<typeof selectRecentCodes>[0], { guestHash: browserHash, now }: Visit, phone: string) =>
  selectRecentCodes(db, { phone, browserHash, since: addSeconds(now, -REMEMBERED_SECONDS) });

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
