import { expect, test } from "vitest";
import { conflict, invalid, Refusal, unavailable } from "../../contracts/errors.ts";
import { refusalBody, retryAfterHeader } from "./refusal-body.ts";

const say = (key: string) => `«${key}»`;

test("a refusal says its message and the errors of its fields in words, and its code", () => {
  expect(refusalBody(invalid({ phone: ["auth.phoneError", "form.required"] }), say)).toEqual({
    message: "«refusal.invalid»",
    code: "invalid",
    errors: { phone: ["«auth.phoneError»", "«form.required»"] },
  });
  expect(refusalBody(conflict("webhooks.isOff"), say)).toEqual({ message: "«webhooks.isOff»", code: "webhooks_is_off" });
});

test("what a refusal carries stands beside the message, its code instead of the status's", () => {
  const wait = new Refusal(428, "auth.proofNeeded", { carried: { body: { code: "wait_needed", waitSeconds: 30 } } });
  expect(refusalBody(wait, say)).toEqual({ message: "«auth.proofNeeded»", code: "wait_needed", waitSeconds: 30 });
});

test("Retry-After is in whole seconds, rounded up, and absent without a time to wait", () => {
  expect(retryAfterHeader(unavailable(2.1))).toEqual({ "Retry-After": "3" });
  expect(retryAfterHeader(conflict())).toEqual({});
});
