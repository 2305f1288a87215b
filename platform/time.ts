/** An instant is always UTC; a `Date` is only a carrier for it. */
export type Instant = Date;

/** A calendar day as people in Ukraine mean it, `YYYY-MM-DD`. */
export type KyivDay = string & { readonly __brand: "KyivDay" };

export interface Clock {
  now(): Instant;
}

export const systemClock: Clock = { now: () => new Date() };

const SECOND = 1_000;
const HOUR = 3_600_000;

let kyivParts: Intl.DateTimeFormat | undefined;
/** Made when first asked for: a formatter with a time zone costs a phone tens of milliseconds. */
const kyivFormat = (): Intl.DateTimeFormat =>
  (kyivParts ??= new Intl.DateTimeFormat("en-CA", {
    timeZone: "Europe/Kyiv",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }));

/** The day in Kyiv at that instant, summer time included. */
export function kyivDay(instant: Instant): KyivDay {
  const { year, month, day } = kyivFields(instant);
  return `${year}-${month}-${day}` as KyivDay;
}

/** The instant at which that day began in Kyiv, on days with 23 and 25 hours too. */
export function startOfKyivDay(instant: Instant): Instant {
  const day = kyivDay(instant);
  const midnight = new Date(`${day}T00:00:00Z`).getTime();
  // Kyiv is two or three hours ahead of UTC; the earlier of the two that still is the same day is its beginning.
  const begin = [3, 2].map((hours) => new Date(midnight - hours * HOUR)).find((candidate) => kyivDay(candidate) === day);
  return begin ?? new Date(midnight);
}

/** The hour (0–23) on a clock in Kyiv at that instant. */
export function kyivHour(instant: Instant): number {
  return Number(kyivFields(instant).hour);
}

/** `DD.MM.YYYY` in Kyiv. */
export function formatDay(instant: Instant): string {
  const { year, month, day } = kyivFields(instant);
  return `${day}.${month}.${year}`;
}

/** `DD.MM.YYYY, HH:MM` in Kyiv. */
export function formatMoment(instant: Instant): string {
  const { hour, minute } = kyivFields(instant);
  return `${formatDay(instant)}, ${hour}:${minute}`;
}

export const addSeconds = (instant: Instant, seconds: number): Instant => new Date(instant.getTime() + seconds * SECOND);

export const addHours = (instant: Instant, hours: number): Instant => new Date(instant.getTime() + hours * HOUR);

export const addDays = (instant: Instant, days: number): Instant => addHours(instant, days * 24);

/** Whole seconds from `from` to `to`, rounded down, never negative. */
export const secondsBetween = (from: Instant, to: Instant): number => Math.max(0, Math.floor((to.getTime() - from.getTime()) / SECOND));

function kyivFields(instant: Instant): Record<"year" | "month" | "day" | "hour" | "minute", string> {
  const fields = { year: "", month: "", day: "", hour: "", minute: "" };
  for (const { type, value } of kyivFormat().formatToParts(instant)) {
    if (type in fields) fields[type as keyof typeof fields] = value;
  }
  return fields;
}
