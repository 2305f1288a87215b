import { z } from "zod";
import type { Kopiykas } from "./money.ts";

/** An amount in kopiykas in an answer. */
export const shownKopiykas = (): z.ZodType<Kopiykas, Kopiykas> => z.number().int() as unknown as z.ZodType<Kopiykas, Kopiykas>;
