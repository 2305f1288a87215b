/** The door of the exchange. */
export { importFiles, type ImportReport, type Progress } from "./server/import-files.ts";
