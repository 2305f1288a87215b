import { z } from "zod";

/** The most characters to clean; the cleaned text has a limit of its own. */
const LONGEST_TYPED = 10_000;
/** `clean` is `cleanText` or `cleanLine`. */
export const cleaned = (clean: (text: string) => string, longest: number) =>
  z.string().max(LONGEST_TYPED).transform(clean).pipe(z.string().max(longest));
