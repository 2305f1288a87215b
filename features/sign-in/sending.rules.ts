import type { Budget } from "../../platform/limits/budget.ts";
import { secondsBetween, type Instant } from "../../platform/time.ts";
import { RESEND_SECONDS } from "./sign-in.rules.ts";

const HOUR = 3_600;
const DAY = 86_400;

/** What the whole shop may send. */
export type SmsBudget = { hour: number; day: number };
/** Who asks for a code: a device that once passed one for this very phone, or anybody else. */
export type Asker = "known device" | "stranger";

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
 * Seconds until another code may be sent to a phone: a minute after anybody's of the same kind, longer and longer after one's
 * own. What strangers ask for makes a new device wait no longer than that minute, and a known one not at all.
 */
export function secondsToWait({ newest, own }: RecentCodes, now: Instant): number {
  const left = (pause: number, since: Instant | undefined) => (since ? Math.max(0, pause - secondsBetween(since, now)) : 0);
  return Math.max(left(RESEND_SECONDS, newest), left(pauseAfter(own.count), own.newest));
}

/** How strangers' codes fare: those of the last hour, and the newest of all that people had the time to type. */
export type Pressure = { hour: { sent: number; used: number }; newest: { sent: number; used: number } };

/** Of the newest codes this many are looked at. */
export const WATCHED_CODES = 200;
const USED_SHARE = 0.4;
const FEWEST_UNUSED = 20;

/**
 * Whether somebody asks for codes that nobody types (S22): fewer than 40 % are used of the last 200, or of the last hour's once
 * a tenth of the shop's hour lies unused, which a flood reaches within its first second.
 */
export function isFlood({ hour, newest }: Pressure, shop: SmsBudget): boolean {
  const isLittleUsed = ({ sent, used }: { sent: number; used: number }) => used < sent * USED_SHARE;
  const isRush = hour.sent - hour.used >= Math.max(FEWEST_UNUSED, shop.hour / 10);
  return (isRush && isLittleUsed(hour)) || (newest.sent >= WATCHED_CODES && isLittleUsed(newest));
}

/** Codes an address may ask for in an hour before it solves a proof of work for each. */
export const FREE_OF_WORK = 10;

/** Eight small puzzles rather than a large one: their time varies little. 2¹⁵ hashes in all are about a second on a phone. */
const PUZZLES = 8;
const EASIEST_BITS = 12;

/** The work for one code: doubled once strangers have spent half of what is theirs in this hour, and again at three quarters. */
export function workFor({ hour }: Pressure, shop: SmsBudget): { puzzles: number; bits: number } {
  const spent = hour.sent / shareOf(shop, STRANGERS).hour;
  return { puzzles: PUZZLES, bits: EASIEST_BITS + (spent >= 0.5 ? 1 : 0) + (spent >= 0.75 ? 1 : 0) };
}

/** How far strangers go into the shop's budget, and how much of it besides is for phones that have bought here; the rest waits for known devices. */
const STRANGERS = 0.8;
const BUYERS = 0.1;

const shareOf = ({ hour, day }: SmsBudget, share: number): SmsBudget => ({ hour: Math.floor(hour * share), day: Math.floor(day * share) });

/**
 * What asking for one code takes from (S22), the narrowest first. Thousands of people share one mobile address and one prefix, so
 * they count strangers alone; known devices have budgets of their own for each phone, which strangers never touch (S21).
 */
export function askingBudgets({ phone, network, asker }: { phone: string; network: string; asker: Asker }): Budget[] {
  if (asker === "known device")
    return [
      { name: "sms-own-phone-hour", of: phone, limit: 5, windowSeconds: HOUR },
      { name: "sms-own-phone-day", of: phone, limit: 10, windowSeconds: DAY },
    ];
  return [
    { name: "sms-phone-hour", of: phone, limit: 5, windowSeconds: HOUR },
    { name: "sms-phone-day", of: phone, limit: 10, windowSeconds: DAY },
    askingNetwork(network),
    { name: "sms-prefix-hour", of: phone.slice(0, 9), limit: 30, windowSeconds: HOUR },
  ];
}

/** What strangers of one network ask for. */
export const askingNetwork = (network: string): Budget => ({ name: "sms-network-hour", of: network, limit: 300, windowSeconds: HOUR });

/** What belongs to everybody: taken last, so that a refused request does not eat it. */
export const shopBudgets = (shop: SmsBudget): Budget[] => hourAndDay("sms-shop", shop);
export const strangersBudgets = (shop: SmsBudget): Budget[] => hourAndDay("sms-strangers", shareOf(shop, STRANGERS));
export const buyersBudgets = (shop: SmsBudget): Budget[] => hourAndDay("sms-buyers", shareOf(shop, BUYERS));

/** Codes that are kept without being sent, once strangers have spent what is theirs. */
export const withheldBudget = (shop: SmsBudget): Budget => ({ name: "sms-withheld-hour", of: "", limit: shop.hour, windowSeconds: HOUR });

/** Waits instead of work: few, since a program waits as easily as a person (S22). */
export const waitBudgets = (network: string, shop: SmsBudget): Budget[] => [
  { name: "sms-waited-network-hour", of: network, limit: 3, windowSeconds: HOUR },
  { name: "sms-waited-hour", of: "", limit: Math.max(5, Math.floor(shop.hour / 20)), windowSeconds: HOUR },
];

const hourAndDay = (name: string, { hour, day }: SmsBudget): Budget[] => [
  { name: `${name}-hour`, of: "", limit: hour, windowSeconds: HOUR },
  { name: `${name}-day`, of: "", limit: day, windowSeconds: DAY },
];
