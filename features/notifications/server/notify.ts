import { languageOf, type Locale } from "../../../platform/i18n.ts";
import type { Id } from "../../../platform/ids.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { nextWakingHour, secondsBetween, type Instant } from "../../../platform/time/time.ts";
import { postMessage, withdrawMessages } from "../../messages/messages.server.ts";
import { sellerOf, type Settings } from "../../settings/settings.rules.ts";
import { sellerInside } from "../../settings/settings.server.ts";
import type { Shop, Tx } from "../../shop.ts";
import { firstChoice, isOutdatedBy, maySendAtNight, outdatingKinds, topicOf, wayOf, worthTellingUntil, type News } from "../news.rules.ts";
import { letterOf, smsOf, type LetterDetails } from "./letter.view.ts";
import { insertNotice, selectWaitingOf, type Reached } from "./notices.queries.ts";
import { pushJob } from "./push/send-push.ts";

type Telling = {
  accountId: Id<"account">;
  news: News;
  /** The cause, the same at every attempt. */
  source: string;
  /** The letter's language; by default the account's. */
  locale?: Locale;
  details?: LetterDetails;
  /** Settings read before the transaction, which name the seller. */
  settings?: Settings;
  at: Instant;
};

/** Tells once for (account, kind, source), in the causing transaction; unsent messages that are no longer true are withdrawn. */
export async function notify(tx: Tx, shop: Shop, { accountId, news, source, details, settings, at, ...told }: Telling): Promise<void> {
  const topic = topicOf[news.kind];
  const reader = await insertNotice(tx, { accountId, topic, news, source, at });
  if (!reader) return;
  if (outdatingKinds.includes(news.kind)) await withdrawOutdated(tx, { accountId, news, at });
  const begun = firstChoice(topic);
  const notBefore = maySendAtNight(news) ? at : nextWakingHour(at);
  if (reader.push ?? begun.push) await tellBrowsers(tx, reader, secondsBetween(at, notBefore));
  const choice = { letters: reader.letters ?? begun.letters, sms: reader.sms ?? begun.sms };
  const way = wayOf(news, choice, { canMail: reader.email !== "" && shop.integrations.mailer !== undefined });
  if (!way) return;
  const locale = told.locale ?? reader.locale;
  const posted = { noticeId: reader.notice, expiresAt: worthTellingUntil(news, at), now: at };
  if (way === "sms") {
    const text = { channel: "sms" as const, phone: reader.phone, text: smsOf(shop, news, locale), code: "" };
    return postMessage(tx, shop, { text, ...posted, notBefore });
  }
  const language = languageOf(locale);
  const seller = settings ? sellerOf(settings, language) : await sellerInside(tx, language);
  const letter = letterOf(shop, news, { accountId, locale, details, seller });
  return postMessage(tx, shop, { text: { channel: "e-mail", to: reader.email, ...letter }, ...posted });
}

async function tellBrowsers(tx: Tx, { notice, browsers }: Reached, afterSeconds: number): Promise<void> {
  for (const subscription of browsers)
    await enqueue(tx, pushJob, { notice, subscription }, { key: `${notice} ${subscription}`, afterSeconds });
}

async function withdrawOutdated(tx: Tx, { accountId, news, at }: Pick<Telling, "accountId" | "news" | "at">): Promise<void> {
  const outdated = (await selectWaitingOf(tx, accountId)).filter((message) => isOutdatedBy(message.news as News, news));
  await withdrawMessages(
    tx,
    outdated.map(({ id }) => id),
    at,
  );
}
