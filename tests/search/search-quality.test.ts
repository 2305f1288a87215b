import { expect, test } from "vitest";
import { demoGoods } from "./demo-goods.ts";
import { ownSearch } from "./engines.ts";
import { labels } from "./labels.ts";
import { madeQueries } from "./made-queries.ts";
import { askAll, scoreOf } from "./score-queries.ts";

const goods = demoGoods(3_000);
const search = ownSearch(goods);
const answers = await askAll(search, goods);

test("at least twenty queries of every kind are asked, and a third is held out", () => {
  expect(answers.length).toBeGreaterThanOrEqual(500);
  for (const some of Map.groupBy(answers, ({ label }) => label.kind).values()) expect(some.length).toBeGreaterThanOrEqual(20);
  const held = labels.filter((label) => label.held).length;
  expect(held / labels.length).toBeGreaterThan(0.25);
});

test("98 of 100 queries show what was meant among the first five, and at most 2 find nothing", () => {
  const { success, nothing } = scoreOf(answers);
  expect(success).toBeGreaterThanOrEqual(0.98);
  expect(nothing).toBeLessThanOrEqual(0.01);
});

test("the queries held out are answered as well as those the search was tuned with", () => {
  const { success, nothing } = scoreOf(answers.filter(({ label }) => label.held));
  expect(success).toBeGreaterThanOrEqual(0.98);
  expect(nothing).toBeLessThanOrEqual(0.01);
});

test("nine of ten queries of every kind succeed", () => {
  for (const [kind, some] of Map.groupBy(answers, ({ label }) => label.kind)) {
    expect(scoreOf(some).success, kind).toBeGreaterThanOrEqual(0.9);
  }
});

test("a slip of the finger or the wrong layout in any kind of goods' name is forgiven nine times of ten", async () => {
  const made = await askAll(search, goods, madeQueries(goods));
  for (const [kind, some] of Map.groupBy(made, ({ label }) => label.kind)) {
    expect(scoreOf(some).success, kind).toBeGreaterThanOrEqual(0.9);
  }
});
