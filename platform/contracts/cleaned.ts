import { z } from "zod";

/** What is asked to be cleaned at most; what is left of it has its own limit. */
const LONGEST_TYPED = 10_000;
/** A person's text, made by `cleanText` or `cleanLine`. */
export const cleaned = (clean: (text: string) => string, longest: number) =>
  z.string({ error: "form.required" }).max(LONGEST_TYPED, "form.tooLong").transform(clean).pipe(z.string().max(longest, "form.tooLong"));
