import { pathIn } from "../../../app/locale/locale.ts";
import { notFound, unavailable } from "../../../platform/errors.ts";
import { languageOf } from "../../../platform/i18n.ts";
import { newSecret, secretHash } from "../../../platform/secrets.ts";
import type { Visit } from "../../shop.ts";
import { leadsMessages } from "../leads.messages.ts";
import { confirmSubscriptionRow, leaveSubscriptionRow, selectSubscription, upsertSubscription } from "./leads.queries.ts";
import { takeTurn } from "./take-turn.ts";

export type Subscription = { email: string; state: "asked" | "on" | "off" };

/** Sends a letter that asks to confirm the address. 429 past five an hour, 503 when no letter can be sent. */
export async function subscribe(visit: Visit, email: string): Promise<void> {
  const { shop, locale, now, origin } = visit;
  const { mailer } = shop.integrations;
  if (!mailer) throw unavailable();
  await takeTurn(visit, "subscription", email);
  const token = newSecret();
  await shop.db.write((tx) => upsertSubscription(tx, { email, locale, hash: secretHash(token), now }));
  const words = leadsMessages[languageOf(locale)];
  const url = `${origin}${pathIn(locale, `/subscription/${token}`)}`;
  try {
    await mailer.send({ to: email, subject: words["letter.confirmSubject"], text: words["letter.confirm"](url), unsubscribeUrl: url });
  } catch (error) {
    shop.log.error({ err: error, visit: visit.id }, "a letter was not sent");
    throw unavailable();
  }
}

/** The subscription a link belongs to; 404 for an unknown one, or one a later letter replaced. */
export async function viewSubscription({ shop }: Visit, token: string): Promise<Subscription> {
  const row = await selectSubscription(shop.db.read, secretHash(token));
  if (!row) throw notFound();
  return { email: row.email, state: row.left_at ? "off" : row.confirmed_at ? "on" : "asked" };
}

/** Confirming and leaving are the same press twice without harm. */
export async function changeSubscription(visit: Visit, token: string, wish: "confirm" | "leave"): Promise<Subscription> {
  const { shop, now } = visit;
  await viewSubscription(visit, token);
  const write = wish === "confirm" ? confirmSubscriptionRow : leaveSubscriptionRow;
  await shop.db.write((tx) => write(tx, secretHash(token), now));
  return viewSubscription(visit, token);
}
