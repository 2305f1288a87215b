import { languageOf, locales, type Locale } from "../../../platform/i18n.ts";
import { idOf } from "../../../platform/ids.ts";
import { formatMoney, kopiykas } from "../../../platform/money/money.ts";
import { sellerOf } from "../../settings/settings.rules.ts";
import { readSettings } from "../../settings/settings.server.ts";
import type { Visit } from "../../shop.ts";
import { newsExamples } from "../news.examples.ts";
import { wayOf, type News } from "../news.rules.ts";
import type { LetterPreview } from "../staff-letters.contract.ts";
import { letterBody, smsOf, type LetterDetails } from "./letter.view.ts";
import { pageOfList, type ListPage } from "../../../platform/contracts/pagination.ts";

type Filter = ListPage & { language?: "uk" | "ru" | undefined };

export async function previewLetters(
  { shop }: Visit,
  { page, perPage, language }: Filter,
): Promise<{ data: LetterPreview[]; total: number }> {
  const settings = await readSettings(shop);
  const wanted = locales.filter((locale) => language === undefined || languageOf(locale) === language);
  const all = wanted.flatMap((locale) =>
    Object.entries(newsExamples).flatMap(([kind, examples]) =>
      examples.map((news, at): LetterPreview => {
        const seller = sellerOf(settings, languageOf(locale));
        const body = letterBody(shop, news, { accountId: idOf<"account">(0), locale, details: detailsOf(news, locale), seller });
        return {
          ...body,
          id: `${body.language}-${kind}-${at}`,
          kind,
          sms: wayOf(news, onlySms, { canMail: false }) ? smsOf(shop, news, locale) : "",
        };
      }),
    ),
  );
  return { data: pageOfList(all, { page, perPage }), total: all.length };
}

const onlySms = { letters: false, sms: true };

function detailsOf(news: News, locale: Locale): LetterDetails | undefined {
  if (news.kind !== "order_placed") return undefined;
  const [name, total] =
    locale === "ru" ? ["Платье миди «Верба», бордовый, 46", "К оплате"] : ["Сукня міді «Верба», бордовий, 46", "До сплати"];
  return {
    rows: [
      { name, value: `4\u00a0×\u00a0${formatMoney(kopiykas(64_000))} =\u00a0${formatMoney(kopiykas(256_000))}` },
      { name: total, value: formatMoney(news.toPay), isTotal: true },
    ],
  };
}
