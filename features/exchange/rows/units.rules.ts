import { numberFrom } from "../exchange.rules.ts";

const pieces = new Set(["шт", "штука", "штуки", "штук", "од", "одиниця", "единица", "pce", "pcs", "796", "2009"]);
const MOST_PIECES = 100_000;

const plain = (unit: string): string => unit.trim().toLowerCase().replace(/\.$/, "");

export const isPiece = (unit: string): boolean => pieces.has(plain(unit));

/** Base units by `Коэффициент`; undefined where dividing might sell too low: not above zero, or its unit is the base or unnamed. */
export function piecesIn({ coefficient, unit, base }: { coefficient: string; unit: string; base: readonly string[] }): number | undefined {
  const number = numberFrom(coefficient || "1");
  if (number === 1) return 1;
  if (number === undefined || number <= 0 || number > MOST_PIECES || unit === "") return undefined;
  const isBase = base.length > 0 ? base.some((name) => plain(name) === plain(unit)) : isPiece(unit);
  return isBase ? undefined : number;
}
