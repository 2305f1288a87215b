import { expect, test } from "vitest";
import { codeHash, isCodeOf } from "./codes/code-hash.ts";
import { hashPin, isPinRight } from "./pin/pin-hash.ts";
import { idOf } from "../../../platform/ids.ts";

const before = { secret: "the-secret-of-yesterday-00000001" };
const during = { secret: "the-secret-of-today-000000000002", oldSecret: before.secret };
const after = { secret: during.secret };

test("S56 while the secret is changed, a code and a PIN of yesterday are still right, and wrong ones still wrong", async () => {
  const sent = { id: "1", code: "4711" };
  const who = { accountId: idOf<"account">(7), pin: "4711" };
  const [code, pin] = [codeHash(before.secret, sent), await hashPin(before.secret, who)];
  expect([before, during, after].map((keys) => isCodeOf(keys, code, sent))).toEqual([true, true, false]);
  expect(isCodeOf(during, code, { ...sent, code: "4712" })).toBe(false);
  expect(await Promise.all([before, during, after].map((keys) => isPinRight(keys, pin, who)))).toEqual([true, true, false]);
  expect(await isPinRight(during, pin, { ...who, pin: "4712" })).toBe(false);
  expect(await isPinRight(during, undefined, who)).toBe(false);
});
