import type { PaymentNews } from "../../integrations/payments/card-provider.ts";
import { kopiykas, type Kopiykas } from "../../platform/money/money.ts";
import { addHours, addSeconds, type Instant } from "../../platform/time/time.ts";

const FIRST_MINUTES = [1, 3, 10, 30];
const LAST_HOUR = 96;

/** The page of a failed payment may take another card until it ends. */
const LAST_HOUR_OF_FAILED = 25;

/** Asked 1, 3, 10, 30 minutes after the start, then hourly: an open one to 96 h, a failed one while its page lives (security.md S16). */
export function nextPollOf(
  { state, started_at: startedAt }: { state: PaymentState; started_at: Instant },
  now: Instant,
): Instant | undefined {
  if (state === "paid" || state === "expired") return undefined;
  const next = nextPoll(startedAt, now);
  return state === "failed" && next && next > addHours(startedAt, LAST_HOUR_OF_FAILED) ? undefined : next;
}

/** 1, 3, 10, 30 minutes after the start of a payment, then hourly to 96 h. */
export function nextPoll(startedAt: Instant, now: Instant): Instant | undefined {
  const early = FIRST_MINUTES.map((minutes) => addSeconds(startedAt, minutes * 60)).find((instant) => instant > now);
  if (early) return early;
  const hour = Math.max(1, Math.floor((now.getTime() - startedAt.getTime()) / 3_600_000) + 1);
  return hour <= LAST_HOUR ? addHours(startedAt, hour) : undefined;
}

export type PaymentState = "starting" | "open" | "paid" | "failed" | "expired";
export type KnownPayment = { amount: Kopiykas; state: PaymentState; told_at: Instant | null };

/** `unmatched`: not our payment or not its sum; `stale`: older than what is known; `money`: newly paid. */
export type Verdict =
  | { kind: "unmatched"; note: "no_payment" | "other_sum" | "other_currency" | "sandbox" }
  | { kind: "stale" }
  | { kind: "noted" }
  | { kind: "changed"; state: "open" | "failed" | "expired"; isHeld: boolean }
  | { kind: "money" };

type News = Pick<PaymentNews, "state" | "isSettled" | "amount" | "currency" | "at">;

/** The newest word counts, at one instant the most final; money always counts (security.md S15). */
export function judgeNews(payment: KnownPayment | undefined, news: News, { isSandboxTaken }: { isSandboxTaken: boolean }): Verdict {
  if (!payment) return { kind: "unmatched", note: "no_payment" };
  if (news.currency !== "UAH") return { kind: "unmatched", note: "other_currency" };
  if (news.amount !== payment.amount) return { kind: "unmatched", note: "other_sum" };
  if (news.state === "sandbox" && !isSandboxTaken) return { kind: "unmatched", note: "sandbox" };
  if (payment.state === "paid") return { kind: "noted" };
  if (isMoney(news)) return { kind: "money" };
  const state = news.state === "failed" || news.state === "expired" ? news.state : "open";
  if (payment.told_at && isOlder({ at: news.at, state }, { at: payment.told_at, state: payment.state })) return { kind: "stale" };
  return { kind: "changed", state, isHeld: news.state === "paid" && !news.isSettled };
}

/** Play money of a provider's sandbox pays orders everywhere but in production (security.md S18). */
export const takesSandbox = ({ mode }: { mode: "demo" | "production" }): boolean => mode !== "production";

/** Money counts only once the vendor has promised it to the shop. */
const isMoney = ({ state, isSettled }: News): boolean => (state === "paid" || state === "sandbox") && isSettled;

const finality: Record<PaymentState, number> = { starting: 0, open: 0, expired: 1, failed: 2, paid: 3 };

const isOlder = (one: { at: Instant; state: PaymentState }, than: { at: Instant; state: PaymentState }): boolean =>
  one.at < than.at || (one.at.getTime() === than.at.getTime() && finality[one.state] < finality[than.state]);

/** Kopiykas newly sent back beyond `asked`, the shop's own refunds: undone in the provider's cabinet, or disputed. */
export const sentBackNow = (
  { amount, sent_back: known }: { amount: Kopiykas; sent_back: Kopiykas },
  { state, refunded }: Pick<PaymentNews, "state" | "refunded">,
  asked: Kopiykas,
): Kopiykas => kopiykas(state === "paid" || state === "sandbox" ? Math.max(0, Math.min(refunded, amount) - asked - known) : 0);

/** The shop's name for an attempt, never used twice. */
export const referenceOf = ({ number, attempt }: { number: number; attempt: number }): string => `${number}-${attempt}`;

/** The attempt's order; null for debts. */
export function orderNumberOf(reference: string): number | null {
  const number = Number(reference.split("-")[0]);
  return Number.isSafeInteger(number) ? number : null;
}

/** Seconds until a refund is tried again; it is never given up. */
export const nextRefundTry = (tries: number): number => Math.min(3_600, 30 * 2 ** Math.min(tries, 7));
