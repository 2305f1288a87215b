import fc from "fast-check";
import { expect, test } from "vitest";
import { blueLineOf } from "./blue-line.rules.ts";
import { isItsTime } from "./times.rules.ts";

const otherwise = { uk: "Щодня", ru: "Ежедневно" };
const line = (name: string, more: object = {}) => ({
  text_uk: `${name} uk`,
  text_ru: `${name} ru`,
  visible: true,
  shown_from: null,
  shown_until: null,
  ...more,
});
const at = (instant: number) => new Date(instant);

test.each([
  ["nothing is planned", [], "Щодня"],
  ["all are hidden", [line("a", { visible: false })], "Щодня"],
  ["none has begun", [line("a", { shown_from: at(11) })], "Щодня"],
  ["all have ended", [line("a", { shown_until: at(10) })], "Щодня"],
  ["one begins now", [line("a", { shown_from: at(10) })], "a uk"],
  ["one ends after now", [line("a", { shown_until: at(11) })], "a uk"],
  ["two hold: the first", [line("a"), line("b")], "a uk"],
  ["the first has ended", [line("a", { shown_until: at(9) }), line("b")], "b uk"],
])("when %s", (_, lines, text) => expect(blueLineOf(lines, otherwise, at(10)).uk).toBe(text));

const instant = fc.option(fc.integer({ min: 0, max: 20 }).map(at));
const anyLine = fc.record({ shown_from: instant, shown_until: instant, visible: fc.boolean() });

test("what is said is of one line in both languages, whose time it is, and before which none's is", () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 5 }), fc.integer({ min: 0, max: 20 }), (times, now) => {
      const lines = times.map((one, index) => line(String(index), one));
      const first = lines.findIndex((one) => isItsTime(one, at(now)));
      expect(blueLineOf(lines, otherwise, at(now))).toEqual(first < 0 ? otherwise : { uk: `${first} uk`, ru: `${first} ru` });
    }),
  );
});
