import fc from "fast-check";
import { expect, test } from "vitest";
import { currencyFrom, guessRoles, roleOfName, singleRoles, type KnownPriceType } from "./price-roles.rules.ts";

test.each([
  ["Оптова", "wholesale"],
  ["Оптовая цена", "wholesale"],
  ["Гуртова", "wholesale"],
  ["Крупний опт", "wholesale"],
  ["Роздрібна", "retail"],
  ["Розничная", "retail"],
  ["Роздрібна (РРЦ)", "retail"],
  ["РРЦ", "recommended"],
  ["Рекомендована роздрібна", "recommended"],
  ["Стара ціна", "old"],
  ["Старая цена", "old"],
  ["Закупівельна", "purchase"],
  ["Закупочная (опт поставщика)", "purchase"],
  ["Собівартість", "purchase"],
  ["Себестоимость оптовая", "purchase"],
  ["Вхідна", "purchase"],
  ["Ціна постачальника (роздріб)", "purchase"],
  ["Cost price retail", "purchase"],
  ["Базова", "unknown"],
  ["Інтернет-магазин", "unknown"],
  ["Оптово-роздрібна", "unknown"],
  ["Не опт", "unknown"],
  ["Дроп опт", "unknown"],
  ["Копторг", "unknown"],
  ["", "unknown"],
])("«%s» says %s", (name, role) => expect(roleOfName(name)).toBe(role));

const type = (name: string, more: Partial<KnownPriceType> = {}): KnownPriceType => ({
  id: name,
  name,
  role: "unknown",
  isFixed: false,
  ...more,
});
const guess = (...names: string[]) => Object.fromEntries(guessRoles(names.map((name) => type(name))).roles);

test("one wholesale, one retail and one old price are safe beside a purchase price and one that says nothing", () => {
  expect(guess("Гуртова", "Роздрібна", "Стара ціна", "Закупівельна", "Базова")).toEqual({
    Гуртова: "wholesale",
    Роздрібна: "retail",
    "Стара ціна": "old",
    Закупівельна: "purchase",
    Базова: "unknown",
  });
});

test("two candidates get nothing and are named", () => {
  const { roles, doubts } = guessRoles([type("Крупний опт"), type("Дрібний опт"), type("Роздрібна")]);
  expect([...roles.values()]).toEqual(["unknown", "unknown", "retail"]);
  expect(doubts.map(({ role, types }) => [role, ...types.map(({ name }) => name)])).toEqual([["wholesale", "Крупний опт", "Дрібний опт"]]);
});

test("what is chosen stays, and a role it has is not given again", () => {
  const { roles, doubts } = guessRoles([type("Базова", { role: "wholesale", isFixed: true }), type("Оптова")]);
  expect([...roles.values()]).toEqual(["wholesale", "unknown"]);
  expect(doubts).toEqual([]);
});

const stems = [
  "опт",
  "гурт",
  "роздріб",
  "розниц",
  "стара",
  "ррц",
  "базова",
  "закупівельна",
  "собівартість",
  "постачальника",
  "cost",
  "vip",
  "№ 2",
];
const names = fc.array(fc.constantFrom(...stems), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(" "));
const known = fc.uniqueArray(fc.record({ name: names, isFixed: fc.boolean() }), { selector: ({ name }) => name, maxLength: 8 });

test("whatever the types are called, none that names a purchase is guessed into a sale, and no role is had twice", () => {
  fc.assert(
    fc.property(known, (given) => {
      const types = given.map(({ name, isFixed }) => type(name, { isFixed, role: isFixed ? "ignored" : "unknown" }));
      const { roles } = guessRoles(types);
      for (const { id, name, isFixed } of types) {
        if (isFixed) expect(roles.get(id)).toBe("ignored");
        else if (/закуп|собіварт|постач|cost/.test(name)) expect(roles.get(id)).toBe("purchase");
      }
      for (const role of singleRoles) expect([...roles.values()].filter((one) => one === role).length).toBeLessThanOrEqual(1);
    }),
  );
});

test("the order in which types come changes no guess", () => {
  fc.assert(
    fc.property(known, (given) => {
      const types = given.map(({ name }) => type(name));
      expect(Object.fromEntries(guessRoles(types.toReversed()).roles)).toEqual(Object.fromEntries(guessRoles(types).roles));
    }),
  );
});

test("money has one name", () => {
  expect(["грн.", "UAH", "980", "₴", undefined, ""].map(currencyFrom)).toEqual(Array.from({ length: 6 }, () => "UAH"));
  expect(["USD", "$", "руб", "євро", "XYZ"].map(currencyFrom)).toEqual(["USD", "USD", "RUB", "EUR", "XYZ"]);
});
