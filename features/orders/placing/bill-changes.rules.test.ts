import { expect, test } from "vitest";
import { kopiykas } from "../../../platform/money/money.ts";
import { billChanges } from "./bill-changes.rules.ts";

const line = (kind: "goods" | "bonuses" | "balance", sum: number) => ({ kind, reason: `(${kind})`, kopiykas: kopiykas(sum) });

test("only what is another sum is named, with both sums", () => {
  expect(billChanges([line("goods", 500), line("bonuses", -100)], [line("goods", 500), line("bonuses", -40)])).toEqual([
    { kind: "bonuses", reason: "(bonuses)", was: -100, now: -40 },
  ]);
});

test("what came and what went is named too", () => {
  expect(billChanges([line("goods", 500), line("bonuses", -100)], [line("goods", 500), line("balance", -70)])).toEqual([
    { kind: "balance", reason: "(balance)", was: 0, now: -70 },
    { kind: "bonuses", reason: "(bonuses)", was: -100, now: 0 },
  ]);
});

test("of one and the same bill nothing is named", () => {
  expect(billChanges([line("goods", 500)], [line("goods", 500)])).toEqual([]);
});
