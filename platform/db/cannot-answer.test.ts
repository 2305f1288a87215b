import { expect, test } from "vitest";
import { cannotAnswer } from "./cannot-answer.ts";

test.each(["53100", "ENOSPC", "EDQUOT", "57P03", "08006"])("%s is nobody's mistake and worth trying again", (code) => {
  expect(cannotAnswer(Object.assign(new Error("could not extend file"), { code }))).toBe(true);
});

test.each(["23505", "42P01", "22021"])("%s is a mistake of ours", (code) => {
  expect(cannotAnswer(Object.assign(new Error("no"), { code }))).toBe(false);
});
