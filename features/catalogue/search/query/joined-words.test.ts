import { expect, test } from "vitest";
import { partsOf } from "./joined-words.ts";

const isKnown = (rest: string): boolean => ["спидниця", "пальто"].includes(rest);

test("a length written in one with the goods is a word of its own", () => {
  expect(partsOf("миниспидниця", isKnown)).toEqual(["мини", "спидниця"]);
});

test("half a coat is a coat", () => {
  expect(partsOf("напивпальто", isKnown)).toEqual(["пальто"]);
  expect(partsOf("полупальто", isKnown)).toEqual(["пальто"]);
});

test("what is not known without its beginning is left whole", () => {
  expect(partsOf("минибар", isKnown)).toEqual([]);
  expect(partsOf("пальто", isKnown)).toEqual([]);
});
