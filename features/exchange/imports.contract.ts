import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { staffPage } from "../staff/staff.contract.ts";
import { roleDoubt } from "./prices/price-types.contract.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";
import { idOf } from "../../platform/ids.ts";

const importRow = z.object({
  id: shownId<"import_run">(),
  state: z.enum(["running", "done", "failed", "waiting", "refused", "tried"]),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  files: z.number().int(),
  rows: z.number().int(),
  changed: z.number().int(),
  /** Rows of which nothing was taken. */
  refused: z.number().int(),
  /** Rows of which a part was not taken. */
  remarks: z.number().int(),
  /** Rows that wait for unknown goods or groups. */
  parked: z.number().int(),
  note: z.string(),
});
export type ImportRow = z.infer<typeof importRow>;

const exampleImport = {
  id: idOf<"import_run">(3),
  state: "done" as const,
  startedAt: "2026-11-21T08:30:00.000Z",
  finishedAt: "2026-11-21T08:31:00.000Z",
  files: 2,
  rows: 100_618,
  changed: 100_618,
  refused: 4,
  remarks: 12,
  parked: 1,
  note: "",
};

export const listImports = endpoint({
  method: "GET",
  path: "/api/admin/imports",
  access: "staff",
  permission: "imports.see",
  summary: "Imports from 1C, newest first",
  input: z.strictObject({ ...staffPage }),
  output: z.object({ data: z.array(importRow), total: z.number().int() }),
  example: { input: {}, output: { data: [exampleImport], total: 1 } },
});

const counted = z.object({ name: z.string(), count: z.number().int() });
const refusedRow = z.object({
  file: z.string(),
  line: z.number().int(),
  id1c: z.string(),
  reason: z.string(),
  whole: z.boolean(),
});

const importView = importRow.extend({
  fileList: z.array(z.object({ name: z.string(), rows: z.number().int(), changed: z.number().int() })),
  refusals: z.array(refusedRow),
  parkedRows: z.array(
    z.object({
      id: shownId<"import_parked">(),
      file: z.string(),
      line: z.number().int(),
      id1c: z.string(),
      waitsFor: z.string(),
      kind: z.enum(["offer", "group"]),
    }),
  ),
  taken: z.array(counted),
  ignored: z.array(counted),
  /** Products that a waiting full export would hide. */
  missing: z
    .object({
      count: z.number().int(),
      sample: z.array(z.object({ id: shownId<"product">(), id1c: z.string(), article: z.string(), name: z.string() })),
    })
    .nullable(),
  /** Goods it would take off sale, because its full packages of offers count no pieces of them. */
  uncounted: z
    .object({
      count: z.number().int(),
      sample: z.array(
        z.object({
          id: shownId<"variation">(),
          productId: shownId<"product">(),
          id1c: z.string(),
          article: z.string(),
          name: z.string(),
          size: z.string(),
          colour: z.string(),
        }),
      ),
    })
    .nullable(),
});
export type ImportView = z.infer<typeof importView>;

const exampleView: ImportView = {
  ...exampleImport,
  fileList: [{ name: "import.xml", rows: 20_000, changed: 20_000 }],
  refusals: [{ file: "offers.xml", line: 812, id1c: "8b1f4a0e", reason: "Нульова ціна: Оптова", whole: false }],
  parkedRows: [{ id: idOf<"import_parked">(1), file: "offers.xml", line: 90, id1c: "77#1", waitsFor: "77", kind: "offer" }],
  taken: [{ name: "Товар", count: 20_000 }],
  ignored: [{ name: "Товар/БазоваяЕдиница", count: 20_000 }],
  missing: null,
  uncounted: null,
};

export const getImport = endpoint({
  method: "GET",
  path: "/api/admin/imports/{id}",
  access: "staff",
  permission: "imports.see",
  summary: "One import with its files, what it took, passed over and refused (at most 500 rows), and what waits",
  input: z.strictObject({ id: rowId<"import_run">() }),
  output: importView,
  example: { input: { id: 3 }, output: exampleView },
});

const openQuestions = z.object({
  /** Goods on sale for no audience. */
  unsorted: z.number().int(),
  withoutPrice: z.number().int(),
  /** Full exports that wait for a decision. */
  waiting: z.array(z.object({ id: shownId<"import_run">(), hides: z.number().int(), empties: z.number().int() })),
  doubts: z.array(roleDoubt),
  /** Requests of 1C about orders that staff must decide. */
  remarks: z.number().int(),
  /** Orders that have waited for 1C for an hour. */
  lateOrders: z.number().int(),
});
export type OpenQuestions = z.infer<typeof openQuestions>;

export const getOpenQuestions = endpoint({
  method: "GET",
  path: "/api/admin/open-questions",
  access: "staff",
  permission: "imports.see",
  summary: "What imports and the exchange with 1C have left for staff to decide",
  input: z.strictObject({}),
  output: openQuestions,
  example: {
    input: {},
    output: {
      unsorted: 14,
      withoutPrice: 3,
      remarks: 1,
      lateOrders: 0,
      waiting: [{ id: 3, hides: 120, empties: 0 }],
      doubts: [
        {
          role: "wholesale",
          types: [
            { id: "o1", name: "Крупний опт" },
            { id: "o2", name: "Дрібний опт" },
          ],
        },
      ],
    },
  },
});

export const takeImport = endpoint({
  method: "POST",
  path: "/api/admin/imports/{id}/take",
  access: "staff",
  refuses: [409],
  permission: "imports.change",
  summary:
    "Hides what a full export that waits does not name, and takes off sale what it does not count; once more it changes nothing, 409 when it was refused",
  input: z.strictObject({ id: rowId<"import_run">() }),
  output: importView,
  example: { input: { id: 3 }, output: exampleView },
});

export const refuseImport = endpoint({
  method: "POST",
  path: "/api/admin/imports/{id}/refuse",
  access: "staff",
  refuses: [409],
  permission: "imports.change",
  summary: "Leaves on sale what a full export that waits does not name or count; once more it changes nothing, 409 when it was taken",
  input: z.strictObject({ id: rowId<"import_run">() }),
  output: importView,
  example: { input: { id: 3 }, output: { ...exampleView, state: "refused" } },
});
