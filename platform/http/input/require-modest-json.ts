import { invalid } from "../../contracts/errors.ts";

const DEEPEST = 12;
/** Two thousand rows of four cells, and a margin. */
const MOST_VALUES = 12_000;

/** Throws 422 for JSON that is too deep or too large, judged before parsing (S59). */
export function requireModestJson(text: string): void {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === "}" || sign === "]") depth -= 1;
    else if (sign === "{" || sign === "[") [depth, values] = [depth + 1, values + 1];
    else if (sign === ",") values += 1;
    if (depth > DEEPEST || values > MOST_VALUES) throw invalid({ body: ["form.invalid"] });
  }
}

/** The index of the closing quote, or the text's length; megabytes of a picture cost little. */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let slashes = 0;
    while (text[quote - 1 - slashes] === "\\") slashes += 1;
    if (slashes % 2 === 0) return quote;
  }
  return text.length;
}
