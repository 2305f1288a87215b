import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import { getReport, writeReportFile } from "../reports.contract.ts";
import { reportFile } from "./report-file.ts";
import { viewReport } from "./report.view.ts";

export const reportsApi = [
  handle(getReport, (visit: Visit, input) => viewReport(visit, input)),
  handle(writeReportFile, (visit: Visit, input) => reportFile(visit, input)),
];
