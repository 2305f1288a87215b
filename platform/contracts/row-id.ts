import { z } from "zod";
import type { Id } from "../ids.ts";

export const wholeNumber = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const rowId = <Table extends string>(): z.ZodType<Id<Table>, Id<Table>> => wholeNumber as unknown as z.ZodType<Id<Table>, Id<Table>>;

export const shownId = <Table extends string>(): z.ZodType<Id<Table>, Id<Table>> =>
  z.number().int() as unknown as z.ZodType<Id<Table>, Id<Table>>;
