import { expect, test } from "vitest";
import type { JudgedRow } from "../../../features/quick-order/quick-order.contract.ts";
import { isOpen, withMoreRows, withOutcomes, withVerdicts } from "./draft-changes.ts";
import type { OrderRow } from "./order-row.ts";
import { type Id, idOf } from "../../../platform/ids.ts";

const row = (line: number, more: Partial<OrderRow> = {}): OrderRow => ({
  line,
  code: "SR-1",
  size: "",
  colour: "",
  quantity: "8",
  ...more,
});
const judged = (variationId: Id<"variation">, verdict: JudgedRow["verdict"] = "ok", into: number | null = null): JudgedRow => ({
  verdict,
  why: "",
  options: [],
  into,
  product: null,
  byShare: false,
  goods: {
    productId: idOf<"product">(1),
    id_1c: "",
    article: "",
    name: "",
    image: null,
    tint: "1",
    variationId,
    size: "",
    colour: "",
    price: 1,
    pack: 1,
    suborder: false,
  },
  pieces: 8,
  free: 9,
});
const lines = (rows: readonly OrderRow[]) => rows.map(({ line }) => line);

test("rows that come later are numbered on, up to the most there may be", () => {
  const { rows, left } = withMoreRows([row(2), row(5)], [row(1), row(2), row(3)], 4);
  expect([lines(rows), left]).toEqual([[2, 5, 6, 7], 1]);
});

test("a verdict finds its row by its number, and names the row that carries its pieces by its number too", () => {
  const asked = [row(3), row(4), row(8)];
  const now = [row(3), row(8), row(9)];
  const after = withVerdicts(now, asked, [
    judged(idOf<"variation">(7)),
    judged(idOf<"variation">(5)),
    judged(idOf<"variation">(7), "summed", 0),
  ]);
  expect(after.map((one) => [one.line, one.judged?.verdict, one.judged?.into])).toEqual([
    [3, "ok", null],
    [8, "summed", 3],
    [9, undefined, undefined],
  ]);
});

test("what is reserved, or was sent without an answer, is not judged again; what was refused is", () => {
  const kept = [row(1, { outcome: { kind: "added", pieces: 8 } }), row(2, { outcome: { kind: "failed" } })];
  const refused = row(3, { outcome: { kind: "refused", free: 1, byShare: false } });
  const after = withVerdicts(
    [...kept, refused],
    [...kept, refused],
    [judged(idOf<"variation">(1)), judged(idOf<"variation">(2)), judged(idOf<"variation">(3), "less")],
  );
  expect(after.slice(0, 2)).toEqual(kept);
  expect([after[2]?.judged?.verdict, after[2]?.outcome]).toEqual(["less", undefined]);
  expect([...kept, refused, row(4)].map(isOpen)).toEqual([false, false, true, true]);
});

test("rows of one variation share their fate, but the pieces are counted once", () => {
  const rows = [
    row(1, { judged: judged(idOf<"variation">(7)) }),
    row(2, { judged: judged(idOf<"variation">(7), "summed", 1) }),
    row(3, { judged: judged(idOf<"variation">(8)) }),
    row(4),
  ];
  const added = withOutcomes(rows, new Map([[7, { kind: "added", pieces: 8 }]]));
  expect(added.map(({ outcome }) => outcome)).toEqual([{ kind: "added", pieces: 8 }, { kind: "added", pieces: 0 }, undefined, undefined]);
  expect(withOutcomes(added, new Map([[7, { kind: "failed" }]]))).toEqual(added);
});
