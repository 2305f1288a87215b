import { expect, test } from "vitest";
import { requireModestJson } from "./require-modest-json.ts";
import { requirePlainTexts } from "./require-plain-texts.ts";

const isRefused = (act: () => void, field: string): boolean => {
  try {
    act();
  } catch (error) {
    return (error as { status: number; errors: object }).status === 422 && field in (error as { errors: object }).errors;
  }
  return false;
};
const isTooMuch = (text: string) => isRefused(() => requireModestJson(text), "body");
const nested = (depth: number, [open, close] = ["[", "]"]) => `${open?.repeat(depth)}${close?.repeat(depth)}`;

test("S59 JSON is twelve deep at most, lists and objects alike, however they are mixed", () => {
  expect([12, 13].map((depth) => isTooMuch(nested(depth)))).toEqual([false, true]);
  expect([6, 7].map((depth) => isTooMuch(nested(depth, ['{"a":[', "]}"])))).toEqual([false, true]);
  expect(isTooMuch(`[${nested(11)},${nested(11)}]`)).toBe(false);
  expect(isTooMuch(`[[],[],${nested(12)}]`)).toBe(true);
});

test("S59 and has twelve thousand values at most, counted before it is read", () => {
  expect([11_999, 12_000].map((commas) => isTooMuch(`[${",".repeat(commas)}]`))).toEqual([false, true]);
  expect([5_999, 6_000].map((lists) => isTooMuch(`[${"[],".repeat(lists)}1]`))).toEqual([false, true]);
});

test("S59 signs inside a text count for nothing, and an escaped quote does not end it", () => {
  expect(isTooMuch(JSON.stringify({ a: nested(40), b: `\\"${",".repeat(20_000)}` }))).toBe(false);
  expect(isTooMuch(`{"a":"\\\\",${nested(13)}}`)).toBe(true);
  expect(isTooMuch(`"${",".repeat(20_000)}`)).toBe(false);
});

test("S32 what the database cannot hold is refused by its field, at any depth; so is an endless name", () => {
  const bad = ["a\0b", "\ud800"];
  for (const text of bad) {
    expect(isRefused(() => requirePlainTexts(text), "body")).toBe(true);
    expect(isRefused(() => requirePlainTexts({ lines: [{ name: text }] }), "lines.0.name")).toBe(true);
    expect(isRefused(() => requirePlainTexts({ [text]: 1 }), "body")).toBe(true);
  }
  expect([100, 101].map((length) => isRefused(() => requirePlainTexts({ ["a".repeat(length)]: 1 }), "body"))).toEqual([false, true]);
  for (const fine of ["👩‍👧", { a: [null, 1, true, ""] }, undefined]) expect(() => requirePlainTexts(fine)).not.toThrow();
});
