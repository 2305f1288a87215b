import type { Budget } from "../../platform/limits/budget.ts";
import { secondsBetween, type Instant } from "../../platform/time.ts";

/** Seconds a code lives, and seconds until a second one may be asked for (decisions.md §4). */
export const CODE_SECONDS = 300;
export const RESEND_SECONDS = 60;
/** Wrong tries one code survives (security.md S21). */
export const WRONG_PER_CODE = 5;

const HOUR = 3_600;
const DAY = 86_400;

/**
 * The digits of a Ukrainian number in any form people paste it: `+380 (67) 123-45-67`, `80671234567`,
 * `067 123 45 67`, `671234567`. Undefined when nine digits cannot be made out.
 */
export function parsePhone(text: string): string | undefined {
  const digits = text.replace(/\D/g, "");
  const nine = /^(?:00)?(?:380|80|0)?(\d{9})$/.exec(digits)?.[1];
  return nine ? `380${nine}` : undefined;
}

/**
 * What stands after +380 of whatever was typed or pasted so far, at most nine digits. No operator's code begins with
 * 0, 80 or 380, so that these are always somebody's habit.
 */
export const digitsAfterCountry = (text: string): string =>
  text
    .replace(/\D/g, "")
    .replace(/^(?:00)?(?:380|80|0)/, "")
    .slice(0, 9);

/** Codes that went to a phone of late and were not used since; a used one shows that its owner is here. */
export type RecentCodes = {
  newest: Instant | undefined;
  /** Those the same browser asked for. */
  own: { newest: Instant | undefined; count: number };
};

/** How long codes left unused make the next one wait. */
export const REMEMBERED_SECONDS = HOUR;
const pauses = [RESEND_SECONDS, 120, 300, 600];

/** Seconds until a browser may ask for another code after so many it left unused, one at least; the sixth of an hour is refused by its budget (S22). */
export const pauseAfter = (unused: number): number => pauses[Math.min(unused, pauses.length) - 1] ?? RESEND_SECONDS;

/**
 * Seconds until another code may be sent to a phone: a minute after anybody's, longer and longer after one's own. What
 * strangers ask for makes nobody wait longer than that minute.
 */
export function secondsToWait({ newest, own }: RecentCodes, now: Instant): number {
  const left = (pause: number, since: Instant | undefined) => (since ? Math.max(0, pause - secondsBetween(since, now)) : 0);
  return Math.max(left(RESEND_SECONDS, newest), left(pauseAfter(own.count), own.newest));
}

/** Of the newest codes this many are looked at, once people had the time to type them; fewer used than the share means an attack (S22). */
export const WATCHED_CODES = 200;
const USED_SHARE = 0.4;

export const isSmsAttack = ({ sent, used }: { sent: number; used: number }): boolean => sent >= WATCHED_CODES && used / sent < USED_SHARE;

/**
 * What sending one code takes from (security.md S22), the narrowest first, so that a refused request does not eat
 * what belongs to everybody. Thousands of people share one mobile address, so a known device is not counted by it;
 * during an attack an address may ask for ten codes an hour on unknown devices.
 */
export function sendingBudgets({
  phone,
  address,
  knownDevice,
  attack,
  shop,
}: {
  phone: string;
  address: string;
  knownDevice: boolean;
  attack: boolean;
  /** What the whole shop may send. */
  shop: { hour: number; day: number };
}): Budget[] {
  const byAddress: Budget = { name: "sms-address-hour", of: network(address), limit: attack ? 10 : 300, windowSeconds: HOUR };
  return [
    { name: "sms-phone-hour", of: phone, limit: 5, windowSeconds: HOUR },
    { name: "sms-phone-day", of: phone, limit: 10, windowSeconds: DAY },
    ...(knownDevice ? [] : [byAddress]),
    { name: "sms-prefix-hour", of: phone.slice(0, 9), limit: 30, windowSeconds: HOUR },
    { name: "sms-shop-hour", of: "", limit: shop.hour, windowSeconds: HOUR },
    { name: "sms-shop-day", of: "", limit: shop.day, windowSeconds: DAY },
  ];
}

/** Wrong codes a phone may be given in a day (S21). */
export const wrongToday = (phone: string): Budget => ({ name: "code-phone-day", of: phone, limit: 15, windowSeconds: DAY });

/** Wrong codes in a row, however long it takes, after which only support unlocks the phone (S21). */
export const wrongInARow = (phone: string): Budget => ({ name: "code-phone-run", of: phone, limit: 100, windowSeconds: "ever" });

/** An IPv4 address as it is, an IPv6 one as its /64. */
export function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const start = head === "" ? [] : head.split(":");
  const end = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => "0");
  return [...start, ...zeros, ...end]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
