/** The door of the exchange. */
export { importsApi } from "./server/imports.api.ts";
export { importFiles, type ImportReport, type Progress } from "./server/import-files.ts";
