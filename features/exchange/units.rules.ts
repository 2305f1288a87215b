import { numberFrom } from "./exchange.rules.ts";

const pieces = new Set(["шт", "штука", "штуки", "штук", "од", "одиниця", "единица", "pce", "pcs", "796", "2009"]);
const MOST_PIECES = 100_000;

const plain = (unit: string): string => unit.trim().toLowerCase().replace(/\.$/, "");

/** Whether a unit is the piece, by any of its names or codes. */
export const isPiece = (unit: string): boolean => pieces.has(plain(unit));

/**
 * How many base units a price is for, by its `Коэффициент`; 1 where it says nothing. Undefined where it cannot be believed: it
 * is no number above nought, or the unit beside it is the base unit itself or not named, and dividing might sell too low.
 */
export function piecesIn({ coefficient, unit, base }: { coefficient: string; unit: string; base: readonly string[] }): number | undefined {
  const number = numberFrom(coefficient || "1");
  if (number === 1) return 1;
  if (number === undefined || number <= 0 || number > MOST_PIECES || unit === "") return undefined;
  const isBase = base.length > 0 ? base.some((name) => plain(name) === plain(unit)) : isPiece(unit);
  return isBase ? undefined : number;
}
