import { expect, test } from "vitest";
import { judgeRecalculated } from "./judge-recalculated.ts";

type Shown = { id?: string | null; lines?: [number, number][]; short?: [number, number][]; before?: [number, number][]; ended?: boolean };

/** Six pieces of variation 7 were asked for, in packs of three. */
const judge = ({ id = "a", lines = [], short = [], before, ended = false }: Shown) =>
  judgeRecalculated({
    wanted: new Map([[7, { quantity: 6 }]]),
    goods: [{ productId: 1, variationId: 7, offerId: "one", pack: 3, stock: 30 }],
    seen: { id, end: 0, lines: new Map(lines) },
    answer: {
      status: 200,
      headers: new Headers(),
      body: { not_available: short.map(([variationId, quantity]) => ({ variationId, quantity })) },
    },
    before: before && new Map(before),
    mayHaveEnded: ended,
  });

test("a recalculation grants what was asked for, or names what is left of it", () => {
  expect(judge({ lines: [[7, 6]] })).toEqual([]);
  expect(judge({ lines: [[7, 3]], short: [[7, 3]] })).toEqual([]);
  expect(judge({ lines: [[7, 3]] })).toEqual(["recalculate: 3 of 6 of variation 7, named as undefined"]);
  expect(judge({ lines: [[7, 9]] })).toEqual(["recalculate: 9 of variation 7 were granted, 6 asked for"]);
  expect(judge({ lines: [[7, 4]], short: [[7, 4]] })).toEqual(["recalculate: 4 of variation 7 are no whole packs of 3"]);
});

test("S5 what was held and is asked for is not taken away", () => {
  expect(judge({ lines: [[7, 3]], short: [[7, 3]], before: [[7, 3]] })).toEqual([]);
  expect(judge({ lines: [[7, 3]], short: [[7, 3]], before: [[7, 6]] })).toEqual([
    "S5 recalculate: of variation 7 6 were held, 6 asked for, 3 left",
  ]);
});

test("a cart that is shown as gone after something was granted is a fault, unless staff or its time may have ended it", () => {
  expect(judge({ id: null, short: [[7, 3]] })).toEqual(["recalculate: 0 of 6 of variation 7, named as 3"]);
  expect(judge({ id: null, short: [[7, 3]], ended: true })).toEqual([]);
  expect(judge({ id: null, short: [[7, 0]] })).toEqual([]);
});
