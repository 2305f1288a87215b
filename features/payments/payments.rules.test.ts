import fc from "fast-check";
import { expect, test } from "vitest";
import { kopiykas } from "../../platform/money/money.ts";
import { addSeconds } from "../../platform/time/time.ts";
import {
  judgeNews,
  nextPoll,
  nextPollOf,
  nextRefundTry,
  orderNumberOf,
  referenceOf,
  sentBackNow,
  type KnownPayment,
} from "./payments.rules.ts";

const start = new Date("2026-11-21T10:00:00Z");
const minutesOfPolls = () => {
  const minutes: number[] = [];
  for (let at = nextPoll(start, start); at; at = nextPoll(start, at)) minutes.push((at.getTime() - start.getTime()) / 60_000);
  return minutes;
};

test("S16 an open payment is asked about after 1, 3, 10 and 30 minutes, then hourly to 96 hours", () => {
  const minutes = minutesOfPolls();
  expect(minutes.slice(0, 7)).toEqual([1, 3, 10, 30, 60, 120, 180]);
  expect(minutes.at(-1)).toBe(96 * 60);
  expect(minutes).toHaveLength(4 + 96);
});

test("S16 polls missed while the shop was down become one, and every poll lies ahead", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 * 3_600 }), (seconds) => {
      const now = addSeconds(start, seconds);
      const next = nextPoll(start, now);
      if (seconds < 96 * 3_600) expect(next && next > now && next.getTime() - now.getTime() <= 3_600_000).toBe(true);
      else expect(next).toBeUndefined();
    }),
  );
});

test("S16 one that failed is asked about for as long as its page may take another card; a paid or ended one no more", () => {
  const pollOf = (state: "open" | "failed" | "paid" | "expired", hours: number) =>
    nextPollOf({ state, started_at: start }, addSeconds(start, hours * 3_600));
  expect(pollOf("failed", 0)).toEqual(addSeconds(start, 60));
  expect(pollOf("failed", 24)).toEqual(addSeconds(start, 25 * 3_600));
  expect([pollOf("failed", 25), pollOf("paid", 0), pollOf("expired", 0), pollOf("open", 96)]).toEqual(Array(4).fill(undefined));
  expect(pollOf("open", 25)).toEqual(addSeconds(start, 26 * 3_600));
});

test("what went back without the shop's asking is told once, whatever the shop asked for besides and in whatever order it is heard of", () => {
  const amount = kopiykas(5_000);
  const money = fc.integer({ min: 0, max: 5_000 });
  fc.assert(
    fc.property(money, money, fc.array(money, { maxLength: 6 }), (unasked, asked, heard) => {
      let known = 0;
      for (const refunded of [...heard, unasked + asked]) {
        const at = Math.min(refunded, unasked + asked);
        known += sentBackNow({ amount, sent_back: kopiykas(known) }, { state: "paid", refunded: kopiykas(at) }, kopiykas(asked));
      }
      expect(known).toBe(Math.max(0, Math.min(5_000, unasked + asked) - asked));
    }),
  );
  const all = { amount, sent_back: kopiykas(0) };
  expect(sentBackNow(all, { state: "failed", refunded: amount }, kopiykas(0))).toBe(0);
  expect(sentBackNow(all, { state: "paid", refunded: kopiykas(-500) }, kopiykas(0))).toBe(0);
});

const open: KnownPayment = { amount: kopiykas(5_000), state: "open", told_at: null };
const news = { state: "paid" as const, isSettled: true, amount: kopiykas(5_000), currency: "UAH", at: start };
const strict = { isSandboxTaken: false };

test("S15 only our payment, our sum and our currency are believed", () => {
  expect(judgeNews(open, news, strict)).toEqual({ kind: "money" });
  expect(judgeNews(undefined, news, strict)).toEqual({ kind: "unmatched", note: "no_payment" });
  expect(judgeNews(open, { ...news, amount: kopiykas(4_999) }, strict)).toEqual({ kind: "unmatched", note: "other_sum" });
  expect(judgeNews(open, { ...news, currency: "USD" }, strict)).toEqual({ kind: "unmatched", note: "other_currency" });
});

test("S18 play money is refused in production and counts elsewhere", () => {
  expect(judgeNews(open, { ...news, state: "sandbox" }, strict)).toEqual({ kind: "unmatched", note: "sandbox" });
  expect(judgeNews(open, { ...news, state: "sandbox" }, { isSandboxTaken: true })).toEqual({ kind: "money" });
});

test("money the vendor has not promised yet is waited for", () => {
  expect(judgeNews(open, { ...news, isSettled: false }, strict)).toEqual({ kind: "changed", state: "open", isHeld: true });
});

test("S15 whatever order news arrive in and however often, the payment ends alike", () => {
  const one = fc.record({
    state: fc.constantFrom("waiting" as const, "paid" as const, "failed" as const, "expired" as const),
    at: fc.integer({ min: 0, max: 4 }).map((seconds) => addSeconds(start, seconds)),
  });
  const endOf = (all: readonly { state: "waiting" | "paid" | "failed" | "expired"; at: Date }[]) => {
    const payment: KnownPayment = { ...open };
    for (const heard of all) {
      const verdict = judgeNews(payment, { ...news, ...heard }, strict);
      if (verdict.kind === "money") Object.assign(payment, { state: "paid", told_at: heard.at });
      if (verdict.kind === "changed") Object.assign(payment, { state: verdict.state, told_at: heard.at });
    }
    return payment.state;
  };
  fc.assert(
    fc.property(
      fc
        .array(one, { minLength: 1, maxLength: 8 })
        .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 }))),
      ([all, shuffled]) => {
        expect(endOf(shuffled)).toBe(endOf(all));
      },
    ),
  );
});

test("a refund is tried again ever later, at least hourly", () => {
  expect([0, 1, 2].map(nextRefundTry)).toEqual([30, 60, 120]);
  expect(nextRefundTry(100)).toBe(3_600);
});

test("an attempt is named by its order and its number", () => {
  expect(referenceOf({ number: 100_234, attempt: 2 })).toBe("100234-2");
  expect(orderNumberOf("100234-2")).toBe(100_234);
  expect(orderNumberOf("D5-mh2k1x")).toBeNull();
});
