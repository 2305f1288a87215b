import { describe, expect, test } from "vitest";
import { cleanLine, cleanText } from "./clean-text.ts";

describe("a person's text", () => {
  test.each([
    ["  Дуже   добре\t!  ", "Дуже добре !"],
    ["перший\r\n\r\n\r\n\r\nдругий \n третій", "перший\n\nдругий\nтретій"],
    ["гро\u202Eші\u200B\u0007", "гроші"],
    ["и\u0306", "й"],
    [`З${"\u0337".repeat(40)}ло`, "З\u0337\u0337ло"],
    ["<b>жирно</b> & «лапки»", "<b>жирно</b> & «лапки»"],
    ["👩‍👧 дякуємо", "👩‍👧 дякуємо"],
    ["👩🏽‍🌾 🏳️‍🌈 ❤️‍🔥 O'Neill мʼята", "👩🏽‍🌾 🏳️‍🌈 ❤️‍🔥 O'Neill мʼята"],
    ["ви\u200dшивка\u200d 👩\u200d і\u200d\u200d", "вишивка 👩 і"],
    [" \n\u200B\n ", ""],
  ])("%j is kept as %j", (typed, kept) => expect(cleanText(typed)).toBe(kept));

  test("cleaned again it stays the same, and a line has no breaks", () => {
    const text = cleanText("a \n\n\n b\u202E\t c\r d");
    expect(cleanText(text)).toBe(text);
    expect(cleanLine("перший\n\nдругий")).toBe("перший другий");
  });
});
