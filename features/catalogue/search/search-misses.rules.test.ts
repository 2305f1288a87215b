import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { searchKey, withoutBeginnings } from "./search-misses.rules.ts";

describe("what a search is counted under", () => {
  test.each([
    ["  Чоботи   ЗИМОВІ ", "чоботи зимові"],
    ["и\u0306од", "йод"],
    ["я".repeat(80), "я".repeat(64)],
    ["розмір 46", "розмір 46"],
    ["SR-111015", "sr-111015"],
  ])("%j as %j", (text, key) => expect(searchKey(text)).toBe(key));

  test.each(["+38 067 123-45-67", "0671234", "0 6 7 1 2 3 4", "olena@mail.ua", "  а ", `${"я".repeat(64)}0671234567`])(
    "%j is not kept: it may name a person or says nothing",
    (text) => expect(searchKey(text)).toBeUndefined(),
  );

  test("no text at all is kept longer than the table takes, or with the digits of a phone", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        const key = searchKey(text);
        if (key === undefined) return;
        expect(key.length).toBeLessThanOrEqual(64);
        expect(key.match(/\p{Nd}/gu)?.length ?? 0).toBeLessThan(7);
      }),
    );
  });
});

test("of a word that was typed letter by letter only the whole of it counts", () => {
  const typed = new Map([
    ["чоб", 1],
    ["чобо", 1],
    ["чоботиии", 2],
    ["кепка", 1],
  ]);
  expect(withoutBeginnings(typed)).toEqual(
    new Map([
      ["кепка", 1],
      ["чоботиии", 2],
    ]),
  );
});
