import { randomInt, randomUUID } from "node:crypto";
import { unavailable } from "../../../../platform/contracts/errors.ts";
import { networkOf } from "../../../../platform/http/addresses/network-of.ts";
import { takeFromBudgets, takenFromBudget } from "../../../../platform/limits/budget.ts";
import { addSeconds } from "../../../../platform/time/time.ts";
import { isKnownDevice, isPinDevice } from "../../../accounts/accounts.server.ts";
import { sendMessage, withdrawMessages } from "../../../messages/messages.server.ts";
import type { Tx } from "../../../shop.ts";
import {
  askingBudgets,
  askingNetwork,
  FREE_OF_WORK,
  isFlood,
  pauseAfter,
  REMEMBERED_SECONDS,
  secondsToWait,
  shopBudgets,
  strangersBudgets,
  withheldBudget,
  workFor,
  type Asker,
} from "../../sending.rules.ts";
import { codeHash } from "./code-hash.ts";
import { writeCodeMessage } from "./code-message.ts";
import { credentialOf } from "../device-credential.ts";
import type { Gate } from "../guard/gates.ts";
import type { KeyedVisit } from "../guard/passes.ts";
import { sendToBuyer } from "./send-to-buyer.ts";
import { logFlood, readPressure } from "../guard/sign-in-pressure.ts";
import { insertCode, lockPhone, selectLivingCodes, selectRecentCodes } from "../sign-in.queries.ts";
import { requireSignInBudgets } from "../guard/require-sign-in-budgets.ts";

export type StartInput = {
  phone: string;
  isCodeWanted?: boolean;
  utm_campaign_name?: string;
  utm_adset_name?: string;
  utm_ad_name?: string;
};
export type Started = {
  isPinCode: boolean;
  resendIn: number;
  /** The gateway does not answer; the message may come later. */
  isDelayed: boolean;
  isForCustomersOnly: boolean;
};

/** `wait` is seconds until the next code. */
type Written = { id: string; code: string; wait: number };

/** Answers `isPinCode` on a device with a PIN (S23), strangers alike for every phone (S24). Throws 428 in a flood (S22), 429, 503. */
export async function startSignIn(visit: KeyedVisit, { phone, isCodeWanted = false, ...utm }: StartInput, gate: Gate): Promise<Started> {
  const { shop, now } = visit;
  const credential = credentialOf(visit);
  if (!isCodeWanted && (await isPinDevice(shop, { phone, credential }))) return { ...answer(0), isPinCode: true };
  const asker: Asker = (await isKnownDevice(shop, { phone, credential })) ? "known device" : "stranger";
  const wait = secondsToWait(await recentCodes(shop.db.read, visit, { phone, asker }), now);
  if (wait > 0) return answer(wait);
  if (asker === "stranger") await passGate(visit, phone, gate);
  await requireSignInBudgets(shop, askingBudgets({ phone, network: networkOf(visit.address), asker }));
  if (asker === "stranger" && !(await takeFromBudgets(shop, strangersBudgets(shop.config.smsBudget))))
    return withhold(visit, { phone, utm });
  await requireSignInBudgets(shop, shopBudgets(shop.config.smsBudget));
  const written = await shop.db.write((tx) => writeCode(tx, visit, { phone, asker, utm, text: "with its message" }));
  if (!("id" in written)) return answer(written.wait);
  const outcome = await sendMessage(shop, written.id);
  if (outcome === "refused") throw unavailable(undefined, "auth.smsFailed");
  return { ...answer(written.wait), isDelayed: outcome === "late" };
}

const answer = (resendIn: number): Started => ({ isPinCode: false, resendIn, isDelayed: false, isForCustomersOnly: false });

async function passGate(visit: KeyedVisit, phone: string, gate: Gate): Promise<void> {
  const { shop, now, address } = visit;
  const { smsBudget, limits } = shop.config;
  if (!limits.isFloodProven) return;
  const pressure = await readPressure(shop, now);
  const flooded = isFlood(pressure, smsBudget);
  if (flooded) logFlood(shop, pressure, now);
  if (flooded || (await takenFromBudget(shop, askingNetwork(networkOf(address)))) >= FREE_OF_WORK)
    await gate(visit, phone, workFor(pressure, smsBudget));
}

/** Stores the code and sends in the background, so that the answer's time does not tell who has bought here. */
async function withhold(visit: KeyedVisit, { phone, utm }: { phone: string; utm: object }): Promise<Started> {
  const { shop } = visit;
  await requireSignInBudgets(shop, [withheldBudget(shop.config.smsBudget)]);
  const written = await shop.db.write((tx) => writeCode(tx, visit, { phone, asker: "stranger", utm, text: "alone" }));
  if ("id" in written) sendToBuyer(visit, { ...written, phone });
  return { ...answer(written.wait), isForCustomersOnly: true };
}

/** Writes code and message in one transaction; `wait` alone when another request was faster. */
async function writeCode(
  tx: Tx,
  visit: KeyedVisit,
  { phone, asker, utm, text }: { phone: string; asker: Asker; utm: object; text: "with its message" | "alone" },
): Promise<Written | { wait: number }> {
  const { shop, now, guestHash: browserHash } = visit;
  await lockPhone(tx, phone);
  const recent = await recentCodes(tx, visit, { phone, asker });
  const wait = secondsToWait(recent, now);
  if (wait > 0) return { wait };
  const id = randomUUID();
  const code = String(randomInt(0, 10_000)).padStart(4, "0");
  await withdrawMessages(tx, await selectLivingCodes(tx, { phone, now, of: { browserHash } }), now);
  await insertCode(tx, { id, phone, hash: codeHash(shop.config.secret, { id, code }), browserHash, asker, utm, now });
  if (text === "with its message") await writeCodeMessage(tx, visit, { id, code, phone });
  return { id, code, wait: pauseAfter(recent.own.count + 1) };
}

const recentCodes = (
  db: Parameters<typeof selectRecentCodes>[0],
  { guestHash: browserHash, now }: KeyedVisit,
  { phone, asker }: { phone: string; asker: Asker },
) => selectRecentCodes(db, { phone, browserHash, asker, since: addSeconds(now, -REMEMBERED_SECONDS) });
