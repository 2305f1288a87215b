import { expect, test } from "vitest";
import { kopiykas } from "../../platform/money/money.ts";
import { differencesOf } from "./reconciliation.rules.ts";

const ours = (reference: string, more: object = {}) => ({
  reference,
  amount: kopiykas(10_000),
  isPaid: true,
  refunded: kopiykas(0),
  isOfTheDay: true,
  ...more,
});
const theirs = (reference: string, more: object = {}) => ({
  reference,
  amount: kopiykas(10_000),
  isPaid: true,
  refunded: kopiykas(0),
  ...more,
});

test("S19 two books that agree have no differences", () => {
  expect(
    differencesOf(
      [ours("1"), ours("2", { isPaid: false }), ours("3", { isPaid: false }), ours("4", { isOfTheDay: false })],
      [theirs("1"), theirs("2", { isPaid: false }), theirs("not ours, not paid", { isPaid: false })],
    ),
  ).toEqual([]);
});

test("S19 each of the five kinds of difference is found", () => {
  expect(
    differencesOf(
      [ours("1"), ours("lost there"), ours("sum"), ours("state", { isPaid: false }), ours("refunded", { refunded: kopiykas(500) })],
      [
        theirs("1"),
        theirs("lost here"),
        theirs("sum", { amount: kopiykas(9_999) }),
        theirs("state"),
        theirs("refunded", { refunded: kopiykas(700) }),
      ],
    ),
  ).toEqual([
    { kind: "unknown_here", reference: "lost here", ours: "", theirs: "10000" },
    { kind: "sum", reference: "sum", ours: "10000", theirs: "9999" },
    { kind: "state", reference: "state", ours: "not paid", theirs: "paid" },
    { kind: "refunded", reference: "refunded", ours: "500", theirs: "700" },
    { kind: "unknown_there", reference: "lost there", ours: "10000", theirs: "" },
  ]);
});
