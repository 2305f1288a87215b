import fc from "fast-check";
import { expect, test } from "vitest";
import { sizeRunOf, withoutLast, type Presses, type RunCell } from "./size-run.ts";

const cell = (size: string, more: Partial<RunCell> = {}): RunCell => {
  const stock = more.stock ?? 20;
  return { id: Number(size), size, price: 640, pack: 4, stock, free: stock, inDraft: 0, ...more };
};

test("a run is one pack of every size that can be ordered, and says what it goes without and why", () => {
  const run = sizeRunOf([
    cell("42"),
    cell("44", { price: 640.5 }),
    cell("46", { stock: 0 }),
    cell("48", { stock: 3 }),
    cell("50", { stock: 8, free: 0 }),
  ]);
  expect(run).toEqual({
    runs: 0,
    next: { ids: [42, 44], pieces: 8, sum: 5_122 },
    leftOut: [
      { size: "46", why: "sold-out" },
      { size: "48", why: "under-pack" },
      { size: "50", why: "taken" },
    ],
    last: [],
  });
});

test("sizes may come in packs of their own", () => {
  expect(sizeRunOf([cell("42", { pack: 6 }), cell("44", { pack: 1 })]).next).toEqual({ ids: [42, 44], pieces: 7, sum: 4_480 });
});

test("what was typed besides stays, and the runs in the draft are counted by the smallest of it", () => {
  const run = sizeRunOf([cell("42", { inDraft: 12 }), cell("44", { inDraft: 4 }), cell("46", { stock: 4, inDraft: 4 })]);
  expect([run.runs, run.next.ids, run.last]).toEqual([1, [42, 44], [42, 44, 46]]);
  expect(run.leftOut).toEqual([{ size: "46", why: "taken" }]);
});

test("nothing on the shelf is no run", () => {
  expect(sizeRunOf([cell("42", { stock: 0 })])).toMatchObject({ runs: 0, next: { ids: [], pieces: 0, sum: 0 }, last: [] });
  expect(sizeRunOf([])).toEqual({ runs: 0, next: { ids: [], pieces: 0, sum: 0 }, leftOut: [], last: [] });
});

/** Shelves of any kind, with a draft of whole packs that fits them, as the grid keeps it. */
const shelves = fc
  .array(
    fc.record({
      pack: fc.integer({ min: 1, max: 12 }),
      stock: fc.nat(60),
      held: fc.nat(60),
      packs: fc.nat(9),
      price: fc.integer({ min: 1, max: 99_999 }),
    }),
    { maxLength: 9 },
  )
  .map((all) =>
    all.map(({ pack, stock, held, packs, price }, at): RunCell => {
      const free = Math.max(0, stock - held);
      return { id: at, size: String(at), price: price / 100, pack, stock, free, inDraft: Math.min(packs, Math.floor(free / pack)) * pack };
    }),
  );
const moved = (cells: readonly RunCell[], ids: readonly number[], by: 1 | -1): RunCell[] =>
  cells.map((one) => (ids.includes(one.id) ? { ...one, inDraft: one.inDraft + by * one.pack } : one));
const draftOf = (cells: readonly RunCell[]) => cells.map(({ inDraft }) => inDraft);

test("whatever the shelf and the draft, a run never takes more than there is, and every size is in it or left out", () => {
  fc.assert(
    fc.property(shelves, (cells) => {
      const { next, leftOut } = sizeRunOf(cells);
      expect(next.ids.length + leftOut.length).toBe(cells.length);
      for (const one of moved(cells, next.ids, 1)) expect(one.inDraft).toBeLessThanOrEqual(Math.max(one.free, 0));
      const added = moved(cells, next.ids, 1);
      const pieces = draftOf(added).reduce((sum, count) => sum + count, 0) - draftOf(cells).reduce((sum, count) => sum + count, 0);
      expect(next.pieces).toBe(pieces);
    }),
  );
});

test("adding a run makes one run more", () => {
  fc.assert(
    fc.property(shelves, (cells) => {
      const { runs, next } = sizeRunOf(cells);
      if (next.ids.length === 0) return;
      const after = sizeRunOf(moved(cells, next.ids, 1));
      expect(after.runs).toBeGreaterThan(runs);
      expect(after.last.length).toBeGreaterThan(0);
    }),
  );
});

test("taking a run away never leaves less than nothing, and adding it again restores the draft", () => {
  fc.assert(
    fc.property(shelves, (cells) => {
      const { last } = sizeRunOf(cells);
      const without = moved(cells, last, -1);
      for (const one of without) expect(one.inDraft).toBeGreaterThanOrEqual(0);
      if (last.length === 0) return;
      expect(draftOf(moved(without, sizeRunOf(without).next.ids, 1))).toEqual(draftOf(cells));
    }),
  );
});

test("from an empty draft, runs that were added are taken away again to nothing", () => {
  fc.assert(
    fc.property(shelves, fc.integer({ min: 1, max: 6 }), (shelf, count) => {
      let cells = shelf.map((one) => ({ ...one, inDraft: 0 }));
      const drafts = [draftOf(cells)];
      for (let at = 0; at < count && sizeRunOf(cells).next.ids.length > 0; at += 1) {
        cells = moved(cells, sizeRunOf(cells).next.ids, 1);
        drafts.push(draftOf(cells));
      }
      for (const before of drafts.slice(0, -1).toReversed()) {
        cells = moved(cells, sizeRunOf(cells).last, -1);
        expect(draftOf(cells)).toEqual(before);
      }
    }),
  );
});

test("a size typed out entirely keeps its packs when a run is added and taken away again", () => {
  const cells = [cell("42"), cell("44"), cell("46", { stock: 8, inDraft: 8 })];
  const added = moved(cells, sizeRunOf(cells).next.ids, 1);
  expect(sizeRunOf(added, [[42, 44]]).last).toEqual([42, 44]);
  // Without the press, as after a reload, by the count.
  expect(sizeRunOf(added).last).toEqual([42, 44, 46]);
});

/** Actions on a colour: a run more, a run less, or a number of packs typed into a cell. */
const deeds = fc.array(
  fc.oneof(fc.constant("more" as const), fc.constant("less" as const), fc.record({ at: fc.nat(8), packs: fc.nat(9) })),
  { maxLength: 20 },
);

test("whatever was done before, a run that is added and taken away at once, or the other way round, leaves the draft as it was", () => {
  fc.assert(
    fc.property(shelves, deeds, (shelf, done) => {
      let [cells, presses]: [RunCell[], Presses] = [shelf, []];
      const more = () => {
        const { ids } = sizeRunOf(cells, presses).next;
        if (ids.length === 0) return false;
        [cells, presses] = [moved(cells, ids, 1), [...presses, ids]];
        return true;
      };
      const less = () => {
        const { last } = sizeRunOf(cells, presses);
        if (last.length === 0) return false;
        [cells, presses] = [moved(cells, last, -1), withoutLast(presses, last)];
        return true;
      };
      for (const deed of done) {
        if (deed === "more") more();
        else if (deed === "less") less();
        else
          cells = cells.map((one, at) =>
            at === deed.at ? { ...one, inDraft: Math.min(deed.packs, Math.floor(Math.max(0, one.free) / one.pack)) * one.pack } : one,
          );
        for (const one of cells) expect(one.inDraft).toBeGreaterThanOrEqual(0);
        const before = [draftOf(cells), presses] as const;
        if (more()) {
          expect(less()).toBe(true);
          expect([draftOf(cells), presses]).toEqual(before);
        }
        const [kept, keptPresses] = [cells, presses];
        if (less()) {
          expect(more()).toBe(true);
          expect(draftOf(cells)).toEqual(draftOf(kept));
        }
        [cells, presses] = [kept, keptPresses];
      }
    }),
  );
});
