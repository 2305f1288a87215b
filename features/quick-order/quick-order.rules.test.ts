import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgePieces, malformedWhy, MOST_PIECES, piecesOf, sumLines } from "./quick-order.rules.ts";
import { idOf } from "../../platform/ids.ts";

test("pieces are whole, in every way people write them", () => {
  const written = {
    "4": 4,
    " 12 ": 12,
    "4,0": 4,
    "8.00": 8,
    "1 200": 1_200,
    "1\u00a0200": 1_200,
    "12 шт.": 12,
    "12шт": 12,
    "'7": 7,
    "007": 7,
  };
  for (const [text, pieces] of Object.entries(written)) expect(piecesOf(text), text).toBe(pieces);
  for (const text of ["", "0", "-4", "1,5", "2 уп", "сім", "1e3", "100001", "99999999999999", "٤"])
    expect(piecesOf(text), text).toBeUndefined();
});

test("whatever the pieces, their ordinary spellings are read back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MOST_PIECES }), fc.constantFrom("", ",0", ".00", " шт"), (pieces, end) => {
      expect(piecesOf(` ${pieces}${end} `)).toBe(pieces);
      expect(piecesOf(pieces.toLocaleString("uk-UA"))).toBe(pieces);
    }),
  );
});

test("a line says what is wrong with it before any goods are looked for", () => {
  const why = (code: string, quantity: string) => malformedWhy({ code, quantity });
  expect([why(" ", "4"), why("SR-1", " "), why("SR-1", "1,5"), why("4,82E+12", "4"), why("4.82e12", "4"), why("SR-1", "4")]).toEqual([
    "no-code",
    "no-quantity",
    "bad-quantity",
    "shortened",
    "shortened",
    undefined,
  ]);
  expect(why("4E-12", "4")).toBeUndefined();
});

describe("the verdict", () => {
  const judge = (asked: number, pack: number, reachable: number) => judgePieces({ asked, pack, reachable });
  test("whole packs up, then what there is, then nothing", () => {
    expect(judge(8, 4, 24)).toEqual({ verdict: "ok", pieces: 8 });
    expect(judge(6, 4, 24)).toEqual({ verdict: "rounded", pieces: 8 });
    expect(judge(6, 4, 7)).toEqual({ verdict: "less", pieces: 4 });
    expect(judge(8, 4, 7)).toEqual({ verdict: "less", pieces: 4 });
    expect(judge(1, 4, 3)).toEqual({ verdict: "sold-out", pieces: 0 });
    expect(judge(1, 1, 0)).toEqual({ verdict: "sold-out", pieces: 0 });
    expect(judge(1, 1, -3)).toEqual({ verdict: "sold-out", pieces: 0 });
  });

  test("never more than is reachable, never a part of a pack, and ok only for exactly what was asked", () => {
    const numbers = fc.record({ asked: fc.integer({ min: 1, max: 500 }), pack: fc.integer({ min: 1, max: 30 }), reachable: fc.nat(500) });
    fc.assert(
      fc.property(numbers, (line) => {
        const { verdict, pieces } = judgePieces(line);
        expect(pieces % line.pack).toBe(0);
        expect(pieces).toBeLessThanOrEqual(line.reachable);
        expect(verdict === "ok").toBe(pieces === line.asked);
        expect(verdict === "sold-out").toBe(pieces === 0);
        expect(pieces).toBeLessThan(line.asked + line.pack);
        if (verdict === "less") expect(pieces + line.pack).toBeGreaterThan(line.reachable);
      }),
    );
  });
});

test("lines of one variation become one, and not a piece is lost or counted twice", () => {
  const line = fc.option(
    fc.record({ variationId: fc.integer({ min: 1, max: 4 }).map(idOf<"variation">), pieces: fc.integer({ min: 1, max: 50 }) }),
    {
      nil: undefined,
    },
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const sums = sumLines(lines);
      const total = sums.reduce((sum, one) => sum + (one && "asked" in one ? one.asked : 0), 0);
      expect(total).toBe(lines.reduce((sum, one) => sum + (one?.pieces ?? 0), 0));
      for (const [at, one] of sums.entries()) {
        expect(one === undefined).toBe(lines[at] === undefined);
        if (!one || !("into" in one)) continue;
        expect(one.into).toBeLessThan(at);
        expect(lines[one.into]?.variationId).toBe(lines[at]?.variationId);
        expect(sums[one.into]).toHaveProperty("asked");
      }
    }),
  );
});
