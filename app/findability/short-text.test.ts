import fc from "fast-check";
import { expect, test } from "vitest";
import { shortText } from "./short-text.ts";

test("a short text stays as it is, without its markup", () => {
  expect(shortText("<p>Опт &amp; роздріб</p><ul><li>щодня</li></ul>.")).toBe("Опт & роздріб щодня.");
});

test("a long one is cut between words", () => {
  expect(shortText("слово ".repeat(40))).toBe(`${"слово ".repeat(26).trim()}…`);
  expect(shortText("а".repeat(300))).toBe(`${"а".repeat(159)}…`);
});

test("whatever comes, a description fits", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2_000 }), (text) => {
      expect(shortText(text).length).toBeLessThanOrEqual(160);
    }),
  );
});
