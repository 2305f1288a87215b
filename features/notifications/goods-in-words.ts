import { plural, type Language, type Locale, type PluralForms } from "../../platform/i18n.ts";
import { formatMoney } from "../../platform/money/money.ts";
import type { CheaperGoods, MissingGoods, NewsGoods } from "./news.rules.ts";

/** «Сукня, бордовий, 46 і ще 2 товари». */
export const namedFirst = (goods: readonly NewsGoods[], language: Language, more = 0): string =>
  [goods[0]?.title[language] ?? "", andMore(goods.length + more - 1, language)].filter(Boolean).join(" ");

/** An SMS shortens a long name, since its link leads to the rest. */
const LONGEST_IN_SMS = 32;

/** «Сукня, бордовий, 46 (+2)». */
export const namedShortly = (goods: readonly NewsGoods[], language: Language, more = 0): string =>
  [cutAtWord(goods[0]?.title[language] ?? "", LONGEST_IN_SMS), goods.length + more > 1 ? `(+${goods.length + more - 1})` : ""]
    .filter(Boolean)
    .join(" ");

/** «Сукня: 640 грн → 512 грн; …; і ще 2 товари». */
export const cheaperIn = (goods: readonly CheaperGoods[], language: Language, more: number): string =>
  [...goods.map(({ title, was, price }) => `${title[language]}: ${formatMoney(was)} → ${formatMoney(price)}`), andMore(more, language)]
    .filter(Boolean)
    .join("; ");

/** «Сукня, бордовий, 46, 2 шт; …». */
export const missingIn = (goods: readonly MissingGoods[], language: Language): string =>
  goods.map(({ title, pieces }) => `${title[language]}, ${pieces}\u00a0шт`).join("; ");

const and: Record<Language, string> = { uk: "і ще", ru: "и ещё" };
const goodsForms: Record<Language, PluralForms> = { uk: ["товар", "товари", "товарів"], ru: ["товар", "товара", "товаров"] };
const localeIn: Record<Language, Locale> = { uk: "ua", ru: "ru" };

const andMore = (more: number, language: Language): string =>
  more > 0 ? `${and[language]} ${more}\u00a0${plural(localeIn[language], more, goodsForms[language])}` : "";

/** At most so long, whole words where there are some. */
export function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const end = /\s/.test(text[longest - 1] ?? "") ? cut.length : cut.search(/\s\S*$/);
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,;:(]+$/, "")}…`;
}
