import type { Locale } from "../../platform/i18n.ts";

const days = {
  ua: ["Пн", "Вт", "Ср", "Чт", "Пт", "Сб", "Нд"],
  ru: ["Пн", "Вт", "Ср", "Чт", "Пт", "Сб", "Вс"],
} as const satisfies Record<Locale, readonly string[]>;

/** `1–5 09:00–20:00; 6 10:00–16:00` in words: `Пн–Пт 09:00–20:00, Сб 10:00–16:00`. */
export const scheduleInWords = (schedule: string, locale: Locale): string =>
  schedule
    .split("; ")
    .map((span) =>
      span.replace(
        /^([1-7])(?:–([1-7]))? /,
        (_, from: string, to?: string) => `${named(locale, from)}${to ? `–${named(locale, to)}` : ""} `,
      ),
    )
    .join(", ");

const named = (locale: Locale, day: string): string => days[locale][Number(day) - 1] ?? "";
