import { keepJson, recallJson } from "../../../../client/memory/device-memory.ts";

/** How the shop gets onto this device's screen: at a button of ours, or by steps of the browser's own. */
export type InstallWay = "button" | "steps";
/** Instants in milliseconds. */
export type Visits = { visits: number; seenAt: number; quietUntil: number };

const none: Visits = { visits: 0, seenAt: 0, quietUntil: 0 };
/** A visit is over when nothing was opened for so long. */
const BETWEEN_VISITS_MS = 30 * 60_000;
const QUIET_MS = 30 * 86_400_000;
const FIRST_OFFER = 2;

export const afterOpening = (before: Visits, now: number): Visits => ({
  ...before,
  visits: before.visits + (now - before.seenAt > BETWEEN_VISITS_MS ? 1 : 0),
  seenAt: now,
});

export const afterClosing = (before: Visits, now: number): Visits => ({ ...before, quietUntil: now + QUIET_MS });

/** From the second visit on, to who keeps something or has a cart, and not for 30 days after it was closed. */
export const isOfferDue = ({ visits, quietUntil }: Visits, { now, hasSomething }: { now: number; hasSomething: boolean }): boolean =>
  visits >= FIRST_OFFER && hasSomething && now >= quietUntil;

export const visitsHere = (): Visits => ({ ...none, ...recallJson<Partial<Visits>>("visits") });
export const keepVisits = (visits: Visits): void => keepJson("visits", visits);

/** Safari on Apple's phones and tablets installs by its own menu alone; other browsers there cannot. */
export const installsBySteps = (userAgent: string): boolean =>
  /iphone|ipad|ipod/i.test(userAgent) && /safari/i.test(userAgent) && !/crios|fxios|edgios|opt\//i.test(userAgent);
