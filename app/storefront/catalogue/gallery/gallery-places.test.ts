import { expect, test } from "vitest";
import { galleryPlace } from "./gallery-places.ts";

const widthOf = (place: string): number => Number(/col-span-(\d)/.exec(place)?.[1]);

test.each([2, 4, 5, 6, 7, 8, 9])("%i pictures fill their rows of six", (count) => {
  const cells = Array.from({ length: count }, (_, at) => widthOf(galleryPlace(count, at)));
  expect(cells.reduce((sum, cell) => sum + cell) % 6).toBe(0);
});

test("of three the first is as tall as the other two together", () => {
  expect([0, 1, 2].map((at) => galleryPlace(3, at))).toEqual(["xl:col-span-4 xl:row-span-2", "xl:col-span-2", "xl:col-span-2"]);
});
