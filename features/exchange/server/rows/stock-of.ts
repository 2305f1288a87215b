import { numberFrom, splitOfferId } from "../../exchange.rules.ts";
import { child, children, childText, type Element } from "../files/read-elements.ts";
import type { Counted } from "../run/uncounted.queries.ts";
import type { Remark } from "./refused-row.ts";
import { idOfRow } from "./row-names.ts";

const MOST_PIECES = 10_000_000;

/** Pieces over all warehouses; null when unsaid or unbelievable. Below zero counts as none; both are remarked. */
export function stockOf(offer: Element, remark: Remark): number | null {
  const said = amountsOf(offer);
  if (said.length === 0) return null;
  const strange = said.find((text) => text !== undefined && text.trim() !== "" && numberFrom(text) === undefined);
  if (strange !== undefined) {
    remark(isDigits(strange) ? "stockTooLarge" : "stockUnreadable", strange.trim().slice(0, 40));
    return null;
  }
  const sum = said.reduce((total, text) => total + (numberFrom(text) ?? 0), 0);
  if (sum > MOST_PIECES) {
    remark("stockTooLarge", String(sum));
    return null;
  }
  if (sum < 0) remark("stockNegative", String(sum));
  return Math.max(0, Math.floor(sum));
}

/** The offer as one whose pieces are said, be they unreadable; undefined where none are. */
export function countedOf(offer: Element): Counted | undefined {
  if (amountsOf(offer).length === 0) return undefined;
  const id1c = idOfRow(offer);
  return { id1c, product1c: splitOfferId(id1c).product };
}

const isDigits = (text: string): boolean => /^[\d\s\u00a0.,]+$/.test(text);

function amountsOf(offer: Element): (string | undefined)[] {
  const rests = children(child(offer, "Остатки"), "Остаток");
  if (rests.length > 0) return rests.flatMap(amountsOfRest);
  const inStores = children(child(offer, "КоличествоНаСкладах"), "КоличествоНаСкладе");
  if (inStores.length > 0) return inStores.map((one) => childText(one, "Количество") ?? one.text);
  const total = childText(offer, "Количество");
  if (total) return [total];
  const inWarehouses = warehousesOf(offer).map(inWarehouse);
  return inWarehouses.length === 0 && total !== undefined ? [total] : inWarehouses;
}

/** A number stands inside the warehouse or beside it. */
function amountsOfRest(rest: Element): (string | undefined)[] {
  const inWarehouses = children(rest, "Склад").map(inWarehouse);
  return inWarehouses.some((amount) => amount !== undefined) ? inWarehouses : [childText(rest, "Количество") ?? rest.text];
}

/** Some bases call each warehouse `Склады`, others put them all into one. */
const warehousesOf = (offer: Element): Element[] => [
  ...children(offer, "Склад"),
  ...children(offer, "Склады")
    .flatMap((all) => [all, ...children(all, "Склад")])
    .filter((one) => inWarehouse(one) !== undefined),
];

const inWarehouse = (warehouse: Element): string | undefined =>
  warehouse.attributes["КоличествоНаСкладе"] ?? childText(warehouse, "Количество") ?? childText(warehouse, "КоличествоНаСкладе");
