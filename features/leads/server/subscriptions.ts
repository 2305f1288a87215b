import { randomUUID } from "node:crypto";
import { pathIn } from "../../../client/locale/locale.ts";
import { notFound, unavailable } from "../../../platform/errors.ts";
import { languageOf } from "../../../platform/i18n.ts";
import { ignore } from "../../../platform/ignore.ts";
import { newSecret, secretHash } from "../../../platform/secrets.ts";
import { addDays } from "../../../platform/time.ts";
import { sendMessage, writeMessage } from "../../messages/messages.server.ts";
import type { Visit } from "../../shop.ts";
import { leadsMessages } from "../leads.messages.ts";
import { confirmSubscriptionRow, leaveSubscriptionRow, selectSubscription, upsertSubscription } from "./leads.queries.ts";
import { takeTurn } from "./take-turn.ts";

/** The letter's life. */
const LETTER_DAYS = 1;

export type Subscription = { email: string; state: "asked" | "on" | "off" };

/** Mails a confirmation link. Throws 429 (five an hour), 503 without a mail server. */
export async function subscribe(visit: Visit, email: string): Promise<void> {
  const { shop, locale, now, origin } = visit;
  if (!shop.integrations.mailer) throw unavailable();
  await takeTurn(visit, "subscription", email);
  const token = newSecret();
  const words = leadsMessages[languageOf(locale)];
  const url = `${origin}${pathIn(locale, `/subscription/${token}`)}`;
  const text = {
    channel: "e-mail" as const,
    to: email,
    subject: words["letter.confirmSubject"],
    text: words["letter.confirm"](url),
    unsubscribeUrl: url,
  };
  const id = randomUUID();
  await shop.db.write(async (tx) => {
    await upsertSubscription(tx, { email, locale, hash: secretHash(token), now });
    await writeMessage(tx, shop, { id, text, expiresAt: addDays(now, LETTER_DAYS), now });
  });
  ignore(shop.log, sendMessage(shop, id), "the schedule sends the letter");
}

/** Throws 404 for an unknown or replaced link. */
export async function viewSubscription({ shop }: Visit, token: string): Promise<Subscription> {
  const row = await selectSubscription(shop.db.read, secretHash(token));
  if (!row) throw notFound();
  return { email: row.email, state: row.left_at ? "off" : row.confirmed_at ? "on" : "asked" };
}

/** Repeatable. */
export async function changeSubscription(visit: Visit, token: string, wish: "confirm" | "leave"): Promise<Subscription> {
  const { shop, now } = visit;
  await viewSubscription(visit, token);
  const write = wish === "confirm" ? confirmSubscriptionRow : leaveSubscriptionRow;
  await shop.db.write((tx) => write(tx, secretHash(token), now));
  return viewSubscription(visit, token);
}
