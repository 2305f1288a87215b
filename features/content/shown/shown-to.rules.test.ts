import { expect, test } from "vitest";
import { audiences, isFor } from "./shown-to.rules.ts";

test.each([
  ["guest", ["everyone", "guests"]],
  ["customer", ["everyone", "customers"]],
  ["reseller", ["everyone", "customers", "resellers"]],
] as const)("a %s is shown what is for %j", (caller, shown) => {
  expect(audiences.filter((shownTo) => isFor(shownTo, caller))).toEqual(shown);
});
