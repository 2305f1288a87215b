import { expect, test } from "vitest";
import { inertText } from "./inert-text.ts";

test.each(["=1+1", "+380", "-5", "@SUM(A1)", "\t=1", "\r=1"])("S51 %j is a text to a spreadsheet", (text) => {
  expect(inertText(text)).toBe(`'${text}`);
});

test.each(["", "Сукня", "46-48", "a=b", " =1"])("%j stays as it is", (text) => {
  expect(inertText(text)).toBe(text);
});
