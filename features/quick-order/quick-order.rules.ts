import type { Id } from "../../platform/ids.ts";

export const MOST_ROWS = 2_000;
export const MOST_PIECES = 100_000;

export const LONGEST_CELL = 120;

/** `shortened`: Excel wrote a barcode as 4,82E+12 and lost its digits. */
export const malformations = ["no-code", "no-quantity", "bad-quantity", "shortened"] as const;
type Malformation = (typeof malformations)[number];

/** Words for pieces behind their number, for a regular expression; packs and boxes are no pieces. */
export const PIECES = "шт|штук|штуки|pcs|од|ед|пар|пара|пари|пары";
const piecesWord = new RegExp(String.raw`\s*(?:${PIECES})\.?$`, "i");

/** «4», «4,0», «1 200», «12 шт.», «6 пар», «'12»; undefined for anything else. */
export function piecesOf(text: string): number | undefined {
  const digits = text
    .trim()
    .replace(/^'/, "")
    .replace(piecesWord, "")
    .replaceAll(/[\s\u00a0\u202f]/g, "")
    .replace(/[.,]0+$/, "");
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  const pieces = Number(digits);
  return pieces >= 1 && pieces <= MOST_PIECES ? pieces : undefined;
}

export function malformedWhy({ code, quantity }: { code: string; quantity: string }): Malformation | undefined {
  if (code.trim() === "") return "no-code";
  if (/^\d(?:[.,]\d{1,15})?e\+?\d{1,2}$/i.test(code.trim())) return "shortened";
  if (quantity.trim() === "") return "no-quantity";
  return piecesOf(quantity) === undefined ? "bad-quantity" : undefined;
}

export const stockVerdicts = ["ok", "rounded", "less", "sold-out"] as const;
type StockVerdict = (typeof stockVerdicts)[number];

/** Pieces reserved of `asked`: whole packs, rounded up, within `reachable`; "less" outranks "rounded". */
export function judgePieces({ asked, pack, reachable }: { asked: number; pack: number; reachable: number }): {
  verdict: StockVerdict;
  pieces: number;
} {
  const wanted = Math.ceil(asked / pack) * pack;
  const pieces = Math.min(wanted, Math.max(0, Math.floor(reachable / pack) * pack));
  if (pieces === 0) return { verdict: "sold-out", pieces };
  if (pieces < wanted) return { verdict: "less", pieces };
  return { verdict: wanted === asked ? "ok" : "rounded", pieces };
}

/** The first line of a variation carries the sum, the others point to it. */
export function sumLines(
  lines: readonly ({ variationId: Id<"variation">; pieces: number } | undefined)[],
): ({ asked: number } | { into: number } | undefined)[] {
  const first = new Map<Id<"variation">, number>();
  const sums = new Map<Id<"variation">, number>();
  for (const [at, line] of lines.entries()) {
    if (!line) continue;
    if (!first.has(line.variationId)) first.set(line.variationId, at);
    sums.set(line.variationId, Math.min(MOST_PIECES, (sums.get(line.variationId) ?? 0) + line.pieces));
  }
  return lines.map((line, at) => {
    if (!line) return undefined;
    const into = first.get(line.variationId) ?? at;
    return into === at ? { asked: sums.get(line.variationId) ?? line.pieces } : { into };
  });
}
