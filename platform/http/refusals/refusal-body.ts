import type { Refusal } from "../../contracts/errors.ts";
import type { FieldErrors } from "../../contracts/field-errors.ts";
import { codeOf } from "../../contracts/refusal-codes.ts";

/** The JSON of a refusal; `say` gives the words of a message key in the caller's language. */
export const refusalBody = (refusal: Refusal, say: (key: string) => string) => ({
  message: say(refusal.messageKey),
  code: codeOf(refusal),
  ...(refusal.errors ? { errors: inWords(refusal.errors, say) } : {}),
  ...refusal.carried.body,
});

function inWords(errors: FieldErrors, say: (key: string) => string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, keys]) => [field, keys.map(say)]));
}

/** `Retry-After` in whole seconds, rounded up; empty for a refusal without a time to wait. */
export const retryAfterHeader = ({ retryAfterSeconds }: Pick<Refusal, "retryAfterSeconds">): Record<string, string> =>
  retryAfterSeconds ? { "Retry-After": String(Math.ceil(retryAfterSeconds)) } : {};
