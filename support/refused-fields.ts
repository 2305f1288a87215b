import type { z } from "zod";
import type { FieldErrors } from "../platform/contracts/field-errors.ts";
import { fieldErrorsOf } from "../platform/http/refusals/field-errors-of.ts";

/** Message keys by field as a caller is told them; undefined for what the call takes. */
export function refusedFields(schema: z.ZodType, input: unknown): FieldErrors | undefined {
  const { error } = schema.safeParse(input);
  return error && fieldErrorsOf(error, input);
}
