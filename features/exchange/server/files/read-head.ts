import { readName } from "../../rows/escaped-name.rules.ts";
import { numberFrom } from "../../exchange.rules.ts";
import { currencyFrom } from "../../prices/price-roles.rules.ts";
import { NAMELESS_TYPE } from "../rows/offered-prices.ts";
import type { NamedTypes } from "../prices/price-book.ts";
import { childText, readElements, type Element, type Found } from "./read-elements.ts";

export const isRow = ({ element: { name }, ignored }: Found): boolean => !ignored && (name === "Товар" || name === "Предложение");

/** Reads the elements before the first row. Throws `UnreadableFile`. */
export async function readHead(place: string): Promise<NamedTypes> {
  const named: NamedTypes = { types: [], rates: [] };
  for await (const found of readElements(place)) {
    if (isRow(found)) break;
    addPrices(named, found);
  }
  return named;
}

export function addPrices({ types, rates }: NamedTypes, { element, ignored }: Found): void {
  if (ignored) return;
  if (element.name === "ТипЦены") {
    const currency = childText(element, "Валюта");
    types.push({
      id: childText(element, "Ид")?.slice(0, 120) || NAMELESS_TYPE,
      name: readName(childText(element, "Наименование") ?? "").slice(0, 200),
      currency: currency ? currencyFrom(currency) : "",
    });
    addRate(rates, element, currency);
  }
  if (element.name === "Валюта")
    addRate(rates, element, childText(element, "Код") ?? childText(element, "Наименование") ?? childText(element, "Ид"));
}

function addRate(rates: NamedTypes["rates"], element: Element, money: string | undefined): void {
  const currency = currencyFrom(money);
  const rate = (numberFrom(childText(element, "Курс")) ?? 0) / (numberFrom(childText(element, "Кратность")) || 1);
  if (currency !== "UAH" && rate > 0 && rate < 1_000_000) rates.push({ currency, rate });
}
