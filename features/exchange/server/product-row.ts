import { flagFrom, meaningOfName, numberFrom, splitOfferId, type Meaning } from "../exchange.rules.ts";
import { measurementsFrom, type Measured } from "../../catalogue/measurements.rules.ts";
import { child, children, childText, type Element } from "./read-elements.ts";
import { RefusedRow } from "./refused-row.ts";

/** A product as an export gives it. A field that is null was not said and stays as it is (patch semantics). */
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
  groups: string[] | null;
  pictures: { source: string; colour: string }[] | null;
};

/** Properties of the classifier: what each means, and the texts behind the ids of its values. */
export type Properties = Map<string, { meaning: Meaning | undefined; values: Map<string, string> }>;

/** Reads one `Товар`. Throws with the reason when it cannot be taken. */
export function productRowOf(element: Element, properties: Properties): ProductRow {
  const id = childText(element, "Ид");
  if (!id) throw new RefusedRow("noId");
  const said = saidOf(element, properties);
  const groups = children(child(element, "Группы"), "Ид")
    .map((group) => group.text.trim())
    .filter(Boolean);
  const nameUk = childText(element, "Наименование") || null;
  const removed = isRemoved(element);
  return {
    id1c: splitOfferId(id).product.slice(0, 80),
    article: childText(element, "Артикул") ?? null,
    nameUk: nameUk?.slice(0, 500) ?? null,
    nameRu: said.get("nameRu") ?? null,
    descriptionUk: childText(element, "Описание") ?? null,
    descriptionRu: said.get("descriptionRu") ?? null,
    compositionUk: said.get("compositionUk") ?? null,
    compositionRu: said.get("compositionRu") ?? null,
    brand: brandOf(element),
    country: childText(element, "Страна") ?? null,
    season: said.get("season") ?? null,
    material: said.get("material") ?? null,
    measurements: measured(said.get("measurements")),
    weightGrams: gramsFrom(said.get("weight") ?? childText(element, "Вес")),
    minimum: positive(numberFrom(said.get("minimum"))),
    retail: flagFrom(said.get("retail")) ?? null,
    suborder: flagFrom(said.get("suborder")) ?? null,
    suborderDays: positive(numberFrom(said.get("deliveryDays"))),
    hasVideo: flagFrom(said.get("video")) ?? null,
    topSales: flagFrom(said.get("topSales")) ?? null,
    returnable: negated(flagFrom(said.get("notReturnable"))),
    firstSeen: dateFrom(said.get("firstSeen")),
    removed,
    groups: child(element, "Группы") ? groups : null,
    pictures: picturesOf(element),
  };
}

/** The three spellings of a deletion mark. */
export function isRemoved(element: Element): boolean {
  const status = (element.attributes["Статус"] ?? childText(element, "Статус") ?? "").toLowerCase();
  return status === "удален" || status === "видалений" || flagFrom(childText(element, "ПометкаУдаления")) === true;
}

/** Values of properties and requisites by what they mean to the shop; a value id becomes its text. */
export function saidOf(element: Element, properties: Properties): Map<Meaning, string> {
  const said = new Map<Meaning, string>();
  for (const value of children(child(element, "ЗначенияСвойств"), "ЗначенияСвойства")) {
    const property = properties.get(childText(value, "Ид") ?? "");
    const meaning = property?.meaning ?? meaningOfName(childText(value, "Наименование") ?? "");
    const text = childText(value, "Значение");
    if (meaning && text) said.set(meaning, property?.values.get(text) ?? text);
  }
  for (const requisite of children(child(element, "ЗначенияРеквизитов"), "ЗначениеРеквизита")) {
    const meaning = meaningOfName(childText(requisite, "Наименование") ?? "");
    const text = childText(requisite, "Значение");
    if (meaning && meaning !== "fileDescription" && text) said.set(meaning, text);
  }
  return said;
}

function picturesOf(element: Element): ProductRow["pictures"] {
  const paths = children(element, "Картинка")
    .map((picture) => picture.text.trim().replaceAll("\\", "/"))
    .filter((path) => path !== "" && isSafePath(path));
  if (paths.length === 0) return null;
  const colours = new Map<string, string>();
  for (const requisite of children(child(element, "ЗначенияРеквизитов"), "ЗначениеРеквизита")) {
    if (meaningOfName(childText(requisite, "Наименование") ?? "") !== "fileDescription") continue;
    const [path = "", caption = ""] = (childText(requisite, "Значение") ?? "").split("#");
    colours.set(path, /^[a-z-]{2,20}$/.test(caption) ? caption : "");
  }
  return [...new Set(paths)].map((source) => ({ source, colour: colours.get(source) ?? "" }));
}

const isSafePath = (path: string): boolean => !path.startsWith("/") && !path.split("/").includes("..") && path.length <= 300;
const brandOf = (element: Element): string | null => {
  const maker = child(element, "Изготовитель") ?? child(element, "Производитель");
  return (maker && childText(maker, "Наименование")) ?? childText(element, "ТорговаяМарка") ?? null;
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
const dateFrom = (text: string | undefined): string | null =>
  text && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : null;
