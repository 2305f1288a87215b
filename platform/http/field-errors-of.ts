import type { z } from "zod";
import type { FieldErrors } from "../contracts/field-errors.ts";

/** Bounds the answer (S59). */
const MOST_ERRORS = 20;

/** Turns schema issues into the `errors` map of message keys; schemas may name their own key (`z.string({ error: "auth.phoneError" })`). */
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
