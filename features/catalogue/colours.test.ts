import { expect, test } from "vitest";
import { colourByName, colourBySlug, colours } from "./colours.ts";

test("a colour is found by its name in either language, whatever the case and the apostrophe", () => {
  expect(colourByName("Мʼятний")?.slug).toBe("mint");
  expect(colourByName("М'ЯТНИЙ")?.slug).toBe("mint");
  expect(colourByName("черный")?.slug).toBe("black");
  expect(colourByName(" темно-синій ")?.slug).toBe("navy");
  expect(colourByName("сутінковий шафран")).toBeUndefined();
});

test("names and slugs are unique, so that none hides another", () => {
  expect(new Set(colours.flatMap(({ uk, ru }) => [uk, ru])).size).toBeGreaterThanOrEqual(colours.length * 2 - 1);
  for (const colour of colours) {
    expect(colourBySlug(colour.slug)).toBe(colour);
    expect(colourByName(colour.uk)).toBe(colour);
    expect(colourByName(colour.ru)).toBe(colour);
  }
});

test("light goods lie on deep cloth only", () => {
  for (const { lightness, tints } of colours) expect(tints.every(({ deep }) => deep)).toBe(lightness > 78);
});
