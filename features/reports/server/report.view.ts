import type { ParsedInputOf } from "../../../platform/contracts/endpoint.ts";
import { invalid } from "../../../platform/contracts/errors.ts";
import type { Visit } from "../../shop.ts";
import type { getReport, ReportView } from "../reports.contract.ts";
import { spanOf } from "../reports.rules.ts";
import { makeReport, type Report } from "./make-report.ts";

const MOST_SHOWN = 500;

/** Its first 500 rows. 422 at `to` for days that stand the wrong way round or are too many. */
export async function viewReport(visit: Visit, input: ParsedInputOf<typeof getReport>): Promise<ReportView> {
  const { rows, ...report } = await readReport(visit, input);
  return { ...report, rows: rows.slice(0, MOST_SHOWN), left: Math.max(0, rows.length - MOST_SHOWN) };
}

/** All its rows. */
export function readReport(visit: Visit, { kind, from, to }: ParsedInputOf<typeof getReport>): Promise<Report> {
  const span = spanOf(from, to);
  if ("fault" in span) throw invalid({ to: [span.fault] });
  return makeReport(visit, { kind, span });
}
