import { pathIn } from "../../../client/locale/locale.ts";
import { notFound, unavailable } from "../../../platform/contracts/errors.ts";
import { languageOf } from "../../../platform/i18n.ts";
import { requireBudgets } from "../../../platform/limits/require-budgets.ts";
import { newSecret, secretHash } from "../../../platform/protection/secrets.ts";
import { addDays } from "../../../platform/time/time.ts";
import { letterHtml, letterText, type LetterBody } from "../../messages/letter.ts";
import { postMessage } from "../../messages/messages.server.ts";
import { sellerLines } from "../../notifications/notifications.server.ts";
import { sellerOf } from "../../settings/settings.rules.ts";
import { readSettings } from "../../settings/settings.server.ts";
import type { Visit } from "../../shop.ts";
import { leadsMessages } from "../leads.messages.ts";
import { confirmSubscriptionRow, leaveSubscriptionRow, selectSubscription, upsertSubscription } from "./leads.queries.ts";
import { takeTurn } from "./take-turn.ts";

const LETTER_DAYS = 1;

export type Subscription = { email: string; state: "asked" | "on" | "off" };

/** Counts all networks together, so that nobody fills an unconfirmed address with letters. */
const LETTERS_A_DAY = 10;

/** Mails a confirmation link. Throws 429 (five an hour, ten letters a day to an address), 503 without a mail server. */
export async function subscribe(visit: Visit, email: string): Promise<void> {
  const { shop, locale, now, origin } = visit;
  if (!shop.integrations.mailer) throw unavailable();
  await takeTurn(visit, "subscription", email);
  await requireBudgets(shop, [{ name: "subscription letters", of: email, limit: LETTERS_A_DAY, windowSeconds: 86_400 }]);
  const token = newSecret();
  const words = leadsMessages[languageOf(locale)];
  const url = `${origin}${pathIn(locale, `/subscription/${token}`)}`;
  const body: LetterBody = {
    language: languageOf(locale),
    title: words["letter.confirmSubject"],
    paragraphs: [words["letter.confirm"]],
    actions: [{ text: words["letter.confirmAction"], url }],
    foot: [words["letter.notMe"], ...sellerLines(sellerOf(await readSettings(shop), languageOf(locale)), locale)],
  };
  const letter = { to: email, subject: body.title, text: letterText(body), html: letterHtml(body), unsubscribeUrl: url };
  await shop.db.write(async (tx) => {
    await upsertSubscription(tx, { email, locale, hash: secretHash(token), now });
    await postMessage(tx, shop, { text: { channel: "e-mail", ...letter }, expiresAt: addDays(now, LETTER_DAYS), now });
  });
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
