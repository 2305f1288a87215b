import type { z } from "zod";
import type { FieldErrors } from "../../contracts/field-errors.ts";

/** Bounds the answer (S59). */
const MOST_ERRORS = 20;

/**
 * Turns the issues of a schema that refused `input` into the `errors` map of message keys; schemas may name their own key
 * (`z.string({ error: "auth.phoneError" })`).
 */
export function fieldErrorsOf(error: z.ZodError, input: unknown): FieldErrors {
  const errors = new Map<string, string[]>();
  const all = error.issues.slice(0, MOST_ERRORS).flatMap((issue) => errorsOf(issue, input));
  for (const [field, key] of all.slice(0, MOST_ERRORS)) errors.set(field, [...(errors.get(field) ?? []), key]);
  return Object.fromEntries(errors);
}

function errorsOf(issue: z.core.$ZodIssue, input: unknown): [field: string, key: string][] {
  if (issue.code === "unrecognized_keys") return issue.keys.slice(0, MOST_ERRORS).map((name) => [name, "form.unknown"]);
  return [[issue.path.join(".") || "body", keyOf(issue, input)]];
}

function keyOf(issue: z.core.$ZodIssue, input: unknown): string {
  if (/^[a-z]\w*\.\w+$/i.test(issue.message)) return issue.message;
  if ((valueAt(issue.path, input) ?? null) === null) return "form.required";
  if (issue.code === "too_small" && issue.origin === "string") return "form.required";
  if (issue.code === "too_big" && issue.origin === "string") return "form.tooLong";
  return "form.invalid";
}

/** What was sent there; an issue itself says no values. */
const valueAt = (path: readonly PropertyKey[], input: unknown): unknown =>
  path.reduce<unknown>((part, name) => (part as Record<PropertyKey, unknown> | null | undefined)?.[name], input);
