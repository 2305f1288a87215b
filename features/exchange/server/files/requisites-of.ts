import { child, children, childText, type Element } from "./read-elements.ts";

/** Older writers put each right into the row. */
export const requisitesIn = (element: Element): Element[] =>
  [child(element, "ЗначенияРеквизитов"), element].flatMap((place) => children(place, "ЗначениеРеквизита"));

/** The requisites of an element by name; the last of a repeated name counts. */
export function requisitesOf(element: Element): ReadonlyMap<string, string> {
  const all = requisitesIn(element);
  return new Map(all.map((one) => [childText(one, "Наименование") ?? "", childText(one, "Значение") ?? ""]));
}

const services = new Set(["услуга", "послуга", "работа", "робота"]);

/** Bases export services beside goods, in one tree: delivery, packing, alteration. */
export const isService = (element: Element): boolean =>
  services.has((requisitesOf(element).get("ТипНоменклатуры") ?? "").trim().toLowerCase());
