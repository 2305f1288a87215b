import type { ParsedInputOf } from "../../../platform/contracts/endpoint.ts";
import { invalid } from "../../../platform/contracts/errors.ts";
import type { Visit } from "../../shop.ts";
import type { getReport, ReportView } from "../reports.contract.ts";
import { spanOf } from "../reports.rules.ts";
import { makeReport, type Report } from "./make-report.ts";

const MOST_SHOWN = 500;

/** The first 500 rows. 422 at `to` for reversed or too many days. */
export async function viewReport(visit: Visit, input: ParsedInputOf<typeof getReport>): Promise<ReportView> {
  const { rows, all = rows.length, ...report } = await readReport(visit, input, MOST_SHOWN);
  return { ...report, rows: rows.slice(0, MOST_SHOWN), left: Math.max(0, all - MOST_SHOWN) };
}

/** `most`: as many rows are needed. 422 as `viewReport`. */
export function readReport(visit: Visit, { kind, from, to }: ParsedInputOf<typeof getReport>, most: number): Promise<Report> {
  const span = spanOf(from, to);
  if ("fault" in span) throw invalid({ to: [span.fault] });
  return makeReport(visit, { kind, span, most });
}
