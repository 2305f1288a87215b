import { expect, test } from "vitest";
import { stockText } from "./stock-text.ts";

const onShelf = { suborder: false, shipsBy: null };
const toOrder = { suborder: true, shipsBy: "2026-12-02" };

test("one wording for one number, wherever it stands", () => {
  const said = (stock: number, pack: number) => stockText({ ...onShelf, stock, pack }, "ua");
  expect(said(0, 4)).toBe("Немає в наявності");
  expect(said(3, 4)).toBe("Залишок менший за упаковку");
  expect(said(7, 4)).toBe("Залишилось 7\u00a0шт");
  expect(said(24, 4)).toBe("У наявності 24\u00a0шт");
  expect(said(50, 4)).toBe("У наявності 50\u00a0шт");
  expect(said(51, 4)).toBe("Понад 50\u00a0шт");
});

test("goods made to order name their day and never say that they are there", () => {
  for (const stock of [2, 5, 24, 120]) {
    expect(stockText({ ...toOrder, stock, pack: 2 }, "ua")).toBe("Під замовлення: відправимо до 2\u00a0грудня");
    expect(stockText({ ...toOrder, stock, pack: 2 }, "ru")).toBe("Под заказ: отправим до 2\u00a0декабря");
  }
  expect(stockText({ ...toOrder, shipsBy: null, stock: 5, pack: 2 }, "ua")).toBe("Під замовлення");
  expect(stockText({ ...toOrder, stock: 0, pack: 2 }, "ua")).toBe("Немає в наявності");
});
