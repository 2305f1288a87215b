import type { CellValue, Field, Of } from "./cells.rules.ts";

export type Cell = { of: Of; id: number; field: Field };
export type Change = Cell & {
  /** The server's value, as far as it is known here. */
  was: CellValue;
  to: CellValue;
  /** Article and size, for lists. */
  label: string;
  /** Why it cannot be saved, in words. */
  fault?: string;
  /** The value somebody else has written meanwhile. */
  theirs?: CellValue;
};
type Changes = ReadonlyMap<string, Change>;
/** `steps`: the changes before each step, the last one at the end. */
export type Pending = { changes: Changes; steps: readonly (readonly (readonly [string, Change | undefined])[])[] };

const MOST_STEPS = 200;
export const nothingPending: Pending = { changes: new Map(), steps: [] };
export const keyOf = ({ of, id, field }: Cell): string => `${of} ${id} ${field}`;

/** Makes one undoable step. The server's own value is no change; a faulty one stays until corrected. */
export function change({ changes, steps }: Pending, asked: readonly Change[]): Pending {
  if (asked.length === 0) return { changes, steps };
  const next = new Map(changes);
  const before = new Map<string, Change | undefined>();
  for (const one of asked) {
    const key = keyOf(one);
    const held = changes.get(key);
    if (!before.has(key)) before.set(key, held);
    const known = held ? { ...one, was: held.was } : one;
    if (known.to === known.was && known.fault === undefined) next.delete(key);
    else next.set(key, known);
  }
  return { changes: next, steps: [...steps, [...before]].slice(-MOST_STEPS) };
}

export function undo({ changes, steps }: Pending): Pending {
  const last = steps.at(-1);
  if (!last) return { changes, steps };
  const next = new Map(changes);
  for (const [key, before] of last) {
    if (before) next.set(key, before);
    else next.delete(key);
  }
  return { changes: next, steps: steps.slice(0, -1) };
}

export type Verdict = Cell & ({ saved: true } | { fault: string } | { theirs: CellValue } | { left: true });

/** Removes saved changes and marks the rest with reasons. Later typing stays, compared with the server's new value. */
export function settle({ changes }: Pending, sent: Changes, verdicts: readonly Verdict[]): Pending {
  const next = new Map(changes);
  for (const verdict of verdicts) {
    const key = keyOf(verdict);
    const held = next.get(key);
    const asked = sent.get(key);
    if (!held || !asked) continue;
    if ("saved" in verdict) {
      if (held.to === asked.to) next.delete(key);
      else next.set(key, { ...held, was: asked.to });
    } else if ("fault" in verdict) next.set(key, { ...held, fault: verdict.fault });
    else if ("theirs" in verdict) next.set(key, { ...held, theirs: verdict.theirs });
  }
  return { changes: next, steps: [] };
}

/** `mine` overwrites theirs; `theirs` drops the change. */
export function decide({ changes, steps }: Pending, which: "mine" | "theirs", keys: readonly string[]): Pending {
  const next = new Map(changes);
  for (const key of keys) {
    const held = next.get(key);
    if (held?.theirs === undefined) continue;
    const { theirs, ...rest } = held;
    if (which === "theirs" || theirs === held.to) next.delete(key);
    else next.set(key, { ...rest, was: theirs });
  }
  return { changes: next, steps: steps.length > 0 ? [] : steps };
}

export type PendingRow = { of: Of; id: number; cells: Partial<Record<Field, { was: CellValue; to: CellValue }>> };

/** Changes that can be saved: a row is saved whole, so one with a fault or an open decision stays. */
export function readyChanges({ changes }: Pending): Change[] {
  const rows = Map.groupBy(changes.values(), ({ of, id }) => `${of} ${id}`);
  return [...rows.values()].filter((row) => row.every(({ fault, theirs }) => fault === undefined && theirs === undefined)).flat();
}

/** Changes that can be saved, in calls of `most` rows, all cells of a row together. */
export function batchesOf(pending: Pending, most: number): PendingRow[][] {
  const rows = new Map<string, PendingRow>();
  for (const { of, id, field, was, to } of readyChanges(pending)) {
    const row = rows.get(`${of} ${id}`) ?? { of, id, cells: {} };
    rows.set(`${of} ${id}`, { ...row, cells: { ...row.cells, [field]: { was, to } } });
  }
  const asked = [...rows.values()];
  return Array.from({ length: Math.ceil(asked.length / most) }, (_, at) => asked.slice(at * most, (at + 1) * most));
}
