import { isHryvnia, kopiykasFrom, meaningOfName, numberFrom, sizeFromName, splitOfferId, type PriceKind } from "../exchange.rules.ts";
import { colourFieldsOf } from "./colour-fields.ts";
import { isRemoved, saidOf, type Properties } from "./product-row.ts";
import { child, children, childText, type Element } from "./read-elements.ts";

/** An offer as an export gives it; null was not said and stays as it is. Prices in kopiykas, stock in pieces. */
export type OfferRow = {
  id1c: string;
  product1c: string;
  article: string | null;
  barcode: string | null;
  size: string | null;
  colour: string | null;
  colourUk: string | null;
  colourRu: string | null;
  wholesale: number | null;
  retail: number | null;
  old: number | null;
  pack: number | null;
  stock: number | null;
  removed: boolean;
};

export type PriceTypes = Map<string, PriceKind | undefined>;

/** Reads one `Предложение`. Throws with the reason when it cannot be taken. */
export function offerRowOf(element: Element, { properties, priceTypes }: { properties: Properties; priceTypes: PriceTypes }): OfferRow {
  const id = childText(element, "Ид");
  if (!id) throw new Error("немає Ид");
  if (id.length > 80) throw new Error("Ид довший за 80 символів");
  const { product, variation } = splitOfferId(id);
  const said = saidOf(element, properties);
  for (const characteristic of children(child(element, "ХарактеристикиТовара"), "ХарактеристикаТовара")) {
    const meaning = meaningOfName(childText(characteristic, "Наименование") ?? "");
    const value = childText(characteristic, "Значение");
    if (meaning && value) said.set(meaning, value);
  }
  const name = childText(element, "Наименование");
  const hasAxes = said.has("size") || said.has("colour");
  return {
    id1c: variation,
    product1c: product,
    article: childText(element, "Артикул") ?? null,
    barcode: childText(element, "Штрихкод") ?? null,
    size: said.get("size") ?? (hasAxes || !name || variation === product ? null : (sizeFromName(name) ?? null)),
    ...colourFieldsOf(said.get("colour")),
    ...pricesOf(element, priceTypes),
    pack: packFrom(said.get("pack")),
    stock: stockOf(element),
    removed: isRemoved(element),
  };
}

function pricesOf(element: Element, priceTypes: PriceTypes): Pick<OfferRow, "wholesale" | "retail" | "old"> {
  const prices: Record<PriceKind, number | null> = { wholesale: null, retail: null, old: null };
  const all = children(child(element, "Цены"), "Цена");
  for (const price of all) {
    if (numberFrom(childText(price, "МинКоличество") ?? "1") !== 1) continue;
    if (!isHryvnia(childText(price, "Валюта"))) throw new Error(`ціна не в гривні: ${childText(price, "Валюта")}`);
    const amount = kopiykasFrom(childText(price, "ЦенаЗаЕдиницу"));
    if (amount === undefined) throw new Error(`ціну не прочитати: ${childText(price, "ЦенаЗаЕдиницу") ?? ""}`);
    const kind =
      priceTypes.get(childText(price, "ИдТипаЦены") ?? "") ?? (all.length === 1 || priceTypes.size <= 1 ? "wholesale" : undefined);
    if (kind) prices[kind] = amount;
  }
  return prices;
}

/** Pieces on all warehouses, in any of the forms exports have; null when the row says nothing of stock. */
function stockOf(element: Element): number | null {
  const rests = children(child(element, "Остатки"), "Остаток");
  const amounts = [
    ...rests.flatMap((rest) => {
      const inWarehouses = children(rest, "Склад").map((warehouse) => childText(warehouse, "Количество"));
      return inWarehouses.length > 0 ? inWarehouses : [childText(rest, "Количество") ?? rest.text];
    }),
    ...(rests.length === 0 && childText(element, "Количество") !== undefined ? [childText(element, "Количество")] : []),
  ];
  const warehouses = children(element, "Склад").map((warehouse) => warehouse.attributes["КоличествоНаСкладе"]);
  const said = amounts.length > 0 ? amounts : warehouses;
  if (said.length === 0) return null;
  const sum = said.reduce((total, text) => total + (numberFrom(text) ?? 0), 0);
  return Math.min(1_000_000_000, Math.max(0, Math.floor(sum)));
}

function packFrom(text: string | undefined): number | null {
  const pieces = numberFrom(text);
  return pieces !== undefined && pieces >= 1 && pieces <= 10_000 ? Math.round(pieces) : null;
}
