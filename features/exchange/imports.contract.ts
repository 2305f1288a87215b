import { z } from "zod";
import { endpoint } from "../../platform/endpoint.ts";
import { staffPage } from "../staff/staff.contract.ts";

export const importRow = z.object({
  id: z.number().int(),
  state: z.enum(["running", "done", "failed", "waiting"]),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  files: z.number().int(),
  rows: z.number().int(),
  changed: z.number().int(),
  refused: z.number().int(),
  note: z.string(),
});
export type ImportRow = z.infer<typeof importRow>;

const exampleImport = {
  id: 3,
  state: "done" as const,
  startedAt: "2026-11-21T08:30:00.000Z",
  finishedAt: "2026-11-21T08:31:00.000Z",
  files: 2,
  rows: 100_618,
  changed: 100_618,
  refused: 4,
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

export const getImport = endpoint({
  method: "GET",
  path: "/api/admin/imports/{id}",
  access: "staff",
  permission: "imports.see",
  summary: "One import with its files and the rows it refused and why, at most 500 of them",
  input: z.strictObject({ id: z.coerce.number().int() }),
  output: importRow.extend({
    fileList: z.array(z.object({ name: z.string(), rows: z.number().int(), changed: z.number().int() })),
    refusals: z.array(z.object({ file: z.string(), line: z.number().int(), id1c: z.string(), reason: z.string() })),
  }),
  example: {
    input: { id: 3 },
    output: {
      ...exampleImport,
      fileList: [{ name: "import.xml", rows: 20_000, changed: 20_000 }],
      refusals: [{ file: "offers.xml", line: 812, id1c: "8b1f4a0e", reason: "unknown product" }],
    },
  },
});
