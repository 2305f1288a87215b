import { describe, expect, test } from "vitest";
import { idOf } from "../../platform/ids.ts";
import { googleCategory, isGtin, leftOutOf, wearer } from "./offers.rules.ts";
import { testOffer } from "../../support/test-offer.ts";

describe("what is in a feed", () => {
  const byPack = testOffer({}, { pack: 4 });

  test("goods by the piece are in every feed", () => {
    expect((["google", "rozetka", "prom"] as const).map((feed) => leftOutOf(feed, testOffer()))).toEqual([undefined, undefined, undefined]);
  });

  test("goods in packs, and with a minimum, are for wholesale alone", () => {
    for (const offer of [byPack, testOffer({ minimum: 3 })]) {
      expect(leftOutOf("google", offer)).toBe("byPack");
      expect(leftOutOf("rozetka", offer)).toBe("byPack");
      expect(leftOutOf("prom", offer)).toBeUndefined();
    }
  });

  test("goods to order are not for a marketplace that sells from the shelf", () => {
    const toOrder = testOffer({ suborder: true, suborderDays: 7 });
    expect((["google", "rozetka", "prom"] as const).map((feed) => leftOutOf(feed, toOrder))).toEqual([undefined, "toOrder", undefined]);
  });

  test("goods without a picture, and goods nobody has sorted yet, are in none", () => {
    expect(leftOutOf("prom", testOffer({}, { pictures: [] }))).toBe("noPicture");
    expect(leftOutOf("prom", testOffer({ audiences: [] }))).toBe("noAudience");
  });
});

test.each([
  ["4006381333931", true],
  ["96385074", true],
  ["036000291452", true],
  ["4006381333932", false],
  ["2000000000008", false],
  ["40063813339", false],
  ["", false],
  ["АБ-100", false],
])("%s as a code of the world: %s", (code, is) => {
  expect(isGtin(code)).toBe(is);
});

test.each([
  [["Взуття", "Кросівки"], ["female"], 187],
  [["Чоловічі черевики"], ["male"], 187],
  [["Сукні"], ["female"], 1604],
  [["Рушники"], ["home"], 536],
  [["Капці домашні"], ["home", "female"], 187],
] as const)("%s for %s is Google's %i", (names, audiences, number) => {
  const categories = names.map((name, at) => ({ id: idOf<"category">(at + 1), name: { uk: name, ru: name } }));
  expect(googleCategory({ categories, audiences: [...audiences] })).toBe(number);
});

test.each([
  [["female"], { gender: "female", ageGroup: "adult" }],
  [["male"], { gender: "male", ageGroup: "adult" }],
  [["female", "male"], { gender: "unisex", ageGroup: "adult" }],
  [["kids"], { gender: "unisex", ageGroup: "kids" }],
  [["kids", "female"], { gender: "female", ageGroup: "adult" }],
  [["home"], undefined],
] as const)("%s are worn by %o", (audiences, expected) => {
  expect(wearer(audiences)).toEqual(expected);
});
