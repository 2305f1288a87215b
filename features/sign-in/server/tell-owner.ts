import { randomUUID } from "node:crypto";
import { ignore } from "../../../platform/ignore.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { takeFromBudgets } from "../../../platform/limits/budget.ts";
import { addHours, type Instant } from "../../../platform/time/time.ts";
import { selectAccountOfPhone } from "../../accounts/accounts.server.ts";
import { sendMessage, writeMessage } from "../../messages/messages.server.ts";
import type { Shop } from "../../shop.ts";
import { shopBudgets, strangersBudgets } from "../sending.rules.ts";
import { signInMessages } from "../sign-in.messages.ts";
import { toldToday } from "../tries.rules.ts";

const HOURS_OF_USE = 12;

/** Tells a customer of failed tries by SMS, once a day, in the background so that the answer's time is unchanged. */
export const tellOwner = (shop: Shop, phone: string, now: Instant): void =>
  ignore(shop.log, tellIfCustomer(shop, phone, now), "the codes that were tried came to the same phone");

async function tellIfCustomer(shop: Shop, phone: string, now: Instant): Promise<void> {
  if (!shop.config.limits.areTriesCounted) return;
  const account = await selectAccountOfPhone(shop.db.read, phone);
  if (!account) return;
  const { smsBudget } = shop.config;
  if (!(await takeFromBudgets(shop, [toldToday(phone), ...strangersBudgets(smsBudget), ...shopBudgets(smsBudget)]))) return;
  const id = randomUUID();
  const text = wordsFor(signInMessages, account.locale)["auth.triedSms"];
  await shop.db.write((tx) =>
    writeMessage(tx, shop, { id, text: { channel: "sms", phone, text, code: "" }, expiresAt: addHours(now, HOURS_OF_USE), now }),
  );
  await sendMessage(shop, id);
}
