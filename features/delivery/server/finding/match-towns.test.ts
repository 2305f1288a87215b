import { expect, test } from "vitest";
import { demoSettlements } from "../../../../db/seed/delivery/settlements.ts";
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

/** A country has many villages of one name. */
const villages = (
  [
    ["Одеська обл.", "Одесская обл.", "Березівський р-н", "Березовский р-н"],
    ["Хмельницька обл.", "Хмельницкая обл.", "Шепетівський р-н", "Шепетовский р-н"],
    ["Київська обл.", "Киевская обл.", "Білоцерківський р-н", "Белоцерковский р-н"],
  ] as const
).map(([area_uk, area_ru, district_uk, district_ru]) => ({
  name_uk: "Іванівка",
  name_ru: "Ивановка",
  area_uk,
  area_ru,
  district_uk,
  district_ru,
}));

test.each([
  ["Іванівка, Одеська обл.", ["Одеська обл."]],
  ["с. Іванівка Одеська область", ["Одеська обл."]],
  ["Ивановка одес", ["Одеська обл."]],
  ["Ivanivka khmelnytska", ["Хмельницька обл."]],
  ["Іванівка, Шепетівський р-н, Хмельницька обл.", ["Хмельницька обл."]],
  ["с-ще Іванівка, Білоцерк", ["Київська обл."]],
  ["Іванівка, центр", ["Одеська обл.", "Хмельницька обл.", "Київська обл."]],
])("«%s» among villages of one name is that of %j", (text, areas) => {
  expect(matchTowns(villages, text).map(({ area_uk }) => area_uk)).toEqual(areas);
});

const renamed = (name_uk: string, name_ru: string) => ({
  name_uk,
  name_ru,
  area_uk: "",
  area_ru: "",
  district_uk: "",
  district_ru: "",
});
const cities = [
  renamed("Лиман", "Лиман"),
  renamed("Дніпро", "Днепр"),
  renamed("Кропивницький", "Кропивницкий"),
  renamed("Новомосковськ", "Новомосковск"),
];

test.each([
  ["Дніпропетровськ", "Дніпро"],
  ["днепропетровск", "Дніпро"],
  ["Кировоград", "Кропивницький"],
  ["Кіровоград", "Кропивницький"],
  ["Kirovohrad", "Кропивницький"],
  ["Самар", "Новомосковськ"],
  ["красный лим", "Лиман"],
])("«%s» is what %s is or was called", (text, name) => expect(matchTowns(cities, text).map(({ name_uk }) => name_uk)).toEqual([name]));
