import fc from "fast-check";
import { expect, test } from "vitest";
import { matrixOf, readPasted, settle, totalsOf } from "./matrix-draft.ts";
import { type Id, idOf } from "../../../../platform/ids.ts";

const cell = (id: Id<"variation">, size: string, colour: string, price = 640) => ({
  id,
  size,
  colour,
  colourName: colour,
  price,
  stock: 20,
  quantity_in_variation: 4,
});
const goods = [
  cell(idOf<"variation">(1), "42", "navy"),
  cell(idOf<"variation">(2), "44", "navy"),
  cell(idOf<"variation">(3), "42", "sage", 640.5),
];

test("sizes are rows, colours are columns, a pair the shop does not have is an empty cell", () => {
  const { sizes, colours, at } = matrixOf(goods);
  expect([sizes, colours.map(({ key }) => key)]).toEqual([
    ["42", "44"],
    ["navy", "sage"],
  ]);
  expect([at("42", "sage")?.id, at("44", "sage")]).toEqual([3, undefined]);
});

test("a colour without a shade of the palette is a column of its own, by its name", () => {
  const named = (id: number, colourName: string) => ({ ...cell(idOf<"variation">(id), "42", ""), colourName });
  const { colours, at } = matrixOf([named(1, "лимонний"), named(2, "мокрий асфальт")]);
  expect(colours.map(({ key }) => key)).toEqual(["лимонний", "мокрий асфальт"]);
  expect(at("42", "мокрий асфальт")?.id).toBe(2);
  expect(totalsOf({ 1: 4, 2: 4 }, [named(1, "лимонний"), named(2, "мокрий асфальт")]).colours).toBe(2);
});

test("a typed number is rounded up to a pack, then down to what there is, and says so", () => {
  expect(settle(5, { pack: 4, free: 20 })).toEqual({ pieces: 8, note: { kind: "rounded", pieces: 8 } });
  expect(settle(8, { pack: 4, free: 20 })).toEqual({ pieces: 8, note: undefined });
  expect(settle(99, { pack: 4, free: 22 })).toEqual({ pieces: 20, note: { kind: "most", pieces: 22 } });
  expect(settle(4.9, { pack: 4, free: 20 })).toEqual({ pieces: 4, note: undefined });
  expect(settle(Number.NaN, { pack: 4, free: 20 })).toEqual({ pieces: 0, note: undefined });
});

test("whatever is typed, a cell holds whole packs, never more than there is, never less than asked while there is enough", () => {
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 10_000 }), fc.integer({ min: 1, max: 50 }), fc.nat(5_000), (typed, pack, free) => {
      const { pieces } = settle(typed, { pack, free });
      expect(pieces % pack).toBe(0);
      expect(pieces).toBeLessThanOrEqual(free);
      if (typed + pack <= free) expect(pieces).toBeGreaterThanOrEqual(typed);
    }),
  );
});

test("sums are exact to the kopiyka, and colours count once", () => {
  expect(totalsOf({ 1: 4, 2: 8, 3: 4 }, goods)).toEqual({ pieces: 16, colours: 2, sum: 10_242 });
  expect(totalsOf({ 1: 4 }, goods)).toEqual({ pieces: 4, colours: 1, sum: 2_560 });
  expect(totalsOf({}, goods)).toEqual({ pieces: 0, colours: 0, sum: 0 });
});

test("a column or a block copied from a sheet is read; words leave their cells alone", () => {
  expect(readPasted("4\r\n8\r\n\r\n")).toEqual([[4], [8]]);
  expect(readPasted("4\t\t12\n—\t1 000\t5,0")).toEqual([
    [4, undefined, 12],
    [undefined, 1_000, 5],
  ]);
});
