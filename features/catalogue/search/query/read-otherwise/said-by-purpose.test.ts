import { expect, test } from "vitest";
import { fold, wordsOf } from "../../language/letters.ts";
import { saidByPurpose } from "./said-by-purpose.ts";
import { termOf } from "../../index/vocabulary.ts";

const read = (text: string) =>
  saidByPurpose(
    wordsOf(text).map((word) => termOf(fold(word))),
    0,
  );

test("goods said by their purpose are read with a preposition and without, in any form", () => {
  for (const text of ["форма для бігу", "речі в спортзал", "одежда спортзала", "набір тренувань"])
    expect(read(text)?.read, text).toBe("спортивний");
  expect(read("хранение игрушек")?.read).toBe("кошик");
});

test("as many words are replaced as the phrase has", () => {
  expect(read("форма для бігу чорна")?.terms).toHaveLength(3);
  expect(read("зберігання іграшок велике")?.terms).toHaveLength(2);
});

test.each(["форма", "форма для торта", "зберігання", "хранение данных", "бігу форма", "сукня для сну"])("«%s» is left as it is", (text) => {
  expect(read(text)).toBeUndefined();
});
