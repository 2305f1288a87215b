import { hasDigit } from "../language/letters.ts";
import { plainSize } from "../language/size-terms.ts";

/** «50 х 90» is one size, not three words. */
export function joinedSizes(chunks: readonly string[]): string[] {
  const joined: string[] = [];
  for (const chunk of chunks) {
    const size = plainSize(`${joined.at(-2) ?? ""}${joined.at(-1) ?? ""}${chunk}`);
    if (joined.length > 1 && size.includes("x") && [...size].every((sign) => sign === "x" || hasDigit(sign))) joined.splice(-2, 2, size);
    else joined.push(chunk);
  }
  return joined;
}
