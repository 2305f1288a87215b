export { reportsApi } from "./server/reports.api.ts";
