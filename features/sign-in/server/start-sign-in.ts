import { createHmac, randomInt, randomUUID } from "node:crypto";
import { forbidden, tooMany, unavailable } from "../../../platform/errors.ts";
import { takeFromBudget } from "../../../platform/limits/budget.ts";
import { maskPhone } from "../../../platform/log.ts";
import { secondsBetween } from "../../../platform/time.ts";
import type { Shop, Visit } from "../../shop.ts";
import { codeText, RESEND_SECONDS, sendingBudgets, type Budgeted } from "../sign-in.rules.ts";
import { isPhoneHashRight } from "./phone-hash.ts";
import { deleteCode, insertCode, selectNewestCode } from "./sign-in.queries.ts";

export type StartInput = { phone: string; utm_campaign_name?: string; utm_adset_name?: string; utm_ad_name?: string };

/**
 * Sends an SMS code, unless one was sent less than 60 seconds ago. The answer is the same for every phone, known
 * or not (security.md S24). `isPinCode` is true only for a device that has a PIN; none has one yet.
 */
export async function startSignIn(visit: Visit, { phone, ...utm }: StartInput): Promise<{ isPinCode: boolean; resendIn: number }> {
  const { shop, now } = visit;
  const header = visit.headers.get("x-phone-hash");
  if (!isPhoneHashRight({ header, phone, suffix: shop.config.phoneHashSuffix, now })) throw forbidden();
  const newest = await selectNewestCode(shop.db.read, phone);
  const waited = newest && !newest.used_at ? secondsBetween(newest.sent_at, now) : RESEND_SECONDS;
  if (waited < RESEND_SECONDS) return { isPinCode: false, resendIn: RESEND_SECONDS - waited };

  await takeAll(shop, sendingBudgets({ phone, address: visit.address }), visit);
  const code = String(randomInt(0, 10_000)).padStart(4, "0");
  const id = randomUUID();
  await shop.db.write((tx) => insertCode(tx, { id, phone, hash: codeHash(shop, id, code), browserHash: visit.guestHash, utm, now }));
  await send(visit, { id, phone, code });
  return { isPinCode: false, resendIn: RESEND_SECONDS };
}

/** Only this is kept of a code; the id salts it. */
export const codeHash = (shop: Shop, id: string, code: string): Uint8Array =>
  createHmac("sha256", shop.config.secret).update(`${id}\0${code}`).digest();

/** Takes one from each budget, refusing at the first that is empty. `LIMITS=relaxed` switches budgets off. */
export async function takeAll(shop: Shop, budgets: readonly Budgeted[], { now }: { now: Date }): Promise<void> {
  if (shop.config.limits === "relaxed") return;
  for (const budget of budgets) {
    const wait = await takeFromBudget(shop.db.read, shop.config.secret, budget, now);
    if (wait > 0) throw tooMany(wait, "auth.tooMany");
  }
}

async function send({ shop, origin }: Visit, { id, phone, code }: { id: string; phone: string; code: string }): Promise<void> {
  try {
    await shop.integrations.sms.send({ phone, code, text: codeText(code, new URL(origin).host) });
  } catch (error) {
    shop.log.warn({ err: error, phone: maskPhone(phone), gateway: shop.integrations.sms.name }, "sms was not sent");
    await shop.db.write((tx) => deleteCode(tx, id));
    throw unavailable(RESEND_SECONDS, "auth.smsFailed");
  }
}
