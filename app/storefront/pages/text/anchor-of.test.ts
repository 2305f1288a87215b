import fc from "fast-check";
import { expect, test } from "vitest";
import { anchorOf } from "./anchor-of.ts";

test.each([
  ["Яке мінімальне замовлення?", "iake-minimalne-zamovlennia"],
  ["Огляд посилки", "ohliad-posylky"],
  ["Подъём ещё раз", "podem-eshche-raz"],
  ["Комп’ютер і компʼютер", "kompiuter-i-kompiuter"],
  ["«…»", "part"],
])("%s has the anchor %s", (title, anchor) => expect(anchorOf(title)).toBe(anchor));

test("an anchor is short and needs no escaping in an address", () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      expect(anchorOf(title)).toMatch(/^[a-z0-9-]{1,60}$/);
    }),
  );
});
