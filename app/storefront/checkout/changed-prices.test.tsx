import { expect, test } from "vitest";
import { kopiykas } from "../../../platform/money/money.ts";
import { renderScreen, textIn } from "../../../support/pages/render-screen.tsx";
import type { RefusalCause } from "../../../features/orders/placing/causes.contract.ts";
import { ChangedPrices } from "./changed-prices.tsx";

const prices = [{ name: "Гольф «Буковина»", wasKopiykas: kopiykas(26_500), nowKopiykas: kopiykas(129_950) }];
const read = (causes: readonly RefusalCause[], path = "/checkout") => textIn(renderScreen(<ChangedPrices causes={causes} />, { path }));

test("prices that changed in the cart are named, old and new, before the form is filled in", () => {
  const causes = [{ cause: "price_changed" as const, message: "", prices }];
  expect(read(causes)).toBe(
    "Поки товари були в кошику, ціни змінилися Гольф «Буковина»: було 265\u00a0грн, тепер 1\u00a0299,50\u00a0грн за шт",
  );
  expect(read(causes, "/ru/checkout")).toBe(
    "Пока товары были в корзине, цены изменились Гольф «Буковина»: было 265\u00a0грн, теперь 1\u00a0299,50\u00a0грн за шт",
  );
});

test("nothing is said where only the bill is another, or nothing is", () => {
  expect(read([{ cause: "price_changed", message: "", prices: [] }])).toBe("");
  expect(read([])).toBe("");
});
