/** The code in routes, cookies and the API; `ua` is Ukrainian. */
export type Locale = "ua" | "ru";

/** The ISO code for `<html lang>`, Intl and columns. */
export type Language = "uk" | "ru";

export const locales: readonly Locale[] = ["ua", "ru"];

export const languageOf = (locale: Locale): Language => (locale === "ua" ? "uk" : "ru");

/** Reads `uk` as `ua`; unknown is `ua` (decisions.md §1). */
export function localeFrom(text: string | null | undefined): Locale {
  return text
    ?.trim()
    .toLowerCase()
    .split(/[-_,;]/)[0] === "ru"
    ? "ru"
    : "ua";
}

/** A feature's words; a key that one language lacks is a type error. */
export type Messages<Words> = { uk: Words; ru: { [Key in keyof Words]: Words[Key] extends string ? string : Words[Key] } };

export const wordsFor = <Words>(messages: Messages<Words>, locale: Locale): Words => messages[languageOf(locale)] as Words;

export type PluralForms = readonly [one: string, few: string, many: string];

/** Lazy, because each Intl object costs a phone several milliseconds. */
const plurals: Partial<Record<Language, Intl.PluralRules>> = {};

/** The form for a count; a fraction takes the second form («1,5 години»). */
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

export const inLanguage = (locale: Locale, uk: string, ru: string | null | undefined): string => (locale === "ru" && ru ? ru : uk);
