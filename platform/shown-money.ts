import { z } from "zod";
import type { Kopiykas } from "./money.ts";

/** An amount as a call's answer shows it in kopiykas. */
export const shownKopiykas = (): z.ZodType<Kopiykas, Kopiykas> => z.number().int() as unknown as z.ZodType<Kopiykas, Kopiykas>;
