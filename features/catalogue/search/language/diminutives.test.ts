import { expect, test } from "vitest";
import { undiminished } from "./diminutives.ts";
import { fold } from "./letters.ts";
import { stem } from "./stem.ts";

test.each([
  ["регланчик", "реглан"],
  ["рушничок", "рушник"],
  ["спідничка", "спідниця"],
  ["платтячко", "плаття"],
  ["кофточка", "кофта"],
  ["светрик", "светр"],
  ["кастрюлька", "кастрюля"],
  ["суконька", "сукня"],
  ["сорочечка", "сорочка"],
  ["рубашонка", "рубашка"],
  ["широченний", "широкий"],
  ["коротюсінький", "короткий"],
])("%s is a small %s", (small, plain) => {
  expect(undiminished(stem(fold(small)))).toContain(stem(fold(plain)));
});

test("hardly anything is left of no word", () => {
  for (const word of ["шок", "мачик", "рік"])
    for (const plain of undiminished(stem(fold(word)))) expect(plain.length).toBeGreaterThanOrEqual(4);
});
