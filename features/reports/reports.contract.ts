import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { freshCode } from "../staff/staff.contract.ts";
import { reportKinds } from "./reports.rules.ts";

const day = z.iso.date({ error: "reports.noSuchDay" });
const asked = {
  kind: z.enum(reportKinds),
  /** Both days in Kyiv, both counted in. */
  from: day,
  to: day,
};

const column = z.object({
  title: z.string(),
  /** `money`: kopiykas. */
  kind: z.enum(["text", "count", "money"]),
});
export type ReportColumn = z.infer<typeof column>;

const cells = z.array(z.union([z.string(), z.number()]));
const reportView = z.object({
  columns: z.array(column),
  rows: z.array(
    z.object({
      /** The back office's page about the row, such as `products/17`; empty for none. */
      place: z.string(),
      cells,
    }),
  ),
  /** Totals of all rows, cell by cell; empty where a total means nothing. */
  total: cells,
  /** How many rows are only in the file. */
  left: z.number().int(),
});
export type ReportView = z.infer<typeof reportView>;

const exampleAsked = { kind: "product" as const, from: "2026-11-01", to: "2026-11-30" };

export const getReport = endpoint({
  method: "GET",
  path: "/api/admin/reports",
  access: "staff",
  permission: "reports.see",
  summary:
    "A report over days in Kyiv: sold by `day`, `product`, `category` or `customer`; `orders`, each of them; `debts`, who owes the shop now; `runs-out`, what is gone first at the pace of these days. At most 500 rows",
  input: z.strictObject(asked),
  output: reportView,
  example: {
    input: exampleAsked,
    output: {
      columns: [
        { title: "Товар", kind: "text" },
        { title: "Одиниць", kind: "count" },
        { title: "Сума, грн", kind: "money" },
      ],
      rows: [{ place: "products/17", cells: ["Сукня міді «Верба» з поясом", 4, 256_000] }],
      total: ["", 4, 256_000],
      left: 0,
    },
  },
});

export const writeReportFile = endpoint({
  method: "POST",
  path: "/api/admin/reports/file",
  access: "staff",
  permission: "reports.see",
  summary:
    "The same report with all its rows as a file in base64; CSV with semicolons and decimal commas. Needs a fresh second factor; 429 while another one is made",
  input: z.strictObject({ ...asked, format: z.enum(["csv", "xlsx"]), code: freshCode }),
  output: z.object({ name: z.string(), file: z.string(), rows: z.number().int() }),
  example: {
    input: { ...exampleAsked, format: "csv" },
    output: { name: "product-2026-11-01-2026-11-30.csv", file: "77u/0KLQvtCy0LDRgA0K", rows: 0 },
  },
});
