/** Always UTC. */
export type Instant = Date;

/** A calendar day in Ukraine, `YYYY-MM-DD`. */
export type KyivDay = string & { readonly __brand: "KyivDay" };

export interface Clock {
  now(): Instant;
}

export const systemClock: Clock = { now: () => new Date() };

const SECOND = 1_000;
const HOUR = 3_600_000;

let kyivParts: Intl.DateTimeFormat | undefined;
/** Lazy, because a formatter with a time zone costs a phone tens of milliseconds. */
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

export function kyivDay(instant: Instant): KyivDay {
  const { year, month, day } = kyivFields(instant);
  return `${year}-${month}-${day}` as KyivDay;
}

/** When that day began in Kyiv, also on days of 23 and 25 hours. */
export const startOfKyivDay = (instant: Instant): Instant => startOfDay(kyivDay(instant));

export function startOfDay(day: KyivDay): Instant {
  const midnight = new Date(`${day}T00:00:00Z`).getTime();
  // Kyiv is two or three hours ahead of UTC.
  const begin = [3, 2].map((hours) => new Date(midnight - hours * HOUR)).find((candidate) => kyivDay(candidate) === day);
  return begin ?? new Date(midnight);
}

export const daysLater = (day: KyivDay, days: number): KyivDay =>
  addDays(new Date(`${day}T00:00:00Z`), days)
    .toISOString()
    .slice(0, 10) as KyivDay;

export function firstOfMonth(day: KyivDay, monthsLater = 0): KyivDay {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + monthsLater, 1)).toISOString().slice(0, 10) as KyivDay;
}

export function kyivHour(instant: Instant): number {
  return Number(kyivFields(instant).hour);
}

/** Minutes since midnight in Kyiv, 0–1439. */
export function kyivMinute(instant: Instant): number {
  const { hour, minute } = kyivFields(instant);
  return Number(hour) * 60 + Number(minute);
}

/** From 9 to 20 in Kyiv, when an SMS wakes nobody. */
export function isWakingHour(instant: Instant): boolean {
  const hour = kyivHour(instant);
  return hour >= 9 && hour < 20;
}

/** The instant itself where it wakes nobody, else nine o'clock the next morning, on days of 23 and 25 hours too. */
export function nextWakingHour(instant: Instant): Instant {
  if (isWakingHour(instant)) return instant;
  const day = kyivHour(instant) < 9 ? kyivDay(instant) : daysLater(kyivDay(instant), 1);
  const nine = new Date(`${day}T09:00:00Z`).getTime();
  return [3, 2].map((hours) => new Date(nine - hours * HOUR)).find((candidate) => kyivHour(candidate) === 9) ?? instant;
}

/** `HH:MM:SS` in Kyiv, whose offset is whole hours. */
export function kyivTime(instant: Instant): string {
  const { hour, minute } = kyivFields(instant);
  return `${hour}:${minute}:${String(instant.getUTCSeconds()).padStart(2, "0")}`;
}

/** `DD.MM.YYYY` in Kyiv. */
export function formatDay(instant: Instant): string {
  const { year, month, day } = kyivFields(instant);
  return `${day}.${month}.${year}`;
}

/** `DD.MM.YYYY` of a day written `YYYY-MM-DD`. */
export const formatIsoDay = (day: string): string => formatDay(startOfDay(day as KyivDay));

/** `DD.MM.YYYY, HH:MM` in Kyiv. */
export function formatMoment(instant: Instant): string {
  const { hour, minute } = kyivFields(instant);
  return `${formatDay(instant)}, ${hour}:${minute}`;
}

/** `YYYY-MM-DD HH:MM` in Kyiv. */
export function isoMoment(instant: Instant): string {
  const { hour, minute } = kyivFields(instant);
  return `${kyivDay(instant)} ${hour}:${minute}`;
}

export const addSeconds = (instant: Instant, seconds: number): Instant => new Date(instant.getTime() + seconds * SECOND);

export const addHours = (instant: Instant, hours: number): Instant => new Date(instant.getTime() + hours * HOUR);

export const addDays = (instant: Instant, days: number): Instant => addHours(instant, days * 24);

/** Whole seconds, rounded down, never negative. */
export const secondsBetween = (from: Instant, to: Instant): number => Math.max(0, Math.floor((to.getTime() - from.getTime()) / SECOND));

function kyivFields(instant: Instant): Record<"year" | "month" | "day" | "hour" | "minute", string> {
  const fields = { year: "", month: "", day: "", hour: "", minute: "" };
  for (const { type, value } of kyivFormat().formatToParts(instant)) {
    if (type in fields) fields[type as keyof typeof fields] = value;
  }
  return fields;
}
