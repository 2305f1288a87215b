import { z } from "zod";
import type { Id } from "./ids.ts";

/** A number by which people call a thing, as an order's: kept exactly. */
export const wholeNumber = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The id of a row as a call names it, also in an address: a whole number that is kept exactly. */
export const rowId = <Table extends string>(): z.ZodType<Id<Table>, Id<Table>> => wholeNumber as unknown as z.ZodType<Id<Table>, Id<Table>>;

/** The id of a row as an answer shows it. */
export const shownId = <Table extends string>(): z.ZodType<Id<Table>, Id<Table>> =>
  z.number().int() as unknown as z.ZodType<Id<Table>, Id<Table>>;
