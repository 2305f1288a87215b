import { keepJson, recallJson } from "../../../../client/memory/device-memory.ts";

/** Installs by a button of the shop, or by steps in the browser's own menu. */
export type InstallWay = "button" | "steps";
/** Instants in milliseconds. */
export type Visits = { visits: number; seenAt: number; quietUntil: number };

const none: Visits = { visits: 0, seenAt: 0, quietUntil: 0 };
/** A visit is over after this long without a page. */
const BETWEEN_VISITS_MS = 30 * 60_000;
const QUIET_MS = 30 * 86_400_000;
const FIRST_OFFER = 2;

export const afterOpening = (before: Visits, now: number): Visits => ({
  ...before,
  visits: before.visits + (now - before.seenAt > BETWEEN_VISITS_MS ? 1 : 0),
  seenAt: now,
});

export const afterClosing = (before: Visits, now: number): Visits => ({ ...before, quietUntil: now + QUIET_MS });

/** Offered from the second visit on, to visitors with a cart or kept goods, and not for 30 days after it was closed. */
export const isOfferDue = ({ visits, quietUntil }: Visits, { now, hasSomething }: { now: number; hasSomething: boolean }): boolean =>
  visits >= FIRST_OFFER && hasSomething && now >= quietUntil;

export const visitsHere = (): Visits => ({ ...none, ...recallJson<Partial<Visits>>("visits") });
export const keepVisits = (visits: Visits): void => keepJson("visits", visits);

/** On Apple's phones and tablets only Safari installs, and only by its own menu. */
export const installsBySteps = (userAgent: string): boolean =>
  /iphone|ipad|ipod/i.test(userAgent) && /safari/i.test(userAgent) && !/crios|fxios|edgios|opt\//i.test(userAgent);
