import { z } from "zod";
import type { Id } from "./ids.ts";

/** A public number such as an order's, exact. */
export const wholeNumber = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The id of a row in a call or an address. */
export const rowId = <Table extends string>(): z.ZodType<Id<Table>, Id<Table>> => wholeNumber as unknown as z.ZodType<Id<Table>, Id<Table>>;

/** The id of a row in an answer. */
export const shownId = <Table extends string>(): z.ZodType<Id<Table>, Id<Table>> =>
  z.number().int() as unknown as z.ZodType<Id<Table>, Id<Table>>;
