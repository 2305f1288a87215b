import type { CellValue } from "./cells.rules.ts";
import type { variationsMessages } from "./variations.messages.ts";

type Words = (typeof variationsMessages)["uk"]["variations.words"];
/** Words of yes, no and the audiences. */
export type CellWords = { [Name in keyof Words]: string };

/** A value as the grid, the clipboard and a file write it; `typedCell` reads it back. */
export function shownCell(value: CellValue, words: CellWords, isAudiences: boolean): string {
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (!isAudiences) return String(value);
  return String(value)
    .split(" ")
    .filter(Boolean)
    .map((gender) => words[gender as keyof CellWords])
    .join(", ");
}
