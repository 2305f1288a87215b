import { z } from "zod";

/** The id or number of a row as a call names it, also in an address: a whole number that is kept exactly. */
export const rowId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
