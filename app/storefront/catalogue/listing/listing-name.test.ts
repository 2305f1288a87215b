import { expect, test } from "vitest";
import { listingName, type NamedListing } from "./listing-name.ts";

const list = (part: Partial<NamedListing>): NamedListing => ({
  kind: "sale",
  title: "",
  search: "",
  retailGender: "",
  forWhom: null,
  ...part,
});

test.each([
  [{ kind: "new-items", forWhom: "female" }, "Новинки для жінок", "Новинки для женщин"],
  [{ kind: "best-sellers", forWhom: "kids" }, "Топ продажів для дітей", "Топ продаж для детей"],
  [{ kind: "sale", forWhom: "male" }, "Розпродаж для чоловіків", "Распродажа для мужчин"],
  [{ kind: "sale", forWhom: "home" }, "Розпродаж для дому", "Распродажа для дома"],
  [{ kind: "sale" }, "Розпродаж", "Распродажа"],
  [{ kind: "retail", retailGender: "male" }, "Чоловікам поштучно", "Мужчинам поштучно"],
] as const)("a list says for whom it is: %o", (part, uk, ru) => {
  expect([listingName(list(part), "ua"), listingName(list(part), "ru")]).toEqual([uk, ru]);
});
