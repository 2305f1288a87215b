import { fromHryvnias, sumKopiykas, timesPieces, toHryvnias } from "../../../../platform/money/money.ts";

/** Pieces: a pack, on the shelf, free beyond the cart, in the draft; hryvnias a piece. */
export type RunCell = { id: number; size: string; price: number; pack: number; stock: number; free: number; inDraft: number };
/** `taken`: the draft or the cart already holds all there is. */
export type LeftOut = { size: string; why: "sold-out" | "under-pack" | "taken" };
export type SizeRun = {
  /** Runs in the draft: that many packs of each size, or all that a size has. */
  runs: number;
  /** The next run: a pack more of each size that has one; `sum` in hryvnias. */
  next: { ids: readonly number[]; pieces: number; sum: number };
  /** Sizes the next run lacks. */
  leftOut: readonly LeftOut[];
  /** Variations that lose a pack when a run is removed. */
  last: readonly number[];
};

/** Variations to which each press of «+» added a pack, oldest first. */
export type Presses = readonly (readonly number[])[];

/** A run is one pack of every available size (decision 0086). `presses` lets removing a run undo adding it, as adding undoes removing. */
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

/** Removes these variations from the latest press that contains all of them. */
export function withoutLast(presses: Presses, ids: readonly number[]): Presses {
  const at = presses.findLastIndex((press) => ids.every((id) => press.includes(id)));
  return presses.flatMap((press, place) => {
    const left = place === at ? press.filter((id) => !ids.includes(id)) : press;
    return left.length > 0 ? [left] : [];
  });
}

/** The latest press, where it added every size that still has a pack; else a pack of each size that holds as many runs. */
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

/** Whole packs the draft may hold. */
const mostOf = ({ free, pack }: RunCell): number => Math.max(0, Math.floor(free / pack));
const packsOf = ({ inDraft, pack }: RunCell): number => Math.floor(inDraft / pack);

const whyOf = ({ stock, pack }: RunCell): LeftOut["why"] => (stock <= 0 ? "sold-out" : stock < pack ? "under-pack" : "taken");
