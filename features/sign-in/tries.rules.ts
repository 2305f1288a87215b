import type { Budget } from "../../platform/limits/budget.ts";

const DAY = 86_400;
const A_DAY = 15;

/** Wrong codes strangers may give for a phone in a day (S21). */
export const strangersToday = (phone: string): Budget => ({ name: "code-phone-day", of: phone, limit: A_DAY, windowSeconds: DAY });

/** Wrong codes of strangers in a row, however long it takes, after which they have one try a day. */
export const strangersInARow = (phone: string): Budget => ({ name: "code-phone-run", of: phone, limit: 100, windowSeconds: "ever" });
export const strangersAfterRow = (phone: string): Budget => ({ name: "code-phone-slow", of: phone, limit: 1, windowSeconds: DAY });

/** Wrong codes a known device may give in a day: its own, which no stranger touches. */
export const ownToday = (phone: string, credential: string): Budget => ({
  name: "code-device-day",
  of: `${phone} ${credential}`,
  limit: A_DAY,
  windowSeconds: DAY,
});

/** The owner of a phone hears of strangers' tries once a day at most. */
export const toldToday = (phone: string): Budget => ({ name: "code-told-day", of: phone, limit: 1, windowSeconds: DAY });
