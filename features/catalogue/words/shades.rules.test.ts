import { expect, test } from "vitest";
import { shadesApart } from "./shades.rules.ts";

const one = (colour: string, colourName: string) => ({ colour, colourName });

test("two shades of one colour stay two choices, one colour in several sizes stays one", () => {
  expect(
    shadesApart([one("milk", "айворі"), one("milk", "айворі"), one("milk", "кремовий"), one("", "шафран"), one("black", "чорний")]),
  ).toEqual([one("milk", "айворі"), one("milk", "айворі"), one("", "кремовий"), one("", "шафран"), one("black", "чорний")]);
});
