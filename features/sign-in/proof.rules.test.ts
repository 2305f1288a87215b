import { expect, test } from "vitest";
import { leadingZeros } from "./proof.rules.ts";

test("zero bits at the beginning of a hash are counted over its bytes", () => {
  const zerosOf = (...bytes: number[]) => leadingZeros(Uint8Array.from(bytes));
  expect([zerosOf(0x80), zerosOf(0x01), zerosOf(0, 0x10), zerosOf(0, 0, 0xff), zerosOf(0, 0)]).toEqual([0, 7, 11, 16, 16]);
});
