import { expect, test } from "vitest";
import { variantName } from "./variant-name.ts";

const dress = { colour_name_uk: "бордовий", colour_name_ru: "бордовый", size: "46" };

test.each([
  ["colour and size in the language asked for", dress, "ru", "бордовый · 46"],
  ["goods of one size", { ...dress, size: "" }, "ua", "бордовий"],
  ["goods without a colour", { ...dress, colour_name_uk: "", colour_name_ru: "" }, "ua", "46"],
  ["a colour that has no Russian name", { ...dress, colour_name_ru: "" }, "ru", "бордовий · 46"],
  ["a bed's size, which is stored as 1C writes it", { ...dress, size: "євро" }, "ru", "бордовый · евро"],
] as const)("%s", (_, variant, locale, name) => {
  expect(variantName(variant, locale)).toBe(name);
});
