import { expect, test } from "vitest";
import { keysAs } from "./keyboard.ts";

test("Latin keys are read as either Cyrillic layout", () => {
  expect(keysAs.ukrainian("rhjcsdrb")).toBe("кросівки");
  expect(keysAs.ukrainian("[els")).toBe("худі");
  expect(keysAs.russian(";`knjt gjkjntywt")).toBe("жёлтое полотенце");
});

test("Cyrillic keys of either layout are read as Latin ones", () => {
  expect(keysAs.latin("щмукішяу")).toBe("oversize");
  expect(keysAs.latin("щмукышяу")).toBe("oversize");
  expect(keysAs.latin("ік-1110")).toBe("sr-1110");
});

test("one Cyrillic layout is read as the other", () => {
  expect(keysAs.otherCyrillic("вёязаний")).toBe("вʼязаний");
  expect(keysAs.otherCyrillic("чʼрніе")).toBe("чёрные");
});
