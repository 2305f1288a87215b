import type { ParsedInputOf } from "../../../platform/contracts/endpoint.ts";
import { invalid } from "../../../platform/contracts/errors.ts";
import type { Visit } from "../../shop.ts";
import type { getReport, ReportView } from "../reports.contract.ts";
import { spanOf, type Span } from "../reports.rules.ts";
import { countOrders } from "./reports.queries.ts";
import { makeReport, type Report } from "./make-report.ts";

const MOST_SHOWN = 500;

/** The first 500 rows. 422 at `to` for reversed or too many days. */
export async function viewReport(visit: Visit, input: ParsedInputOf<typeof getReport>): Promise<ReportView> {
  const { rows, all = rows.length, ...report } = await readReport(visit, input, MOST_SHOWN);
  return { ...report, rows: rows.slice(0, MOST_SHOWN), left: Math.max(0, all - MOST_SHOWN) };
}

/** Of the one kind that has a row for each order; the others are as short as the shop's lists. */
export const countRows = async ({ shop }: Visit, { kind, from, to }: ParsedInputOf<typeof getReport>): Promise<number> =>
  kind === "orders" ? countOrders(shop.db.scan, requireSpan(from, to)) : 0;

/** `most`: as many rows are needed. 422 as `viewReport`. */
export function readReport(visit: Visit, { kind, from, to }: ParsedInputOf<typeof getReport>, most: number): Promise<Report> {
  return makeReport(visit, { kind, span: requireSpan(from, to), most });
}

function requireSpan(from: string, to: string): Span {
  const span = spanOf(from, to);
  if ("fault" in span) throw invalid({ to: [span.fault] });
  return span;
}
