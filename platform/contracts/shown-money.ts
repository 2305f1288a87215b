import { z } from "zod";
import type { Kopiykas } from "../money.ts";

export const shownKopiykas = (): z.ZodType<Kopiykas, Kopiykas> => z.number().int() as unknown as z.ZodType<Kopiykas, Kopiykas>;

/** A sum in kopiykas, zero or above, that a caller was shown and sends back. */
export const sentKopiykas = (): z.ZodType<Kopiykas, Kopiykas> => z.number().int().min(0) as unknown as z.ZodType<Kopiykas, Kopiykas>;
