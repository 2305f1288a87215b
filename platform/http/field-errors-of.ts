import type { z } from "zod";
import type { FieldErrors } from "../field-errors.ts";

/**
 * Turns a schema's refusals into the `errors` map: one entry a field, values are message keys.
 * A schema names its own key as the message (`z.string({ error: "auth.phoneError" })`); the rest get general ones.
 */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) (errors[key] ??= []).push("form.unknown");
      continue;
    }
    const field = issue.path.join(".") || "body";
    (errors[field] ??= []).push(keyOf(issue));
  }
  return errors;
}

function keyOf(issue: z.core.$ZodIssue): string {
  if (/^[a-z]\w*\.\w+$/i.test(issue.message)) return issue.message;
  if (issue.code === "invalid_type" && issue.input === undefined) return "form.required";
  if (issue.code === "too_small" && issue.origin === "string") return "form.required";
  if (issue.code === "too_big" && issue.origin === "string") return "form.tooLong";
  return "form.invalid";
}
