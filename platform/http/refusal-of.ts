import { cannotAnswer } from "../db/cannot-answer.ts";
import { isRefusal, Refusal, unavailable } from "../errors.ts";

/**
 * What an error answers over HTTP: a refusal as it is; 503 with Retry-After when the database could not answer; anything
 * else is a bug and answers 500.
 */
export function refusalOf(error: unknown): Refusal {
  if (isRefusal(error)) return error;
  return cannotAnswer(error) ? unavailable() : new Refusal(500, "refusal.unexpected");
}
