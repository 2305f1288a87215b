import { invalid } from "../../contracts/errors.ts";

const LONGEST_NAME = 100;

/** Throws 422 for text that PostgreSQL rejects: U+0000 or lone surrogates, at any depth (S32). */
export function requirePlainTexts(input: unknown, path = ""): void {
  if (typeof input === "string" && !isPlain(input)) throw invalid({ [path || "body"]: ["form.invalid"] });
  if (typeof input !== "object" || input === null) return;
  for (const [name, part] of Object.entries(input)) {
    if (name.length > LONGEST_NAME || !isPlain(name)) throw invalid({ body: ["form.unknown"] });
    requirePlainTexts(part, path ? `${path}.${name}` : name);
  }
}

const isPlain = (text: string): boolean => !text.includes("\0") && text.isWellFormed();
