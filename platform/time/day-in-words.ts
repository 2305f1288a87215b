import type { Locale } from "../i18n.ts";
import type { KyivDay } from "./time.ts";

const months = {
  ua: ["січня", "лютого", "березня", "квітня", "травня", "червня", "липня", "серпня", "вересня", "жовтня", "листопада", "грудня"],
  ru: ["января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября", "ноября", "декабря"],
} as const;

export function dayInWords(day: KyivDay, locale: Locale): string {
  const [, month, date] = day.split("-").map(Number);
  return `${date}\u00a0${months[locale][(month ?? 1) - 1]}`;
}
