import { expect, test } from "vitest";
import { adjective, getAlong, noun, phrase, wordsOf } from "./phrases.ts";

const dress = noun("Сукня", "f", "Платье", "n");
const jeans = noun("Джинси", "pl", "Джинсы", "pl");
const mug = noun("Кухоль", "m", "Кружка", "f");

test.each([
  ["приталений", "приталенный", "приталена", "приталенное", "приталені", "приталенные", "приталенная"],
  ["вечірній", "вечерний", "вечірня", "вечернее", "вечірні", "вечерние", "вечерняя"],
  ["широкий", "широкий", "широка", "широкое", "широкі", "широкие", "широкая"],
  ["прямий", "прямой", "пряма", "прямое", "прямі", "прямые", "прямая"],
])("%s / %s agrees with the gender of each language", (uk, ru, ukFeminine, ruNeuter, ukPlural, ruPlural, ruFeminine) => {
  expect(wordsOf(adjective(uk, ru), dress)).toEqual({ uk: ukFeminine, ru: ruNeuter });
  expect(wordsOf(adjective(uk, ru), jeans)).toEqual({ uk: ukPlural, ru: ruPlural });
  expect(wordsOf(adjective(uk, ru), mug)).toEqual({ uk, ru: ruFeminine });
});

test("one name never says two things about one trait", () => {
  const linen = phrase("з льону", "из льна", { fabric: "linen" });
  expect(getAlong(linen, phrase("з віскози", "из вискозы", { fabric: "viscose" }))).toBe(false);
  expect(getAlong(phrase("міді", "миди", { about: "length" }), phrase("максі", "макси", { about: "length" }))).toBe(false);
  expect(getAlong(linen, phrase("міді", "миди", { about: "length" }))).toBe(true);
});
