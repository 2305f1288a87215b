import { toHryvnias, type Kopiykas } from "../../../../platform/money/money.ts";
import { xmlElement, xmlText } from "../../../../platform/text/xml-text.ts";
import { offerId } from "../../../catalogue/words/offer-id.ts";
import type { FeedCategory, FeedHead } from "../feed-head.ts";
import { choiceAfterName, type Offer } from "../../offers.rules.ts";
import { isoMoment } from "../../../../platform/time/time.ts";

/** `reseller`: for any other shop, without links to this one. */
export type Dialect = "rozetka" | "prom" | "reseller";

const pieces: Record<Dialect, readonly string[]> = {
  rozetka: ["stock_quantity"],
  prom: ["quantity_in_stock"],
  reseller: ["stock_quantity", "quantity_in_stock"],
};
const article: Record<Dialect, readonly string[]> = { rozetka: ["article"], prom: ["vendorCode"], reseller: ["article", "vendorCode"] };
const oldPrice: Record<Dialect, string | undefined> = { rozetka: "price_old", prom: "oldprice", reseller: undefined };
const MOST_PICTURES: Record<Dialect, number> = { rozetka: 15, prom: 10, reseller: 15 };

type Shape = { dialect: Dialect; priceOf: (offer: Offer) => Kopiykas };

/** YML, a catalogue in XML that Ukrainian marketplaces and online shops read, each with some names of its own. */
export async function* ymlFeed(offers: AsyncIterable<readonly Offer[]>, head: FeedHead, shape: Shape): AsyncGenerator<string> {
  const { origin, shopName, company, now, categories } = head;
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="${isoMoment(now)}"><shop>\n${[
    xmlElement("name", shopName),
    xmlElement("company", company),
    xmlElement("url", origin),
    '<currencies><currency id="UAH" rate="1"/></currencies>',
  ].join("")}\n<categories>\n${categories.map(category).join("")}</categories>\n<offers>\n`;
  for await (const slice of offers) yield slice.map((one) => offer(one, head, shape)).join("");
  yield "</offers>\n</shop></yml_catalog>\n";
}

const category = ({ id, parentId, name }: FeedCategory): string =>
  `<category id="${id}"${parentId === null ? "" : ` parentId="${parentId}"`}>${xmlText(name.uk)}</category>\n`;

function offer(one: Offer, { origin }: FeedHead, { dialect, priceOf }: Shape): string {
  const { variation, name, description } = one;
  const parts = [
    dialect === "reseller" ? "" : xmlElement("url", `${origin}${variation.path.uk}`),
    xmlElement("price", money(priceOf(one))),
    xmlElement(oldPrice[dialect] ?? "", oldPrice[dialect] && variation.oldPrice !== null ? money(variation.oldPrice) : ""),
    dialect === "prom" && variation.pack > 1 ? wholesale(one, priceOf) : "",
    xmlElement("currencyId", "UAH"),
    xmlElement("categoryId", one.categories.at(-1)?.id),
    ...variation.pictures.slice(0, MOST_PICTURES[dialect]).map((path) => xmlElement("picture", `${origin}${path}`)),
    xmlElement("vendor", one.brand || (dialect === "rozetka" ? "Без бренду" : "")),
    ...article[dialect].map((tag) => xmlElement(tag, one.article)),
    xmlElement("barcode", variation.barcode),
    ...pieces[dialect].map((tag) => xmlElement(tag, variation.pieces)),
    xmlElement("name", `${name.ru}${choiceAfterName(one, "ru")}`),
    xmlElement("name_ua", `${name.uk}${choiceAfterName(one, "uk")}`),
    xmlElement("description", description.ru || name.ru),
    xmlElement("description_ua", description.uk || name.uk),
    dialect === "prom" ? xmlElement("country", one.country.uk) : "",
    ...paramsOf(one).map(([param, value]) => (value === "" ? "" : `<param name="${xmlText(param)}">${xmlText(value)}</param>`)),
  ];
  return `<offer ${attributesOf(one, dialect)}>${parts.join("")}</offer>\n`;
}

function attributesOf(one: Offer, dialect: Dialect): string {
  const { variation, siblings, suborder, id } = one;
  const isThere = variation.pieces > 0;
  // Prom takes an empty word for goods made to order.
  const available = dialect === "prom" && isThere && suborder ? "" : String(isThere);
  return [
    `id="${xmlText(offerId(variation))}"`,
    `available="${available}"`,
    ...(siblings.length > 1 ? [`group_id="${id}"`] : []),
    ...(dialect === "prom" ? [`selling_type="${variation.pack > 1 ? "w" : "r"}"`] : []),
  ].join(" ");
}

const wholesale = (one: Offer, priceOf: Shape["priceOf"]): string =>
  `<prices><price>${xmlElement("value", money(priceOf(one)))}${xmlElement("quantity", Math.max(one.variation.pack, one.minimum))}</price></prices>`;

const worn = { female: "Жіноча", male: "Чоловіча", kids: "Дитяча", home: "" } as const;

/** Every variation of a product has the same names, as Prom asks. */
function paramsOf(one: Offer): [name: string, value: string][] {
  const { variation, siblings } = one;
  const hasSizes = siblings.some(({ size }) => size.uk !== "");
  const hasColours = siblings.some(({ colour }) => colour.uk !== "");
  return [
    ["Розмір", hasSizes ? variation.size.uk || "універсальний" : ""],
    ["Колір", hasColours ? variation.colour.uk || "різнокольоровий" : ""],
    [
      "Стать",
      one.audiences
        .map((audience) => worn[audience])
        .filter(Boolean)
        .join(", "),
    ],
    ["Матеріал", one.material.uk],
    ["Склад", one.composition.uk],
    ["Країна-виробник товару", one.country.uk],
    ["Кількість в упаковці", variation.pack > 1 ? String(variation.pack) : ""],
  ];
}

const money = (kopiykas: Kopiykas): string => String(toHryvnias(kopiykas));
