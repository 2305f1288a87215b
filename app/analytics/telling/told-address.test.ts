import { expect, test } from "vitest";
import { isToldWhole, toldAddress } from "./told-address.ts";

test("S53 of an address vendors learn the page and its campaign, nothing that a visitor typed", () => {
  expect(toldAddress("https://shop.ua/search?q=0671234567&utm_source=fb&gclid=a&number=7#x")).toBe(
    "https://shop.ua/search?utm_source=fb&gclid=a",
  );
  expect(toldAddress("https://shop.ua/ru/")).toBe("https://shop.ua/ru/");
  expect(toldAddress("")).toBeUndefined();
});

test("S53 an address that opens something to whoever has it is told to nobody", () => {
  for (const path of ["/list/abc", "/ru/list/abc", "/subscription/abc", "/notices/leave/abc"])
    expect(toldAddress(`https://shop.ua${path}`)).toBeUndefined();
  expect(toldAddress("https://shop.ua/lists")).toBe("https://shop.ua/lists");
});

test("S53 Meta, whose script reads the address itself, hears nothing beside a search that may name a person", () => {
  expect(isToldWhole("https://shop.ua/search?q=сукня")).toBe(true);
  expect(isToldWhole("https://shop.ua/new-items")).toBe(true);
  expect(isToldWhole("https://shop.ua/search?q=067+123+45+67")).toBe(false);
  expect(isToldWhole("https://shop.ua/search?q=olena@mail.ua")).toBe(false);
});
