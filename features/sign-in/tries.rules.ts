import type { Budget } from "../../platform/limits/budget.ts";

const DAY = 86_400;
const A_DAY = 15;

/** Strangers' wrong codes for a phone in a day (S21). */
export const strangersToday = (phone: string): Budget => ({ name: "code-phone-day", of: phone, limit: A_DAY, windowSeconds: DAY });

/** Strangers' wrong codes in a row, after which one try a day is left. */
export const strangersInARow = (phone: string): Budget => ({ name: "code-phone-run", of: phone, limit: 100, windowSeconds: "ever" });
export const strangersAfterRow = (phone: string): Budget => ({ name: "code-phone-slow", of: phone, limit: 1, windowSeconds: DAY });

export const ownToday = (phone: string, credential: string): Budget => ({
  name: "code-device-day",
  of: `${phone} ${credential}`,
  limit: A_DAY,
  windowSeconds: DAY,
});

export const toldToday = (phone: string): Budget => ({ name: "code-told-day", of: phone, limit: 1, windowSeconds: DAY });
