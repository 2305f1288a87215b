/** The code used in routes, cookies and the API. `ua` is Ukrainian. */
export type Locale = "ua" | "ru";

/** The ISO code, for `<html lang>`, Intl and data columns. */
export type Language = "uk" | "ru";

export const locales: readonly Locale[] = ["ua", "ru"];

export const languageOf = (locale: Locale): Language => (locale === "ua" ? "uk" : "ru");

/** `uk` is taken as `ua`; anything unknown is `ua` (decisions.md §1). */
export function localeFrom(text: string | null | undefined): Locale {
  return text
    ?.trim()
    .toLowerCase()
    .split(/[-_,;]/)[0] === "ru"
    ? "ru"
    : "ua";
}

/** One feature's words: the same keys in both languages, a missing one is a type error. */
export type Messages<Words> = { uk: Words; ru: { [Key in keyof Words]: Words[Key] extends string ? string : Words[Key] } };

/** The words of one language. */
export const wordsFor = <Words>(messages: Messages<Words>, locale: Locale): Words => messages[languageOf(locale)] as Words;

/** `one / few / many` forms of a counted word. */
export type PluralForms = readonly [one: string, few: string, many: string];

/** Made when first asked for: what Intl makes costs a phone several milliseconds each. */
const plurals: Partial<Record<Language, Intl.PluralRules>> = {};

/** The form of a word after a count; a fraction takes the second form's singular meaning («1,5 години»). */
export function plural(locale: Locale, count: number, [one, few, many]: PluralForms): string {
  const language = languageOf(locale);
  const rules = (plurals[language] ??= new Intl.PluralRules(language));
  switch (rules.select(count)) {
    case "one":
      return one;
    case "many":
      return many;
    default:
      return few;
  }
}

/** Picks the language of a pair of data columns (`name_uk`, `name_ru`); an empty Russian text falls back. */
export const inLanguage = (locale: Locale, uk: string, ru: string | null | undefined): string => (locale === "ru" && ru ? ru : uk);
