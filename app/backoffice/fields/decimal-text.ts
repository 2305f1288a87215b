import { typedNumber, withComma } from "../../../platform/text/decimal-comma.ts";

export const shownDecimal = (value: unknown): string => (typeof value === "number" ? withComma(value) : String(value ?? ""));

/** A number, null for nothing, and what is no number as it was typed, so that it is refused and not lost. */
export function typedDecimal(text: string): number | string | null {
  if (text.trim() === "") return null;
  const number = typedNumber(text);
  return Number.isNaN(number) ? text : number;
}
