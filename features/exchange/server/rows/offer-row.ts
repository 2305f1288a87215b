import { readName } from "../../rows/escaped-name.rules.ts";
import { numberFrom, partsOfName, splitOfferId } from "../../exchange.rules.ts";
import { axesOf } from "./axes-of.ts";
import { colourFieldsOf, isColour } from "./colour-fields.ts";
import type { PriceBook } from "../prices/price-book.ts";
import { offeredPricesOf, type OfferedPrices } from "./offered-prices.ts";
import { picturesOf, type PictureOfRow } from "./pictures-of.ts";
import { isRemoved, saidOf } from "./product-row.ts";
import { propertiesOf, type Properties } from "./details-of.ts";
import { child, childText, type Element } from "../files/read-elements.ts";
import { RefusedRow, type Remark } from "./refused-row.ts";
import { barcodeOf, idOfRow } from "./row-names.ts";
import { stockOf } from "./stock-of.ts";
import type { Tally } from "../report/tally.ts";

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
  /** The name whose brackets say size and colour; the goods' own says nothing. */
  named: string | null;
  prices: OfferedPrices | null;
  /** Types whose absence in `prices` clears them; null for all. */
  declared: string[] | null;
  pack: number | null;
  stock: number | null;
  pictures: PictureOfRow[] | null;
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
export function offerRowOf(element: Element, reading: OfferReading): OfferRow {
  const row = { ...variationRowOf(element, reading), pictures: picturesOf(element) };
  const name = readName(childText(element, "Наименование") ?? "");
  if (row.size !== null || row.colour !== null || row.id1c === row.product1c) return row;
  const parts = partsOfName(name);
  const colour = parts.find((part) => isColour(part, reading.colours));
  const size = parts.filter((part) => part !== colour).join(", ") || null;
  return parts.length === 0 ? row : { ...row, size, ...colourFieldsOf(colour, reading.colours), named: name };
}

const ofOffers = ["Цены", "Остатки", "Количество", "КоличествоНаСкладах", "Склад", "Склады"];

/** Whether goods are an offer too: older bases give each choice a row among the goods, others write prices and pieces there. */
export function isOfferToo(good: Element): boolean {
  const saysChoice = child(good, "ХарактеристикиТовара") || barcodeOf(good) || isRemoved(good);
  return ofOffers.some((name) => child(good, name)) || (Boolean(saysChoice) && idOfRow(good).includes("#"));
}

/** The variation of an offer, or of goods that are one too, read from all but its name. */
export function variationRowOf(element: Element, { properties, colours, prices, declared, tally, remark }: OfferReading): OfferRow {
  const id = idOfRow(element);
  if (!id) throw new RefusedRow("noId");
  if (id.length > 80) throw new RefusedRow("longId");
  const { product, variation } = splitOfferId(id);
  const said = new Map([
    ...saidOf(element, properties),
    ...sizesOf(element, properties),
    ...axesOf(element, { isChoice: variation !== product, tally }),
  ]);
  const nameOf = (text: string | undefined) => text && readName(text);
  return {
    id1c: variation,
    product1c: product,
    article: childText(element, "Артикул") ?? null,
    barcode: barcodeOf(element) ?? null,
    size: nameOf(said.get("size")) ?? null,
    ...colourFieldsOf(nameOf(said.get("colour")), colours),
    named: null,
    prices: offeredPricesOf(element, { prices, tally, remark }),
    declared,
    pack: packFrom(said.get("pack"), remark),
    stock: stockOf(element, remark),
    pictures: null,
    removed: isRemoved(element),
  };
}

/** Two sizes among the properties are one, as among the characteristics. */
function sizesOf(element: Element, properties: Properties): ["size", string][] {
  const sizes = new Set(propertiesOf(element, properties).flatMap(({ meaning, text }) => (meaning === "size" && text ? [text] : [])));
  return sizes.size > 1 ? [["size", [...sizes].join("/")]] : [];
}

function packFrom(text: string | undefined, remark: Remark): number | null {
  if (text === undefined) return null;
  const pieces = numberFrom(text);
  if (pieces !== undefined && pieces >= 1 && pieces <= 10_000) return Math.round(pieces);
  remark("packOutOfRange", text.slice(0, 40));
  return null;
}
