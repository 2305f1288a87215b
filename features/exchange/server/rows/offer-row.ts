import { unescapedName } from "../../escaped-name.rules.ts";
import { meaningOfName, numberFrom, partsOfName, splitOfferId } from "../../exchange.rules.ts";
import { colourFieldsOf, isColour } from "./colour-fields.ts";
import { offeredPricesOf, type OfferedPrices, type PriceBook } from "./offered-prices.ts";
import { isRemoved, saidOf } from "./product-row.ts";
import { meaningsOfOffers } from "../files/unread-elements.ts";
import type { Properties } from "./details-of.ts";
import { child, children, childText, type Element } from "../files/read-elements.ts";
import { RefusedRow, type Remark } from "./refused-row.ts";
import { stockOf } from "./stock-of.ts";
import { count, type Tally } from "../report/tally.ts";

/** A null field was not said and stays; stock in pieces. */
export type OfferRow = {
  id1c: string;
  product1c: string;
  article: string | null;
  barcode: string | null;
  size: string | null;
  colour: string | null;
  colourUk: string | null;
  colourRu: string | null;
  prices: OfferedPrices | null;
  /** Types whose absence in `prices` clears them; null for all. */
  declared: string[] | null;
  pack: number | null;
  stock: number | null;
  removed: boolean;
};

export type OfferReading = {
  properties: Properties;
  colours: ReadonlyMap<string, string>;
  prices: PriceBook;
  declared: string[] | null;
  tally: Tally;
  remark: Remark;
};

/** Throws `RefusedRow`; other faults are only remarks. */
export function offerRowOf(element: Element, { properties, colours, prices, declared, tally, remark }: OfferReading): OfferRow {
  const id = childText(element, "Ид");
  if (!id) throw new RefusedRow("noId");
  if (id.length > 80) throw new RefusedRow("longId");
  const { product, variation } = splitOfferId(id);
  const said = saidOf(element, properties);
  for (const characteristic of children(child(element, "ХарактеристикиТовара"), "ХарактеристикаТовара")) {
    const axis = childText(characteristic, "Наименование") ?? "";
    const meaning = meaningOfName(axis);
    const value = childText(characteristic, "Значение");
    if (meaning && meaningsOfOffers.has(meaning) && value) said.set(meaning, value);
    else if (value) count(tally, "ignored", `ХарактеристикаТовара: ${axis}`);
  }
  const nameOf = (text: string | undefined) => text && unescapedName(text);
  const name = nameOf(childText(element, "Наименование"));
  const hasAxes = said.has("size") || said.has("colour");
  const inName = hasAxes || !name || variation === product ? [] : partsOfName(name);
  const colourInName = inName.find((part) => isColour(part, colours));
  return {
    id1c: variation,
    product1c: product,
    article: childText(element, "Артикул") ?? null,
    barcode: childText(element, "Штрихкод") ?? null,
    size: nameOf(said.get("size")) ?? inName.find((part) => part !== colourInName) ?? null,
    ...colourFieldsOf(nameOf(said.get("colour")) ?? colourInName, colours),
    prices: offeredPricesOf(element, { prices, tally, remark }),
    declared,
    pack: packFrom(said.get("pack"), remark),
    stock: stockOf(element, remark),
    removed: isRemoved(element),
  };
}

function packFrom(text: string | undefined, remark: Remark): number | null {
  if (text === undefined) return null;
  const pieces = numberFrom(text);
  if (pieces !== undefined && pieces >= 1 && pieces <= 10_000) return Math.round(pieces);
  remark("packOutOfRange", text.slice(0, 40));
  return null;
}
