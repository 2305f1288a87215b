import { numberFrom } from "../../exchange.rules.ts";
import { child, children, childText, type Element } from "../files/read-elements.ts";
import type { Remark } from "./refused-row.ts";

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

/** True also for unreadable pieces. */
export const saysStock = (offer: Element): boolean => amountsOf(offer).length > 0;

const isDigits = (text: string): boolean => /^[\d\s\u00a0.,]+$/.test(text);

function amountsOf(offer: Element): (string | undefined)[] {
  const rests = children(child(offer, "Остатки"), "Остаток");
  const amounts = rests.flatMap((rest) => {
    const inWarehouses = children(rest, "Склад").map((warehouse) => childText(warehouse, "Количество"));
    return inWarehouses.length > 0 ? inWarehouses : [childText(rest, "Количество") ?? rest.text];
  });
  if (amounts.length > 0) return amounts;
  const total = childText(offer, "Количество");
  if (total !== undefined && rests.length === 0) return [total];
  return children(offer, "Склад").map((warehouse) => warehouse.attributes["КоличествоНаСкладе"] ?? childText(warehouse, "Количество"));
}
