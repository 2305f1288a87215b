import { cannotAnswer } from "../db/cannot-answer.ts";
import { isRefusal, Refusal, unavailable } from "../contracts/errors.ts";

/** Maps any error to a refusal: 503 when the database could not answer, 500 for bugs. */
export function refusalOf(error: unknown): Refusal {
  if (isRefusal(error)) return error;
  return cannotAnswer(error) ? unavailable() : new Refusal(500, "refusal.unexpected");
}
