import type { Said } from "../../../programs/said.rules.ts";

/** `row`: its number in an array, or the line where it begins. */
export type ProgramRow = { row: number; said: Said };
