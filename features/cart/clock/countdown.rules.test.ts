import fc from "fast-check";
import { expect, test } from "vitest";
import { announcementAt } from "./countdown.rules.ts";

const full = 3_600;
const said = (clock: readonly number[]) => clock.map((after, at) => announcementAt({ before: clock[at - 1], after, full })).filter(Boolean);
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at);
const all = ["cart.started", "cart.warn15", "cart.warn5", "cart.warn1", "reservation.text"];

test("an hour has five announcements, and a page that comes in the middle says nothing at first", () => {
  expect(said(down(3_600, 0))).toEqual(all);
  expect(said(down(2_000, 1_000))).toEqual([]);
});

test("a tick that is late or lost changes nothing", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 3_599 }), { maxLength: 3_000 }), (lost) => {
      const heard = said(down(3_600, 0).filter((second) => !lost.includes(second)));
      expect(new Set(heard).size).toBe(heard.length);
      expect(heard.at(-1)).toBe("reservation.text");
      expect(heard.length).toBeLessThanOrEqual(5);
    }),
    { numRuns: 20 },
  );
});

test("after sleep only the last warning that was passed is told", () => {
  expect(said([3_600, 40])).toEqual(["cart.started", "cart.warn1"]);
  expect(said([3_600, 0])).toEqual(["cart.started", "reservation.text"]);
});

test("a reservation made longer is told only when its end was near", () => {
  expect(said([3_600, 3_000, 3_600])).toEqual(["cart.started"]);
  expect(said([3_600, 200, 3_600])).toEqual(["cart.started", "cart.warn5", "cart.started"]);
});
