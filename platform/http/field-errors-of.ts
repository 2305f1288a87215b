import type { z } from "zod";
import type { FieldErrors } from "../field-errors.ts";

/** Whoever has made more mistakes than these learns of the rest after mending them (security.md S59). */
const MOST_ERRORS = 20;

/**
 * Turns a schema's refusals into the `errors` map: one entry a field, values are message keys, the first twenty of them.
 * A schema names its own key as the message (`z.string({ error: "auth.phoneError" })`); the rest get general ones.
 */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors = new Map<string, string[]>();
  for (const [field, key] of error.issues.slice(0, MOST_ERRORS).flatMap(errorsOf).slice(0, MOST_ERRORS)) {
    errors.set(field, [...(errors.get(field) ?? []), key]);
  }
  return Object.fromEntries(errors);
}

function errorsOf(issue: z.core.$ZodIssue): [field: string, key: string][] {
  if (issue.code === "unrecognized_keys") return issue.keys.slice(0, MOST_ERRORS).map((name) => [name, "form.unknown"]);
  return [[issue.path.join(".") || "body", keyOf(issue)]];
}

function keyOf(issue: z.core.$ZodIssue): string {
  if (/^[a-z]\w*\.\w+$/i.test(issue.message)) return issue.message;
  if (issue.code === "invalid_type" && issue.input === undefined) return "form.required";
  if (issue.code === "too_small" && issue.origin === "string") return "form.required";
  if (issue.code === "too_big" && issue.origin === "string") return "form.tooLong";
  return "form.invalid";
}
