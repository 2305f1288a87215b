import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isBeingPicked, isWhole, judgeKept, lineOfCode, missingOf, type PickedLine } from "./picking.rules.ts";

const line = (over: Partial<PickedLine>): PickedLine => ({
  position: 1,
  article: "SR-100",
  barcode: "4820000000424",
  pieces: 4,
  picked: 0,
  ...over,
});

describe("a code means", () => {
  const lines = [
    line({ position: 1, picked: 4 }),
    line({ position: 2, article: "SR-200", barcode: "" }),
    line({ position: 3, article: "SR-200", barcode: "4820000000431" }),
  ];
  test.each([
    ["4820000000431", { position: 3 }],
    [" 4820 000 000431\n", { position: 3 }],
    ["sr-200", { position: 2 }],
    ["SR200", { position: 2 }],
    ["4820000000424", "enough"],
    ["999", "unknown"],
    ["", "unknown"],
    [" - ", "unknown"],
  ])("%j: %j", (code, meant) => expect(lineOfCode(lines, code)).toEqual(meant));
});

test("scanning each piece once makes the order whole, in any order, and nothing is missing then", () => {
  const order = fc.uniqueArray(
    fc.record({
      pieces: fc.integer({ min: 1, max: 5 }),
      barcode: fc.string({ minLength: 3, maxLength: 9, unit: fc.constantFrom(..."0123456789") }),
    }),
    {
      selector: ({ barcode }) => barcode,
      minLength: 1,
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(order, fc.infiniteStream(fc.nat()), (rows, random) => {
      let lines = rows.map((row, at) => line({ ...row, position: at + 1, article: `A${at}x` }));
      const codes = lines.flatMap(({ barcode, pieces }) => Array.from({ length: pieces }, () => barcode));
      while (codes.length > 0) {
        expect(isWhole(lines)).toBe(false);
        const [code = ""] = codes.splice(Number(random.next().value) % codes.length, 1);
        const meant = lineOfCode(lines, code);
        if (typeof meant === "string") throw new Error(meant);
        lines = lines.map((one) => (one.position === meant.position ? { ...one, picked: one.picked + 1 } : one));
      }
      expect(isWhole(lines)).toBe(true);
      expect(missingOf(lines)).toEqual([]);
      expect(lineOfCode(lines, lines[0]?.barcode ?? "")).toBe("enough");
    }),
  );
});

describe("picks kept on a device", () => {
  const at = (picked: number, pieces = 6) => [{ position: 1, article: "SR-1", barcode: "", pieces, picked }];
  const kept = [{ position: 1, trail: [1, 2, 3] }];
  const lost = (picked: number) => [{ position: 1, kept: 3, article: "SR-1", picked }];

  test("are written where the shop has what it had, or one of those on the way whose answer was lost", () => {
    for (const picked of [1, 2])
      expect(judgeKept({ isOpen: true, lineList: at(picked) }, kept)).toEqual({ toWrite: [{ position: 1, picked: 3 }], lost: [] });
  });

  test("are over where the shop has them, whoever has the order by now", () => {
    for (const isOpen of [true, false]) expect(judgeKept({ isOpen, lineList: at(3) }, kept)).toEqual({ toWrite: [], lost: [] });
  });

  test("are lost and said where the order is no more theirs, another number stands, or the line is shorter or gone", () => {
    expect(judgeKept({ isOpen: false, lineList: at(1) }, kept)).toEqual({ toWrite: [], lost: lost(1) });
    expect(judgeKept({ isOpen: true, lineList: at(5) }, kept)).toEqual({ toWrite: [], lost: lost(5) });
    expect(judgeKept({ isOpen: true, lineList: at(1, 2) }, kept)).toEqual({ toWrite: [], lost: lost(1) });
    expect(judgeKept({ isOpen: true, lineList: [] }, kept)).toEqual({ toWrite: [], lost: [{ ...lost(0)[0], article: "" }] });
  });
});

test("an order is being picked by whoever took it, while it is packed and not finished", () => {
  const picked = (over: object = {}) => isBeingPicked({ status: "packed", isMine: true, finishedAt: null, ...over });
  expect([picked(), picked({ isMine: false }), picked({ status: "shipped" }), picked({ finishedAt: "2026-11-21T10:00:00Z" })]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
