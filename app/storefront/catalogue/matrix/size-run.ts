import { fromHryvnias, sumKopiykas, timesPieces, toHryvnias } from "../../../../platform/money/money.ts";

/** A variation with what of it can be ordered: pieces a pack, on the shelf, of those not in the cart yet, and in the draft; hryvnias a piece. */
export type RunCell = { id: number; size: string; price: number; pack: number; stock: number; free: number; inDraft: number };
/** `taken`: all there is stands in the draft or the cart already. */
export type LeftOut = { size: string; why: "sold-out" | "under-pack" | "taken" };
export type SizeRun = {
  /** Runs the draft holds: so many packs of each size, or all there are of it. */
  runs: number;
  /** One pack more of each size that has one; `sum` in hryvnias. */
  next: { ids: readonly number[]; pieces: number; sum: number };
  /** Sizes the next run goes without. */
  leftOut: readonly LeftOut[];
  /** Variations that give a pack back when a run is taken away. */
  last: readonly number[];
};

/** Variations each press of «+» has brought a pack of, oldest first. */
export type Presses = readonly (readonly number[])[];

/**
 * A run of sizes: one pack of every size that can be ordered (decision 0086). Pure. Adding one after taking one away restores the draft
 * whatever was typed, and taking away the one that `presses` brought last leaves it as it was before, what was typed out entirely among it.
 */
export function sizeRunOf(cells: readonly RunCell[], presses: Presses = []): SizeRun {
  const orderable = cells.filter((cell) => mostOf(cell) > 0);
  const open = orderable.filter((cell) => packsOf(cell) < mostOf(cell));
  const runs = open.length > 0 ? Math.min(...open.map(packsOf)) : Math.max(0, ...orderable.map(packsOf));
  return {
    runs,
    next: {
      ids: open.map(({ id }) => id),
      pieces: open.reduce((sum, { pack }) => sum + pack, 0),
      sum: toHryvnias(sumKopiykas(open.map(({ price, pack }) => timesPieces(fromHryvnias(price), pack)))),
    },
    leftOut: cells.flatMap((cell) => (open.includes(cell) ? [] : [{ size: cell.size, why: whyOf(cell) }])),
    last: runs === 0 ? [] : lastOf({ orderable, open, runs, presses }),
  };
}

/** The presses once these variations gave back what the latest press with all of them had brought. */
export function withoutLast(presses: Presses, ids: readonly number[]): Presses {
  const at = presses.findLastIndex((press) => ids.every((id) => press.includes(id)));
  return presses.flatMap((press, place) => {
    const left = place === at ? press.filter((id) => !ids.includes(id)) : press;
    return left.length > 0 ? [left] : [];
  });
}

/** What the latest press brought, where it brought a pack of every size that still has one; else a pack of each size that holds so many runs. */
function lastOf({
  orderable,
  open,
  runs,
  presses,
}: {
  orderable: readonly RunCell[];
  open: readonly RunCell[];
  runs: number;
  presses: Presses;
}): number[] {
  const press = presses.findLast((ids) => open.every(({ id }) => ids.includes(id)) && orderable.some(({ id }) => ids.includes(id)));
  return orderable.filter((cell) => (press ? press.includes(cell.id) : packsOf(cell) >= runs)).map(({ id }) => id);
}

/** Whole packs that can be in the draft. */
const mostOf = ({ free, pack }: RunCell): number => Math.max(0, Math.floor(free / pack));
const packsOf = ({ inDraft, pack }: RunCell): number => Math.floor(inDraft / pack);

const whyOf = ({ stock, pack }: RunCell): LeftOut["why"] => (stock <= 0 ? "sold-out" : stock < pack ? "under-pack" : "taken");
