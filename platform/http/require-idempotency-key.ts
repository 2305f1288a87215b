import { Refusal } from "../errors.ts";

/** The key a call is repeated under (security.md S14), 16 to 255 characters; 422 on `Idempotency-Key` without one. */
export function requireIdempotencyKey(key: string | null): string {
  if (key && key.length >= 16 && key.length <= 255) return key;
  throw new Refusal(422, "refusal.idempotencyKey", { errors: { "Idempotency-Key": ["refusal.idempotencyKey"] } });
}
