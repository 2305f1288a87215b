import { pathIn } from "../../../client/locale/locale.ts";
import { languageOf, wordsFor, type Locale } from "../../../platform/i18n.ts";
import type { Id } from "../../../platform/ids.ts";
import { ownAddress } from "../../../platform/config/own-address.ts";
import { letterHtml, letterText, type LetterBody } from "../../messages/letter.ts";
import type { Seller } from "../../settings/settings.rules.ts";
import type { Shop } from "../../shop.ts";
import { newsMessages, type NewsWords } from "../news.messages.ts";
import { mayBeLeft, pageOf, topicOf, type News, type NewsKind, type NewsOf } from "../news.rules.ts";
import { notificationsMessages } from "../notifications.messages.ts";
import { leavingToken } from "./leave-topic.ts";
import type { NewsText } from "../news-text.ts";
import { SHOP_NAME } from "../../shop-name.ts";

export type LetterDetails = { sentences?: readonly string[]; rows: NonNullable<LetterBody["rows"]> };

type Letter = { subject: string; text: string; html: string; unsubscribeUrl?: string };
type To = { accountId: Id<"account">; locale: Locale; details: LetterDetails | undefined; seller: Seller };

export function letterOf(shop: Shop, news: News, to: To): Letter {
  const body = letterBody(shop, news, to);
  const leaveUrl = leaveUrlOf(shop, news, to);
  const letter = { subject: body.title, text: letterText(body), html: letterHtml(body) };
  return leaveUrl ? { ...letter, unsubscribeUrl: leaveUrl } : letter;
}

export function letterBody(shop: Shop, news: News, to: To) {
  const { locale, details, seller } = to;
  const words = wordsFor(notificationsMessages, locale);
  const leaveUrl = leaveUrlOf(shop, news, to);
  const wording = newsText(locale, news);
  return {
    language: languageOf(locale),
    title: wording.title,
    paragraphs: [wording.text, ...(details?.sentences ?? [])],
    rows: [...(details?.rows ?? [])],
    actions: actionsOf(news, wording.action, locale).map(({ text, page }) => ({ text, url: urlIn(shop, locale, page) })),
    foot: [
      ...sellerLines(seller, locale),
      { text: words["foot.choices"], url: urlIn(shop, locale, "/account/notifications") },
      ...(leaveUrl ? [{ text: words["foot.leave"], url: leaveUrl }] : []),
    ],
  } satisfies LetterBody;
}

/** Each call seals another token, and all of them work. */
function leaveUrlOf(shop: Shop, news: News, { accountId, locale }: To): string | undefined {
  const topic = topicOf[news.kind];
  return mayBeLeft(topic) ? urlIn(shop, locale, `/notices/leave/${leavingToken(shop, { accountId, topic })}`) : undefined;
}

const actionsOf = (news: News, text: string, locale: Locale): { text: string; page: string }[] =>
  (news.kind === "back_in_stock" || news.kind === "price_fell") && news.goods.length > 1
    ? news.goods.map(({ title, address }) => ({ text: title[languageOf(locale)], page: address }))
    : [{ text, page: pageOf(news) }];

/** Has the address only where a click is the point. */
export const smsOf = (shop: Shop, news: News, locale: Locale): string => {
  const { sms } = newsText(locale, news);
  const hasAddress =
    news.kind === "back_in_stock" || news.kind === "price_fell" || news.kind === "payment_waits" || news.kind === "payment_failed";
  return [`${SHOP_NAME}: ${sms}`, ...(hasAddress ? [urlIn(shop, locale, pageOf(news))] : [])].join(" ");
};

export const newsText = (locale: Locale, news: News): NewsText => textOf(wordsFor(newsMessages, locale), news.kind, news);

/** The kind as a parameter of its own, since only so the words of a kind are known to take the news of that kind. */
const textOf = <Kind extends NewsKind>(words: NewsWords, kind: Kind, news: { [Each in NewsKind]: NewsOf<Each> }[Kind]): NewsText =>
  words[kind](news);

const urlIn = ({ config }: Shop, locale: Locale, path: string): string => ownAddress(config, pathIn(locale, path));

/** The seller, as the law demands of distance selling (675-VIII art. 7). */
export function sellerLines({ name, code, address, phone, email, taxes }: Seller, locale: Locale): string[] {
  const words = wordsFor(notificationsMessages, locale);
  return [
    [name || SHOP_NAME, code && words["foot.code"](code)].filter(Boolean).join(", "),
    address,
    [phone, email].filter(Boolean).join(", "),
    taxes === "" ? "" : words["foot.taxes"][taxes],
  ].filter(Boolean);
}
