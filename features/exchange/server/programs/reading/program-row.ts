import type { RowValues } from "../../../programs/row-values.rules.ts";

/** `row`: its number in an array, or the line where it begins. */
export type ProgramRow = { row: number; values: RowValues };
