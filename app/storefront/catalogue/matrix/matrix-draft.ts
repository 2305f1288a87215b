import type { VariationView } from "../../../../features/catalogue/catalogue.contract.ts";
import { fromHryvnias, toHryvnias, sumKopiykas, timesPieces } from "../../../../platform/money/money.ts";

/** Pieces by variation id; zero is left out. */
export type Draft = Readonly<Record<number, number>>;
export type CellNote = { kind: "rounded" | "most" | "refused" | "shared"; pieces: number } | { kind: "failed" };
type Goods = Pick<VariationView, "id" | "price" | "colour" | "colourName"> & { size: string; stock: number; quantity_in_variation: number };

const colourKey = (one: Pick<Goods, "colour" | "colourName">): string => one.colour || one.colourName;

export function matrixOf<One extends Goods>(variations: readonly One[]) {
  const colours = [
    ...new Map(variations.map((one) => [colourKey(one), { key: colourKey(one), slug: one.colour, name: one.colourName }])).values(),
  ];
  const sizes = [...new Set(variations.map((one) => one.size))];
  const cells = new Map(variations.map((one) => [`${one.size}\n${colourKey(one)}`, one]));
  return { colours, sizes, at: (size: string, colour: string): One | undefined => cells.get(`${size}\n${colour}`) };
}

/** Rounds up to whole packs, then down to what is free; says which. */
export function settle(typed: number, { pack, free }: { pack: number; free: number }): { pieces: number; note: CellNote | undefined } {
  const wanted = Math.max(0, Math.floor(Number.isFinite(typed) ? typed : 0));
  const rounded = Math.ceil(wanted / pack) * pack;
  const most = Math.max(0, Math.floor(free / pack) * pack);
  if (rounded > most) return { pieces: most, note: { kind: "most", pieces: free } };
  return { pieces: rounded, note: rounded === wanted ? undefined : { kind: "rounded", pieces: rounded } };
}

export function totalsOf(draft: Draft, variations: readonly Goods[]): { pieces: number; colours: number; sum: number } {
  const chosen = variations.filter((one) => (draft[one.id] ?? 0) > 0);
  return {
    pieces: chosen.reduce((sum, one) => sum + (draft[one.id] ?? 0), 0),
    colours: new Set(chosen.map(colourKey)).size,
    sum: toHryvnias(sumKopiykas(chosen.map((one) => timesPieces(fromHryvnias(one.price), draft[one.id] ?? 0)))),
  };
}

/** Lines are rows, tabs are columns; text that is no number leaves its cell alone. */
export function readPasted(text: string): (number | undefined)[][] {
  return text
    .replace(/[\r\n]+$/, "")
    .split(/\r?\n/)
    .map((line) =>
      line.split("\t").map((part) => {
        const digits = part.replaceAll(/[\s\u00a0]/g, "");
        return /^\d+([.,]0+)?$/.test(digits) ? Number.parseInt(digits, 10) : undefined;
      }),
    );
}
