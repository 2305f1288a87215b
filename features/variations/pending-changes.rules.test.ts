import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  batchesOf,
  change,
  decide,
  keyOf,
  nothingPending,
  readyChanges,
  settle,
  undo,
  type Change,
  type Pending,
} from "./pending-changes.rules.ts";

const stock = (id: number, to: number, more: Partial<Change> = {}): Change => ({
  of: "variation",
  id,
  field: "onHand",
  was: 10,
  to,
  label: `№ ${id}`,
  ...more,
});
const shown = ({ changes }: Pending) => [...changes.values()].map(({ id, was, to }) => [id, was, to]);

test("what goes back to what the server has is no change; what it had is remembered from the first", () => {
  const once = change(nothingPending, [stock(1, 12)]);
  const twice = change(once, [stock(1, 14, { was: 12 })]);
  expect(shown(twice)).toEqual([[1, 10, 14]]);
  expect(shown(change(twice, [stock(1, 10)]))).toEqual([]);
  expect(change(once, [])).toEqual(once);
});

test("a fault stays until it is mended, even where nothing differs", () => {
  const faulty = change(nothingPending, [stock(1, 10, { fault: "?" }), stock(2, 5)]);
  expect(faulty.changes.size).toBe(2);
  expect(batchesOf(faulty, 500)).toEqual([[{ of: "variation", id: 2, cells: { onHand: { was: 10, to: 5 } } }]]);
  expect(shown(change(faulty, [stock(1, 11)]))).toEqual([
    [1, 10, 11],
    [2, 10, 5],
  ]);
});

test("undoing every step passes through all that stood before, in their order", () => {
  const asked = fc.array(fc.record({ id: fc.integer({ min: 1, max: 4 }), to: fc.integer({ min: 8, max: 12 }) }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 20 }), (steps) => {
      const states: Pending[] = [nothingPending];
      let pending: Pending = nothingPending;
      for (const step of steps) {
        pending = change(
          pending,
          step.map(({ id, to }) => stock(id, to)),
        );
        states.push(pending);
      }
      for (const before of states.toReversed()) {
        expect(new Map(pending.changes)).toEqual(new Map(before.changes));
        pending = undo(pending);
      }
      expect(pending).toEqual(nothingPending);
    }),
  );
});

describe("after an answer", () => {
  const sent = change(nothingPending, [stock(1, 12), stock(2, 13), stock(3, 14), stock(4, 15)]);
  const verdict = (id: number) => ({ of: "variation" as const, id, field: "onHand" as const });
  test("saved is done, refused says why, changed shows theirs; what nobody sent stays", () => {
    const settled = settle(sent, sent.changes, [
      { ...verdict(1), saved: true },
      { ...verdict(2), fault: "замало" },
      { ...verdict(3), theirs: 9 },
      { ...verdict(99), saved: true },
    ]);
    expect([...settled.changes.values()].map(({ id, fault, theirs }) => [id, fault, theirs])).toEqual([
      [2, "замало", undefined],
      [3, undefined, 9],
      [4, undefined, undefined],
    ]);
    expect(settled.steps).toEqual([]);
    expect(
      batchesOf(settled, 500)
        .flat()
        .map(({ id }) => id),
    ).toEqual([4]);
  });

  test("what was typed meanwhile is a change against what is saved now", () => {
    const meanwhile = change(sent, [stock(1, 20)]);
    expect(shown(settle(meanwhile, sent.changes, [{ ...verdict(1), saved: true }]))[0]).toEqual([1, 12, 20]);
  });

  test("mine goes over theirs, theirs gives mine up, nothing is decided for a cell without a conflict", () => {
    const open = settle(sent, sent.changes, [
      { ...verdict(3), theirs: 9 },
      { ...verdict(4), theirs: 15 },
    ]);
    const [third, fourth] = [keyOf(verdict(3)), keyOf(verdict(4))];
    expect(decide(open, "mine", [third]).changes.get(third)).toEqual(stock(3, 14, { was: 9 }));
    expect(decide(open, "theirs", [third]).changes.has(third)).toBe(false);
    expect(decide(open, "mine", [fourth]).changes.has(fourth)).toBe(false);
    expect(decide(open, "theirs", [keyOf(verdict(1)), "none"]).changes.size).toBe(open.changes.size);
  });
});

test("every cell is sent once, rows whole, no call above the most", () => {
  const changes = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 40 }), field: fc.constantFrom("onHand" as const, "pack" as const), bad: fc.boolean() }),
    { selector: (one) => keyOf({ of: "variation", ...one }), maxLength: 60 },
  );
  fc.assert(
    fc.property(changes, fc.integer({ min: 1, max: 9 }), (asked, most) => {
      const pending = change(
        nothingPending,
        asked.map(({ id, field, bad }) => stock(id, 11, { field, ...(bad ? { fault: "?" } : {}) })),
      );
      const batches = batchesOf(pending, most);
      expect(batches.every((rows) => rows.length > 0 && rows.length <= most)).toBe(true);
      const sent = batches.flat();
      expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length);
      expect(readyChanges(pending)).toHaveLength(sent.reduce((sum, { cells }) => sum + Object.keys(cells).length, 0));
      const badRows = new Set(asked.filter(({ bad }) => bad).map(({ id }) => id));
      expect(sent.flatMap(({ id, cells }) => Object.keys(cells).map((field) => `${id} ${field}`)).sort()).toEqual(
        asked
          .filter(({ id }) => !badRows.has(id))
          .map(({ id, field }) => `${id} ${field}`)
          .sort(),
      );
    }),
  );
});
