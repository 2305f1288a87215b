import { addSeconds, daysLater, kyivDay, kyivHour, startOfDay, type Instant } from "../../platform/time/time.ts";

export const LONGEST_MESSAGE = 2_000;
export const MOST_PHOTOS = 5;
export const MOST_READ = 50;
export type Side = "customer" | "staff";

/** Hours in Kyiv, the last day of the week from Monday (1 to 7), minutes until an answer. */
export type ChatHours = { from: number; to: number; lastDay: number; answerMinutes: number };

/** When a message is answered at the latest: `answerMinutes` after it, or after the next opening. */
export function answersBy(at: Instant, { from, to, lastDay, answerMinutes }: ChatHours): Instant {
  const isOpen = weekday(at) <= lastDay && kyivHour(at) >= from && kyivHour(at) < to;
  return addSeconds(isOpen ? at : nextOpening(at, { from, lastDay }), answerMinutes * 60);
}

function nextOpening(at: Instant, { from, lastDay }: Pick<ChatHours, "from" | "lastDay">): Instant {
  for (let later = 0; later <= 7; later += 1) {
    const opening = atHour(daysLater(kyivDay(at), later), from);
    if (opening > at && weekday(opening) <= lastDay) return opening;
  }
  return at;
}

/** Days of clock changes are an hour longer or shorter, so the hour is searched. */
function atHour(day: ReturnType<typeof kyivDay>, hour: number): Instant {
  const plain = addSeconds(startOfDay(day), hour * 3_600);
  return addSeconds(plain, (hour - kyivHour(plain)) * 3_600);
}

/** 1 is Monday. */
function weekday(at: Instant): number {
  const day = new Date(`${kyivDay(at)}T12:00:00Z`).getUTCDay();
  return day === 0 ? 7 : day;
}
