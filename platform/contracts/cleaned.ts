import { z } from "zod";

/** The most characters to clean: what nobody sees may be much of what is typed. */
const LONGEST_TYPED = 10_000;
/** `clean` is `cleanText` or `cleanLine`. The document tells the limits of what is kept, which any shorter text meets. */
export const cleaned = (clean: (text: string) => string, longest: number, least = 0) =>
  z
    .string()
    .max(LONGEST_TYPED)
    .transform(clean)
    .pipe(z.string().min(least).max(longest))
    .meta({ maxLength: longest, ...(least > 0 ? { minLength: least } : {}) });
