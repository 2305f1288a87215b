import { typedNumber, withComma } from "../../../../../platform/text/decimal-comma.ts";

/** `240` as «0,24»; nothing for an unknown weight. */
export const kilogramsText = (grams: number): string => (grams > 0 ? withComma(grams / 1_000) : "");

/** Kilograms as typed: grams, undefined where nothing was typed, null for what is no weight. */
export function typedGrams(kilograms: string): number | undefined | null {
  if (kilograms.trim() === "") return undefined;
  const grams = Math.round(typedNumber(kilograms) * 1_000);
  return grams > 0 ? grams : null;
}
