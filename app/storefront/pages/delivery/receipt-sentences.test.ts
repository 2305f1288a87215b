import { expect, test } from "vitest";
import { branchesMessages } from "../../../../features/delivery/branches.messages.ts";
import { receiptSentences } from "./receipt-sentences.ts";

const free = { percent: 0, fixedKopiykas: 0, prepaidPercent: 0 };

test("a shop without a fee names no number, its own or the carrier's", () => {
  expect(receiptSentences(free, branchesMessages.uk)).toBe("Магазин комісії не бере. Перевізник бере за переказ грошей за своїм тарифом.");
  expect(receiptSentences(free, branchesMessages.ru)).not.toMatch(/\d/);
});

test.each([
  [{ percent: 2 }, "Комісія магазину\u00a0— 2%."],
  [{ fixedKopiykas: 2_050 }, "Комісія магазину\u00a0— 20,50\u00a0грн."],
  [{ percent: 1.5, fixedKopiykas: 2_000 }, "Комісія магазину\u00a0— 1,5% + 20\u00a0грн."],
  [{ prepaidPercent: 10 }, "Передплата карткою\u00a0— 10% суми."],
])("%j is told as %s", (part, sentence) => {
  expect(receiptSentences({ ...free, ...part }, branchesMessages.uk)).toContain(sentence);
});
