import { expect, test } from "vitest";
import { marginText } from "./margin-text.ts";

const words = { "product.rrp": "РРЦ", "product.margin": (sum: string, percent: number) => `маржа ${sum} (${percent}%)` };
const said = (price: number, recommendedPrice: number | null) => marginText({ price, recommendedPrice }, words).replaceAll("\u00a0", " ");

test("a reseller reads what a piece earns, in hryvnias and in percent of the recommended price", () => {
  expect(said(640, 1190)).toBe("РРЦ 1 190 грн · маржа 550 грн (46%)");
  expect(said(99.9, 200)).toBe("РРЦ 200 грн · маржа 100,10 грн (50%)");
});

test("without a recommended price nothing is said, and no margin where there is none", () => {
  expect(said(640, null)).toBe("");
  expect(said(640, 640)).toBe("РРЦ 640 грн");
  expect(said(640, 500)).toBe("РРЦ 500 грн");
});
