import { expect, test } from "vitest";
import { fold } from "../language/letters.ts";
import { stem } from "../language/stem.ts";
import { openWordPairs } from "./word-pairs.ts";

const pairs = (...names: [string, string][]) => {
  const learned = openWordPairs((word) => stem(fold(word)));
  for (const [uk, ru] of names) learned.see(uk, ru);
  return learned.pairs();
};

test("words that keep standing at the same place of both names are a pair", () => {
  expect(pairs(["Сукня міді", "Платье миди"], ["Сукня з поясом", "Платье с поясом"])).toEqual([["сукн", "плат"]]);
});

test("one name proves nothing, and names of different length are not compared", () => {
  expect(pairs(["Кухоль", "Кружка"])).toEqual([]);
  expect(pairs(["Капці домашні", "Тапочки"], ["Капці теплі", "Тапочки"])).toEqual([]);
});

test("a word that stands for many is no pair of any", () => {
  expect(pairs(["Набір а", "Комплект а"], ["Набір б", "Комплект б"], ["Набір", "Сервиз"], ["Набір", "Подарок"], ["Набір", "Ящик"])).toEqual(
    [],
  );
});
