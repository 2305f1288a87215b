import { describe, expect, test } from "vitest";
import { authorName, averageOf, hasContacts, hasFit, markOfAssessment, type Stars } from "./reviews.rules.ts";

describe("the mean mark", () => {
  test("is unknown while nobody has given one", () => expect(averageOf([0, 0, 0, 0, 0])).toBeNull());
  test.each<[Stars, number]>([
    [[0, 0, 0, 0, 3], 5],
    [[1, 0, 0, 0, 1], 3],
    [[0, 0, 0, 1, 2], 4.7],
    [[1, 1, 1, 7, 30], 4.6],
  ])("of %j is %d", (stars, mean) => expect(averageOf(stars)).toBe(mean));
  test("never leaves the marks that were given", () => {
    for (let seed = 1; seed < 400; seed += 1) {
      const stars = [seed % 3, seed % 5, seed % 7, seed % 11, seed % 13] as const;
      const given = stars.flatMap((count, at) => (count > 0 ? [at + 1] : []));
      const mean = averageOf(stars);
      expect(given.length === 0).toBe(mean === null);
      if (mean !== null) expect(mean >= Math.min(...given) && mean <= Math.max(...given), JSON.stringify(stars)).toBe(true);
    }
  });
  test("of an assessment is a whole mark", () => {
    expect(markOfAssessment([5, 5, 4])).toBe(5);
    expect(markOfAssessment([1, 1, 2])).toBe(1);
    expect(markOfAssessment([2, 3, 4])).toBe(3);
  });
});

describe("a person's text", () => {
  test.each([
    ["дзвоніть 067 123-45-67", true],
    ["+38(067)1234567", true],
    ["дивіться https://example.com", true],
    ["пишіть @olena_shop", true],
    ["замовлення 100234, 44 розмір, 890 грн", false],
    ["Узяла 48, 50 і 52", false],
  ])("%j has contacts: %s", (text, has) => expect(hasContacts(text)).toBe(has));
});

test("an author is a first name and a letter, or nobody in particular", () => {
  expect(authorName({ name: "Олена", surname: "коваль" }, "Покупець")).toBe("Олена К.");
  expect(authorName({ name: "Олена", surname: " " }, "Покупець")).toBe("Олена");
  expect(authorName({ name: "", surname: "Коваль" }, "Покупець")).toBe("Покупець");
});

test("goods fit where somebody wears them and they have a size", () => {
  const of = (gender: string | null, ...sizes: string[]) => hasFit({ gender, productVariations: sizes.map((size) => ({ size })) });
  expect([of("female", "42"), of("kids", "", "98"), of("female", ""), of("male"), of("home", "50×90 см"), of(null, "42")]).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
