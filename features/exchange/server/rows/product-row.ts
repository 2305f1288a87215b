import { textOfHtml } from "../../../../platform/html/text-of-html.ts";
import { cleanText } from "../../../../platform/text/clean-text.ts";
import { audiencesOfProperty } from "../../rows/audience.rules.ts";
import { readName } from "../../rows/escaped-name.rules.ts";
import { isEmptyValue, isReference } from "../../rows/empty-values.rules.ts";
import { flagFrom, meaningOfName, numberFrom, splitOfferId, wordOf, type Meaning } from "../../exchange.rules.ts";
import { dateFrom, isEmptyDate } from "../../rows/dates.rules.ts";
import { measurementsFrom, type Measured } from "../../../catalogue/words/measurements.rules.ts";
import { detailsOf, propertiesOf, type Detail, type Properties } from "./details-of.ts";
import { picturesOf, type PictureOfRow } from "./pictures-of.ts";
import { child, children, childText, type Element } from "../files/read-elements.ts";
import { isService, requisitesIn } from "../files/requisites-of.ts";
import { RefusedRow, type Remark } from "./refused-row.ts";
import { barcodeOf } from "./row-names.ts";

/** A null field was not said and stays. */
export type ProductRow = {
  id1c: string;
  article: string | null;
  nameUk: string | null;
  nameRu: string | null;
  descriptionUk: string | null;
  descriptionRu: string | null;
  compositionUk: string | null;
  compositionRu: string | null;
  brand: string | null;
  country: string | null;
  season: string | null;
  material: string | null;
  measurements: Measured[] | null;
  weightGrams: number | null;
  minimum: number | null;
  retail: boolean | null;
  suborder: boolean | null;
  suborderDays: number | null;
  hasVideo: boolean | null;
  topSales: boolean | null;
  returnable: boolean | null;
  firstSeen: string | null;
  removed: boolean;
  /** Removed, since it is no goods. */
  service: boolean;
  groups: string[] | null;
  pictures: PictureOfRow[] | null;
  /** Space-separated, from «Стать». */
  audiences: string | null;
  barcode: string | null;
  details: Detail[] | null;
};

/** Throws `RefusedRow`; other faults are only remarks. */
export function productRowOf(element: Element, { properties, remark }: { properties: Properties; remark: Remark }): ProductRow {
  const id = childText(element, "Ид");
  if (!id) throw new RefusedRow("noId");
  const said = saidOf(element, properties);
  const groups = children(child(element, "Группы"), "Ид")
    .map((group) => group.text.trim())
    .filter(Boolean);
  const nameUk = nameOf(childText(element, "Наименование")) || null;
  const service = isService(element);
  const removed = isRemoved(element) || service;
  const read = <Value>(meaning: Meaning, value: Value | null): Value | null => {
    const text = said.get(meaning) ?? "";
    if (value === null && text !== "" && text !== "0" && !isEmptyDate(text))
      remark("propertyUnreadable", `${wordOf(meaning)}: ${text.slice(0, 80)}`);
    return value;
  };
  return {
    id1c: splitOfferId(id).product.slice(0, 80),
    article: childText(element, "Артикул") ?? null,
    nameUk,
    nameRu: nameOf(said.get("nameRu")),
    descriptionUk: readable(descriptionOf(element, said), { most: LONGEST_DESCRIPTION, title: "Описание", remark }),
    descriptionRu: readable(said.get("descriptionRu"), { most: LONGEST_DESCRIPTION, title: "Описание (рос)", remark }),
    compositionUk: readable(said.get("compositionUk"), { most: LONGEST_COMPOSITION, title: "Состав", remark }),
    compositionRu: readable(said.get("compositionRu"), { most: LONGEST_COMPOSITION, title: "Состав (рос)", remark }),
    brand: nameOf(brandOf(element, said)),
    country: nameOf(said.get("country") || childText(element, "Страна")),
    season: nameOf(said.get("season")),
    material: nameOf(said.get("material")),
    measurements: read("measurements", measured(said.get("measurements"))),
    weightGrams: read("weight", gramsFrom(said.get("weight") ?? childText(element, "Вес"))),
    minimum: read("minimum", positive(numberFrom(said.get("minimum")))),
    retail: flagFrom(said.get("retail")) ?? null,
    suborder: flagFrom(said.get("suborder")) ?? null,
    suborderDays: read("deliveryDays", positive(numberFrom(said.get("deliveryDays")))),
    hasVideo: flagFrom(said.get("video")) ?? null,
    topSales: flagFrom(said.get("topSales")) ?? null,
    returnable: negated(flagFrom(said.get("notReturnable"))),
    firstSeen: read("firstSeen", dateFrom(said.get("firstSeen") ?? "")?.toISOString() ?? null),
    removed,
    service,
    groups: child(element, "Группы") ? groups : null,
    pictures: picturesOf(element),
    audiences: said.has("gender") ? (read("gender", audiencesOfProperty(said.get("gender") ?? "").join(" ") || null) ?? "") : null,
    barcode: barcodeOf(element) || null,
    details: detailsOf(element, properties),
  };
}

const nameOf = (text: string | null | undefined): string | null => (text == null ? null : readName(text));

export function isRemoved(element: Element): boolean {
  const status = (element.attributes["Статус"] ?? childText(element, "Статус") ?? "").toLowerCase();
  return status === "удален" || status === "видалений" || flagFrom(childText(element, "ПометкаУдаления")) === true;
}

export function saidOf(element: Element, properties: Properties): Map<Meaning, string> {
  const said = new Map<Meaning, string>();
  for (const { meaning, text } of propertiesOf(element, properties)) if (meaning && text) said.set(meaning, text);
  for (const requisite of requisitesIn(element)) {
    const meaning = meaningOfName(childText(requisite, "Наименование") ?? "");
    const text = childText(requisite, "Значение");
    if (meaning && meaning !== "fileDescription" && text && !isReference(text) && !isEmptyValue(text)) said.set(meaning, text);
  }
  return said;
}

/** The back office's limit. */
const LONGEST_DESCRIPTION = 10_000;
const LONGEST_COMPOSITION = 1_000;

/** The site's own description first; some bases write there only that it exists. */
function descriptionOf(element: Element, said: ReadonlyMap<Meaning, string>): string | undefined {
  const html = said.get("descriptionHtml") || childText(element, "ОписаниеВФорматеHTML");
  return html && !/^(?:true|false|да|нет|так|ні|0|1)$/i.test(html) ? html : childText(element, "Описание");
}

function readable(text: string | undefined, { most, title, remark }: { most: number; title: string; remark: Remark }): string | null {
  if (text === undefined) return null;
  const plain = cleanText(textOfHtml(text));
  if (plain.length > most) remark("textCut", `${title}: ${plain.length} → ${most}`);
  return plain.slice(0, most);
}

const brandOf = (element: Element, said: ReadonlyMap<Meaning, string>): string | null => {
  const maker = child(element, "Изготовитель") ?? child(element, "Производитель");
  const named = said.get("brand") || childText(element, "ТорговаяМарка") || said.get("maker");
  return named || ((maker && (childText(maker, "Наименование") ?? maker.text.trim())) ?? null);
};
const positive = (number: number | undefined): number | null =>
  number !== undefined && number >= 1 && number < 100_000 ? Math.round(number) : null;
const measured = (text: string | undefined): Measured[] | null => {
  const rows = measurementsFrom(text ?? "");
  return rows.length > 0 ? rows : null;
};
const negated = (flag: boolean | undefined): boolean | null => (flag === undefined ? null : !flag);
const gramsFrom = (text: string | undefined): number | null => {
  const kilograms = numberFrom(text);
  return kilograms !== undefined && kilograms >= 0 && kilograms < 10_000 ? Math.round(kilograms * 1_000) : null;
};
