import type { Budget } from "../../platform/limits/budget.ts";
import { secondsBetween, type Instant } from "../../platform/time/time.ts";
import { RESEND_SECONDS } from "./sign-in.rules.ts";

const HOUR = 3_600;
const DAY = 86_400;

export type SmsBudget = { hour: number; day: number };
/** A known device has passed a code for this very phone before. */
export type Asker = "known device" | "stranger";

/** Recent unused codes of a phone; a used one proves its owner present. */
export type RecentCodes = {
  newest: Instant | undefined;
  own: { newest: Instant | undefined; count: number };
};

/** How long unused codes delay the next one. */
export const REMEMBERED_SECONDS = HOUR;
const pauses = [RESEND_SECONDS, 120, 300, 600];

/** Seconds before a browser's next code, by how many it left unused; its budget refuses the sixth in an hour (S22). */
export const pauseAfter = (unused: number): number => pauses[Math.min(unused, pauses.length) - 1] ?? RESEND_SECONDS;

/** A minute after anybody's code, longer after one's own; strangers' codes never delay a known device. */
export function secondsToWait({ newest, own }: RecentCodes, now: Instant): number {
  const left = (pause: number, since: Instant | undefined) => (since ? Math.max(0, pause - secondsBetween(since, now)) : 0);
  return Math.max(left(RESEND_SECONDS, newest), left(pauseAfter(own.count), own.newest));
}

/** How many of strangers' codes were used: in the last hour, and of the newest ones old enough to be typed. */
export type Pressure = { hour: { sent: number; used: number }; newest: { sent: number; used: number } };

export const WATCHED_CODES = 200;
const USED_SHARE = 0.4;
const FEWEST_UNUSED = 20;

/** A flood (S22): under 40 % used of the last 200, or of the last hour once a tenth of the shop's hour lies unused. */
export function isFlood({ hour, newest }: Pressure, shop: SmsBudget): boolean {
  const isLittleUsed = ({ sent, used }: { sent: number; used: number }) => used < sent * USED_SHARE;
  const isRush = hour.sent - hour.used >= Math.max(FEWEST_UNUSED, shop.hour / 10);
  return (isRush && isLittleUsed(hour)) || (newest.sent >= WATCHED_CODES && isLittleUsed(newest));
}

/** Codes an address may ask for in an hour before each needs a proof of work. */
export const FREE_OF_WORK = 10;

/** Eight small puzzles vary less in time than a large one; 2¹⁵ hashes take a phone about a second. */
const PUZZLES = 8;
const EASIEST_BITS = 12;

/** The work for one code: doubled at half of strangers' hourly share, again at three quarters. */
export function workFor({ hour }: Pressure, shop: SmsBudget): { puzzles: number; bits: number } {
  const spent = hour.sent / shareOf(shop, STRANGERS).hour;
  return { puzzles: PUZZLES, bits: EASIEST_BITS + (spent >= 0.5 ? 1 : 0) + (spent >= 0.75 ? 1 : 0) };
}

/** Strangers' share of the shop's budget, and the share beyond it for phones that have bought here; known devices get the rest. */
const STRANGERS = 0.8;
const BUYERS = 0.1;

const shareOf = ({ hour, day }: SmsBudget, share: number): SmsBudget => ({ hour: Math.floor(hour * share), day: Math.floor(day * share) });

/** Narrowest first (S22). Thousands share a mobile address, so networks limit strangers alone; known devices have their own (S21). */
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

export const askingNetwork = (network: string): Budget => ({ name: "sms-network-hour", of: network, limit: 300, windowSeconds: HOUR });

/** Shared by everyone, so taken last: a refused request must not use it. */
export const shopBudgets = (shop: SmsBudget): Budget[] => hourAndDay("sms-shop", shop);
export const strangersBudgets = (shop: SmsBudget): Budget[] => hourAndDay("sms-strangers", shareOf(shop, STRANGERS));
export const buyersBudgets = (shop: SmsBudget): Budget[] => hourAndDay("sms-buyers", shareOf(shop, BUYERS));

/** Codes stored but not sent, once strangers' share is spent. */
export const withheldBudget = (shop: SmsBudget): Budget => ({ name: "sms-withheld-hour", of: "", limit: shop.hour, windowSeconds: HOUR });

/** Waiting instead of work is scarce, since a program waits as easily as a person (S22). */
export const waitBudgets = (network: string, shop: SmsBudget): Budget[] => [
  { name: "sms-waited-network-hour", of: network, limit: 3, windowSeconds: HOUR },
  { name: "sms-waited-hour", of: "", limit: Math.max(5, Math.floor(shop.hour / 20)), windowSeconds: HOUR },
];

const hourAndDay = (name: string, { hour, day }: SmsBudget): Budget[] => [
  { name: `${name}-hour`, of: "", limit: hour, windowSeconds: HOUR },
  { name: `${name}-day`, of: "", limit: day, windowSeconds: DAY },
];
