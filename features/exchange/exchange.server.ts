export { decideImport, type Decision } from "./server/decide-import.ts";
export { importsApi } from "./server/imports.api.ts";
export { importFiles, type Progress } from "./server/import-files.ts";
export { type ImportReport } from "./server/report/import-report.ts";
export { readImport, type Missing, type RunState } from "./server/report/read-import.ts";
export { priceTypesApi } from "./server/prices/price-types.api.ts";
export { UnreadableFile } from "./server/files/unreadable-file.ts";
