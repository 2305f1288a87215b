import { expect, test } from "vitest";
import { figuresOfRuns, limits, missed, type Figures } from "./limits.ts";

const good: Figures = { performance: 95, accessibility: 100, bestPractices: 100, seo: 100, scriptBytes: 140_000, lcpSeconds: 2, cls: 0.02 };

test("a page exactly at its limits keeps to them", () => {
  expect(missed(good)).toEqual([]);
});

test.each(limits)("a page a little beyond its $name misses that limit alone", ({ figure, least, most }) => {
  const beyond = least === undefined ? (most ?? 0) * 1.001 : least - 0.1;
  expect(missed({ ...good, [figure]: beyond }).map((limit) => limit.figure)).toEqual([figure]);
});

test.each(limits)("a page without its $name misses that limit", ({ figure }) => {
  expect(missed({ ...good, [figure]: NaN }).map((limit) => limit.figure)).toEqual([figure]);
});

test("one slow run of three does not count, one shift does", () => {
  const run = { performance: 99, lcpSeconds: 1.5, cls: 0 };
  const figures = figuresOfRuns(good, [run, { performance: 40, lcpSeconds: 9, cls: 0.3 }, run]);
  expect(figures).toEqual({ ...good, ...run, cls: 0.3 });
});

test("no runs measure nothing", () => {
  expect(missed(figuresOfRuns(good, [])).map(({ figure }) => figure)).toEqual(["performance", "lcpSeconds", "cls"]);
});
