import { addSeconds, startOfDay, type Instant, type KyivDay } from "../../../platform/time/time.ts";

const forms = [
  /^(?<day>\d{1,2})[./](?<month>\d{1,2})[./](?<year>\d{4})(?:\s+(?<time>\S+))?$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T\s](?<time>\S+))?$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?<time>\d{6})?$/,
];
const clock = /^(?<hours>[01]?\d|2[0-3]):?(?<minutes>[0-5]\d)(?::?(?<seconds>[0-5]\d)(?:\.\d+)?)?(?<zone>Z|[+-]\d{2}:\d{2})?$/;

/** A date of 1C, `2026-11-05`, `05.11.2026 0:00:00` or `20261105000000`, Kyiv's (decisions.md §1); undefined for any other. */
export function dateFrom(text: string): Instant | undefined {
  const plain = text.trim();
  const { year = "", month = "", day = "", time } = forms.map((form) => form.exec(plain)?.groups).find(Boolean) ?? {};
  const written = [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  if (!isDay(written) || isEmptyDate(plain)) return undefined;
  if (time === undefined) return startOfDay(written);
  const said = clock.exec(time)?.groups;
  if (!said) return undefined;
  const { hours = "", minutes = "", seconds = "0", zone } = said;
  if (zone !== undefined) return new Date(`${written}T${hours.padStart(2, "0")}:${minutes}:${seconds.padStart(2, "0")}${zone}`);
  return addSeconds(startOfDay(written), Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds));
}

/** 1C writes the first day of year 1 for an empty date. */
export const isEmptyDate = (text: string): boolean => /^(?:0001-?01-?01|01\.01\.0001)/.test(text.trim());

function isDay(text: string): text is KyivDay {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
