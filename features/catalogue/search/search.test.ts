import { expect, test } from "vitest";
import { fromLatin, inOtherLayout, termOf } from "./analyse.ts";
import { expandQuery } from "./expand-query.ts";

test.each([
  ["кросівки", "кросівок"],
  ["сукня", "сукню"],
  ["сукні", "сукня"],
  ["чорна", "чорний"],
  ["футболка", "футболки"],
  ["рушники", "рушників"],
])("%s and %s are one word", (one, other) => {
  expect(termOf(one)).toBe(termOf(other));
});

test("keys pressed in the wrong layout are read", () => {
  expect(inOtherLayout("rhjcsdrb")).toBe("кросівки");
});

test("Latin letters are read as Ukrainian", () => {
  expect(fromLatin("sorochka")).toBe("сорочка");
});

test("the other language's word is meant too", () => {
  expect(expandQuery("платье", () => true)[0]).toContain(termOf("сукня"));
});

test("an article number stays whole", () => {
  expect(expandQuery("SR-1110-0147", () => true)).toEqual([["sr-1110-0147"]]);
});
