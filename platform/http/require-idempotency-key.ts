import { Refusal } from "../contracts/errors.ts";

/** Returns the key, 16 to 255 characters (S14). Throws 422. */
export function requireIdempotencyKey(key: string | null): string {
  if (key && key.length >= 16 && key.length <= 255) return key;
  throw new Refusal(422, "refusal.idempotencyKey", { errors: { "Idempotency-Key": ["refusal.idempotencyKey"] } });
}
