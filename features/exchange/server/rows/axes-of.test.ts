import { expect, test } from "vitest";
import { openTally } from "../report/tally.ts";
import type { Element } from "../files/read-elements.ts";
import { axesOf } from "./axes-of.ts";

const element = (name: string, text: string, children: Element[] = []): Element => ({ name, attributes: {}, text, children });
function read(said: [name: string, value: string][], isChoice = true) {
  const all = said.map(([name, value]) => element("ХарактеристикаТовара", "", [element("Наименование", name), element("Значение", value)]));
  const tally = openTally();
  const axes = axesOf(element("Предложение", "", [element("ХарактеристикиТовара", "", all)]), { isChoice, tally });
  return { axes: Object.fromEntries(axes), ignored: [...tally.ignored.values()].reduce((sum, times) => sum + times, 0) };
}

test.each<[string, [string, string][], object]>([
  [
    "two sizes are one",
    [
      ["Розмір", "50"],
      ["Зріст", "176"],
    ],
    { size: "50/176" },
  ],
  [
    "the same size twice is said once",
    [
      ["Розмір", "50"],
      ["Размер", "50"],
    ],
    { size: "50" },
  ],
  [
    "what nobody filled in is not said",
    [
      ["Розмір", ""],
      ["Колір", "00000000-0000-0000-0000-000000000000"],
    ],
    {},
  ],
  [
    "a colour is an axis of its own",
    [
      ["Колір", "синій"],
      ["Розмір", "46"],
    ],
    { size: "46", colour: "синій" },
  ],
  [
    "another axis follows the size",
    [
      ["Розмір", "46"],
      ["Малюнок", "смужка"],
    ],
    { size: "46, смужка" },
  ],
  ["alone it is the size", [["Малюнок", "смужка"]], { size: "смужка" }],
])("%s", (_, said, axes) => expect(read(said).axes).toEqual(axes));

test("goods without choices take no other axis for a size", () => {
  expect(read([["Малюнок", "смужка"]], false)).toEqual({ axes: {}, ignored: 1 });
});
