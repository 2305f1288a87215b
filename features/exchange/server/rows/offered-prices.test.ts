import { expect, test } from "vitest";
import { openTally } from "../report/tally.ts";
import type { Element } from "../files/read-elements.ts";
import type { PriceBook, PriceType } from "../prices/price-book.ts";
import { offeredPricesOf } from "./offered-prices.ts";

const element = (name: string, inside: string | Element[], attributes: Record<string, string> = {}): Element => ({
  name,
  attributes,
  text: typeof inside === "string" ? inside : "",
  children: typeof inside === "string" ? [] : inside,
});
const price = (said: Record<string, string>) =>
  element(
    "Цена",
    Object.entries({ ИдТипаЦены: "opt", ...said }).map(([name, text]) => element(name, text)),
  );
const type = (role: PriceType["role"], currency = "UAH"): PriceType => ({ name: role, currency, role });

function read(prices: Element[], { known = 1, unit = "" } = {}) {
  const book: PriceBook = { types: new Map([["opt", type("wholesale")]]), rates: new Map([["USD", 41]]), met: new Set() };
  book.types.set("old", type("old"));
  book.types.set("buy", type("purchase"));
  for (let at = book.types.size; at < known; at += 1) book.types.set(`t${at}`, type("unknown"));
  const remarks: string[] = [];
  const tally = openTally();
  const base = unit === "" ? [] : [element("БазоваяЕдиница", unit)];
  const offered = offeredPricesOf(element("Предложение", [...base, element("Цены", prices)]), {
    prices: book,
    tally,
    remark: (reason) => void remarks.push(reason),
  });
  return { offered, remarks, met: [...book.met], ignored: [...tally.ignored.keys()] };
}

test.each([
  ["450,50", [45_050, "UAH"], []],
  ["0,01", [1, "UAH"], []],
  ["0", undefined, ["priceZero"]],
  ["0,004", undefined, ["priceZero"]],
  ["-1", undefined, ["priceUnreadable"]],
  ["дорого", undefined, ["priceUnreadable"]],
  ["900000000", [90_000_000_000, "UAH"], []],
  ["900000001", undefined, ["priceTooLarge"]],
])("%s is a price of %j", (said, amount, remarks) => {
  const { offered, ...told } = read([price({ ЦенаЗаЕдиницу: said })]);
  expect(offered).toEqual(amount ? { opt: amount } : {});
  expect(told.remarks).toEqual(remarks);
});

test("a price of a package is divided by its pieces, and one that might sell too low is passed over", () => {
  const ofPack = { ЦенаЗаЕдиницу: "100", Единица: "уп", Коэффициент: "3" };
  expect(read([price(ofPack)]).offered).toEqual({ opt: [3_333, "UAH"] });
  expect(read([price({ ...ofPack, ЦенаЗаЕдиницу: "100,01" })]).offered).toEqual({ opt: [3_334, "UAH"] });
  expect(read([price({ ...ofPack, Единица: "шт" })], { unit: "шт" })).toMatchObject({ offered: {}, remarks: ["pricePerUnit"] });
  expect(read([price({ ...ofPack, ЦенаЗаЕдиницу: "900000000", Коэффициент: "0,5" })])).toMatchObject({
    offered: {},
    remarks: ["priceTooLarge"],
  });
});

test("a price from a quantity is no price of one piece; of two of one type and currency the dearer counts", () => {
  const of = (hryvnias: string, more: Record<string, string> = {}) => price({ ЦенаЗаЕдиницу: hryvnias, ...more });
  expect(read([of("100"), of("80", { МинКоличество: "2" }), of("90", { МинКоличество: "1" })]).offered).toEqual({ opt: [10_000, "UAH"] });
  expect(read([of("80", { МинКоличество: "1,5" })]).offered).toEqual({});
  expect(read([of("80", { МинКоличество: "" }), of("70", { МинКоличество: "?" })]).offered).toEqual({ opt: [8_000, "UAH"] });
  expect(read([of("100"), of("120")]).offered).toEqual({ opt: [12_000, "UAH"] });
  expect(read([of("100"), of("3", { Валюта: "USD" })]).offered).toEqual({ opt: [300, "USD"] });
});

test("a currency without a rate is remarked where it is sold by; a price nobody buys by says nothing of zeroes", () => {
  expect(read([price({ ЦенаЗаЕдиницу: "5", Валюта: "USD" })]).remarks).toEqual([]);
  expect(read([price({ ЦенаЗаЕдиницу: "5", Валюта: "EUR" })])).toMatchObject({
    offered: { opt: [500, "EUR"] },
    remarks: ["priceCurrency"],
  });
  expect(read([price({ ИдТипаЦены: "buy", ЦенаЗаЕдиницу: "5", Валюта: "EUR" })]).remarks).toEqual([]);
  for (const id of ["old", "buy"]) expect(read([price({ ИдТипаЦены: id, ЦенаЗаЕдиницу: "0" })]).remarks).toEqual([]);
});

test("a type that nobody declared becomes known while there are fewer than two hundred", () => {
  const strange = price({ ИдТипаЦены: "new", ЦенаЗаЕдиницу: "5" });
  expect(read([strange], { known: 199 })).toMatchObject({ offered: { new: [500, "UAH"] }, met: ["new"] });
  expect(read([strange], { known: 200 })).toMatchObject({ offered: {}, met: [], ignored: ["ТипЦены …"] });
  expect(read([price({ ЦенаЗаЕдиницу: "5" })], { known: 200 })).toMatchObject({ offered: { opt: [500, "UAH"] }, met: ["opt"] });
});
