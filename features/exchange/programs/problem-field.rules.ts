import { meaningOfName } from "../exchange.rules.ts";

/** The field that a problem concerns, by programs' names. */
const fields: Readonly<Record<string, string>> = {
  noId: "id",
  longId: "id",
  noKey: "id",
  keyUnknown: "article",
  keyAmbiguous: "article",
  variationAmbiguous: "id",
  variationUnknown: "id",
  noName: "name",
  stockShort: "stock",
  stockNegative: "stock",
  stockTooLarge: "stock",
  stockUnreadable: "stock",
  priceUnreadable: "price",
  priceTooLarge: "price",
  priceZero: "price",
  priceCurrency: "currency",
  pricePerUnit: "price",
  packOutOfRange: "pack",
  tooManyElements: "variations",
  waits: "id",
  waitsForGroup: "groups",
};

/** Reasons whose text begins with the field's name. */
const naming = new Set(["fieldType", "strangeCharacters", "brokenText", "excelNumber", "numberTooLong", "noRight"]);

/** Empty where the problem concerns the whole row. */
export function fieldOfProblem(reason: string, said: string): string {
  if (naming.has(reason)) return said.split(":")[0] ?? "";
  if (reason === "propertyUnreadable") {
    const meaning = meaningOfName(said.split(":")[0] ?? "");
    return meaning === "gender" ? "audience" : (meaning ?? "");
  }
  return fields[reason] ?? "";
}
