import { cannotAnswer } from "../../db/cannot-answer.ts";
import { isRefusal, OutOfReach, Refusal, unavailable } from "../../contracts/errors.ts";

export function refusalOf(error: unknown): Refusal {
  if (isRefusal(error)) return error;
  return cannotAnswer(error) || error instanceof OutOfReach ? unavailable() : new Refusal(500, "refusal.unexpected");
}
