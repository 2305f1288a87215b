import { expect, test } from "vitest";
import { fromLatin, soundsOf, toLatin } from "./latin-letters.ts";
import { fold } from "./letters.ts";

test.each([
  ["sorochka", "сорочка"],
  ["krosivky", "кросівки"],
  ["shkarpetky", "шкарпетки"],
  ["plattya", "плаття"],
  ["shchilna", "щильна"],
])("%s is read letter by letter as %s", (latin, cyrillic) => {
  expect(fold(fromLatin(latin)).replace("ь", "")).toBe(fold(cyrillic).replace("ь", ""));
});

test.each([
  ["rivna", "рівна"],
  ["hudi", "худі"],
  ["khudi", "худі"],
  ["jinsy", "джинси"],
  ["spidnicya", "спідниця"],
  ["svitshot", "світшот"],
  ["Çizgim", "чізгім"],
  ["cizgim", "чізгім"],
  ["Sarıyaz", "сарияз"],
  ["Vellora", "велора"],
  ["Pamukhan", "памукхан"],
  ["Bucik", "буцик"],
])("%s sounds like %s", (latin, cyrillic) => {
  expect(soundsOf(latin)).toEqual(expect.arrayContaining(soundsOf(cyrillic)));
});

test("different words sound different, short ones have no sound of their own", () => {
  expect(soundsOf("сукня")).not.toEqual(soundsOf("сорочка"));
  expect(soundsOf("на")).toEqual([]);
});

test("an article's letters are written in Latin ones", () => {
  expect(toLatin("СР-1310-0009")).toBe("sr-1310-0009");
});
