import { expect, test } from "vitest";
import { conflict, gone, invalid, notFound, notSignedIn, Refusal, tooMany, unavailable } from "./errors.ts";
import { codeOf } from "./refusal-codes.ts";

test("a refusal has the code of its status, whatever its words are", () => {
  const refusals = [notSignedIn(), notFound(), gone(), invalid({}), tooMany(5, "auth.tooMany"), unavailable(5, "refusal.noRoom")];
  expect(refusals.map(codeOf)).toEqual(["not_signed_in", "not_found", "gone", "invalid", "too_many", "unavailable"]);
  expect(codeOf(new Refusal(418, "refusal.badRequest"))).toBe("refused");
});

test("a conflict says what stands in the way", () => {
  expect(codeOf(conflict())).toBe("conflict");
  expect(codeOf(conflict("orders.alreadyPacked"))).toBe("orders_already_packed");
  expect(codeOf(new Refusal(409, "refusal.idempotencyReused"))).toBe("idempotency_reused");
});

test("what a refusal carries has its own code", () => {
  const carried = { body: { code: "wait_needed", waitSeconds: 30 } };
  expect(codeOf(new Refusal(428, "auth.proofNeeded", { carried }))).toBe("wait_needed");
});
