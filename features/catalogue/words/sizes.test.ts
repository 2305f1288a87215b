import { expect, test } from "vitest";
import { sizeName, sizeOrder } from "./sizes.ts";

const inOrder = [
  ["42", "44", "46", "48", "50", "52", "54", "56"],
  ["XS", "S", "S–XXL", "M", "L", "XL", "XXL", "3XL"],
  ["26", "27", "28", "29", "30", "31", "32"],
  ["56", "62", "68", "74", "80", "98", "98–104", "104", "110–116", "164"],
  ["14–16", "16–18", "23–25", "25–27", "27–29"],
  ["50×90", "70×140", "150×200", "200×220"],
  ["350 мл", "450 мл", "2 л", "3 л", "5 л"],
  ["півтораспальний", "двоспальний", "євро", "сімейний"],
  ["one size", "S", "42", "50×90", "350 мл", "євро", "невідомий"],
];

test.each(inOrder)("sizes stand in the order a shopper expects: %s …", (...sizes) => {
  expect(sizes.toReversed().sort((a, b) => sizeOrder(a) - sizeOrder(b))).toEqual(sizes);
});

test("a size is read in the visitor's language", () => {
  expect(sizeName("євро", "ru")).toBe("евро");
  expect(sizeName("50×90", "uk")).toBe("50×90\u00a0см");
  expect(sizeName("one size", "uk")).toBe("універсальний");
  expect(sizeName("46", "ru")).toBe("46");
});
