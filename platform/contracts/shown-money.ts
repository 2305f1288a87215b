import { z } from "zod";
import type { Kopiykas } from "../money/money.ts";

const inKopiykas = { "x-unit": "kopiykas", description: "Kopiykas" };
const inHryvnias = { "x-unit": "hryvnias", description: "Hryvnias, at most two decimals" };

export const shownKopiykas = (): z.ZodType<Kopiykas, Kopiykas> =>
  z.number().int().meta(inKopiykas) as unknown as z.ZodType<Kopiykas, Kopiykas>;

/** Kopiykas, zero or above, that a caller was shown and sends back. */
export const sentKopiykas = (): z.ZodType<Kopiykas, Kopiykas> =>
  z.number().int().min(0).meta(inKopiykas) as unknown as z.ZodType<Kopiykas, Kopiykas>;

/** Kopiykas as a plain whole number without a brand. */
export const plainKopiykas = () => z.number().int().meta(inKopiykas);

/** Hryvnias, the form that existing clients read. */
export const shownHryvnias = () => z.number().meta(inHryvnias);
