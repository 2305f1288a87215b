import { codeOf } from "../../../platform/db/run-transaction.ts";

/** A lock or the statement took too long. */
const tooLong = new Set(["55P03", "57014"]);

/**
 * What a statement answers; undefined when PostgreSQL refused and so undid it as a whole: somebody held a row for too
 * long, or a row of the statement broke a rule. A lost connection is no refusal: nobody knows what was done, so it throws.
 */
export async function unlessUndone<T>(statement: () => Promise<T>): Promise<T | undefined> {
  try {
    return await statement();
  } catch (error) {
    const code = codeOf(error);
    if (tooLong.has(code) || /^2[23]/.test(code)) return undefined;
    throw error;
  }
}
