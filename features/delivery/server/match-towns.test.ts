import { expect, test } from "vitest";
import { demoSettlements } from "../../../db/seed/delivery/settlements.ts";
import { matchTowns } from "./match-towns.ts";

const found = (text: string): string[] => matchTowns(demoSettlements, text).map(({ name_uk }) => name_uk);

test.each([
  "Київ",
  "м. Київ",
  "м.київ",
  "М Київ",
  "місто Київ",
  "г. Киев",
  "Киев",
  "Kyiv",
  "Kiev",
  "kyi",
  "Київ Оболонь",
  "Київ, Оболонський район",
  "м. Київ, Київська обл.",
])("«%s» is Kyiv", (text) => expect(found(text)[0]).toBe("Київ"));

test.each(["Хмельницький", "Хмельницкий", "Хмельницкй", "хмельницьки", "м. Хмельницький", "Khmelnytskyi", "Хмильницький"])(
  "«%s» is Khmelnytskyi",
  (text) => expect(found(text)[0]).toBe("Хмельницький"),
);

test("a district finds its towns", () => {
  const towns = demoSettlements.filter(({ district_uk }) => district_uk !== "");
  for (const { district_uk, district_ru, name_uk } of towns) {
    const [uk = "", ru = ""] = [district_uk, district_ru].map((name) => name.split(" ")[0] ?? "");
    expect(found(`${uk} район`)).toContain(name_uk);
    expect(found(`${ru} р-н`)).toContain(name_uk);
  }
});

test("every town is found by its own name with and without its kind, in either language, and before it is typed whole", () => {
  for (const { name_uk, name_ru, type, type_ru } of demoSettlements) {
    for (const text of [name_uk, name_ru, `${type} ${name_uk}`, `${type_ru} ${name_ru}`, name_uk.slice(0, -1)])
      expect(found(text)).toContain(name_uk);
  }
});

test.each(["ъъъ", "м.", "Лондон", "Нью-Йорк", "12345"])("«%s» is no town of ours", (text) => expect(found(text)).toEqual([]));
