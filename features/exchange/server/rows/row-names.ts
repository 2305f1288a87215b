import { isEmptyValue } from "../../rows/empty-values.rules.ts";
import { childText, type Element } from "../files/read-elements.ts";

/** `77#1`; some programs write the characteristic's id beside the goods'. */
export function idOfRow(row: Element): string {
  const id = childText(row, "Ид") ?? "";
  const choice = childText(row, "ИдХарактеристики") ?? "";
  return id === "" || id.includes("#") || choice === "" || isEmptyValue(choice) ? id : `${id}#${choice}`;
}

/** Undefined when unsaid. */
export const barcodeOf = (row: Element): string | undefined => childText(row, "Штрихкод") ?? childText(row, "ШтрихКод");
