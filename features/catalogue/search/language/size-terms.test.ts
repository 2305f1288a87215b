import { expect, test } from "vitest";
import { letterSize, plainSize, sizeTerms } from "./size-terms.ts";

test.each(["50×90", "50х90", "50x90", "50*90"])("%s is one size however the sign is written", (written) => {
  expect(plainSize(written)).toBe("50x90");
});

test("a run has every size between its ends", () => {
  expect(sizeTerms("42–46")).toEqual(expect.arrayContaining(["42-46", "42", "44", "46"]));
  expect(sizeTerms("S–XL")).toEqual(expect.arrayContaining(["s", "m", "l", "xl"]));
  expect(sizeTerms("42–46")).not.toContain("48");
});

test("a volume is found with and without its unit", () => {
  expect(sizeTerms("350 мл")).toEqual(expect.arrayContaining(["350мл", "350"]));
});

test("a bed's size is found in both languages", () => {
  expect(sizeTerms("двоспальний")).toEqual(expect.arrayContaining(["двоспальн", "двуспальн"]));
});

test("letter sizes typed in Cyrillic are sizes, words are not", () => {
  expect([letterSize("ХЛ"), letterSize("хл"), letterSize("м"), letterSize("2xl"), letterSize("сукня")]).toEqual([
    undefined,
    "xl",
    "m",
    "xxl",
    undefined,
  ]);
});

test("the ends of a mistaken run do not fill the index", () => {
  expect(sizeTerms("1–100000")).toEqual(["1-100000"]);
});
