import fc from "fast-check";
import { expect, test } from "vitest";
import { changedMeanwhile, fieldsIn, partsApart, typedOver } from "./rebase.ts";

const base = {
  id: 7,
  version: 3,
  name: "Сукня",
  note: "",
  shown: true,
  values: { phone: "1", address: { uk: "а", ru: "б" } },
  slides: [{ title: "x" }],
};
const all = new Set(fieldsIn(base).keys());

test("says what another changed, and whether it stands against what was typed", () => {
  const mine = { ...base, name: "Сукня міді", note: null, values: { ...base.values, phone: "2" } };
  const theirs = { ...base, version: 4, name: "Сукня літня", shown: false, values: { phone: "2", address: { uk: "а", ru: "в" } } };
  const of = new Set([...all].filter((path) => path !== "version"));
  expect(changedMeanwhile({ base, mine, theirs }, of)).toEqual([
    { path: "name", theirs: "Сукня літня", mine: "Сукня міді", isContested: true },
    { path: "shown", theirs: false, mine: true, isContested: false },
    { path: "values.phone", theirs: "2", mine: "2", isContested: false },
    { path: "values.address.ru", theirs: "в", mine: "б", isContested: false },
  ]);
  expect(typedOver(base, mine)).toEqual([
    { path: "name", value: "Сукня міді" },
    { path: "values.phone", value: "2" },
  ]);
});

test("a list is one field; an emptied field that was empty is none", () => {
  const theirs = { ...base, slides: [{ title: "y" }] };
  expect(changedMeanwhile({ base, mine: { ...base, note: null }, theirs }, all).map(({ path }) => path)).toEqual(["slides"]);
  expect(typedOver(base, { ...base, note: null, slides: [{ title: "x" }, { title: "z" }] }).map(({ path }) => path)).toEqual(["slides"]);
});

test("whatever two people do, what one of them left alone is never contested, and nothing typed is lost", () => {
  const value = fc.oneof(fc.string(), fc.boolean(), fc.integer(), fc.constant(null));
  const record = fc.record({ a: value, b: value, c: fc.record({ d: value }) });
  fc.assert(
    fc.property(record, record, record, (one, mine, theirs) => {
      const changed = changedMeanwhile({ base: one, mine, theirs }, new Set(["a", "b", "c.d"]));
      const typed = new Set(typedOver(one, mine).map(({ path }) => path));
      for (const { path, isContested } of changed) if (isContested) expect(typed.has(path)).toBe(true);
      expect(changedMeanwhile({ base: one, mine, theirs: one }, new Set(["a", "b", "c.d"]))).toEqual([]);
      expect(changedMeanwhile({ base: one, mine: one, theirs }, new Set(["a", "b", "c.d"])).filter((field) => field.isContested)).toEqual(
        [],
      );
    }),
  );
});

test("of lists of parts it is said which part is another and in what, not how many there are", () => {
  const [spring, summer, autumn] = ["Весна", "Літо", "Осінь"].map((title) => ({ title, text: "", tint: 1 }));
  const mine = [spring, summer, autumn].map((part) => ({ ...part }));
  expect(
    partsApart(
      [mine[0], { ...summer, title: "Спека", tint: 2 }, mine[2]].map((part) => ({ ...part })),
      mine,
    ),
  ).toEqual([
    {
      at: 1,
      fields: [
        { name: "title", value: "Спека" },
        { name: "tint", value: 2 },
      ],
    },
  ]);
  // One part more at the beginning shifts none of the others; an emptied field is told, an empty one of a new part is not.
  const winter = { title: "Зима", text: null, tint: 7 };
  expect(partsApart([winter, ...mine], mine)).toEqual([
    {
      at: 0,
      fields: [
        { name: "title", value: "Зима" },
        { name: "tint", value: 7 },
      ],
    },
  ]);
  expect(partsApart(mine, [winter, ...mine])).toEqual([]);
  // Neither the order of fields nor one that is not there makes a part another.
  expect(partsApart([{ tint: 1, text: undefined, title: "Весна" }, ...mine.slice(1)], mine)).toEqual([]);
  expect(partsApart([{ ...spring, title: "" }], [{ ...spring }])).toEqual([{ at: 0, fields: [{ name: "title", value: "" }] }]);
});

test("whatever the lists, parts apart are named in order, each in the list, and none of equal lists", () => {
  const part = fc.record({ a: fc.constantFrom("", "x", "y", null), b: fc.nat(2) });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), fc.array(part, { maxLength: 6 }), (one, other) => {
      expect(partsApart(one, one)).toEqual([]);
      const places = partsApart(one, other).map(({ at }) => at);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      for (const at of places) expect(one[at]).toBeDefined();
      // Both parts together name every difference.
      if (places.length === 0 && partsApart(other, one).length === 0) expect(fieldsTexts(one)).toEqual(fieldsTexts(other));
    }),
  );
});

const fieldsTexts = (parts: readonly object[]) => parts.map((part) => Object.values(part).map((value) => value ?? ""));
