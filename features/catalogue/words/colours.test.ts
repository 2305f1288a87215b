import { expect, test } from "vitest";
import { colourBySlug, colours } from "./colours.ts";

test("names and slugs are unique, so that none hides another", () => {
  expect(new Set(colours.flatMap(({ uk, ru }) => [uk, ru])).size).toBeGreaterThanOrEqual(colours.length * 2 - 1);
  for (const colour of colours) expect(colourBySlug(colour.slug)).toBe(colour);
});

test("light goods lie on deep cloth only", () => {
  for (const { lightness, tints } of colours) expect(tints.every(({ deep }) => deep)).toBe(lightness > 78);
});
