import { expect, test } from "vitest";
import { changedFields } from "./changed-fields.ts";

test("a field that nobody touched is not sent, so that it undoes nobody's change", () => {
  const before = { blacklisted: false, cardOnly: true };
  expect(changedFields(before, { blacklisted: false, cardOnly: false })).toEqual({ cardOnly: false });
  expect(changedFields(before, before)).toEqual({});
  expect(changedFields(undefined, before)).toEqual(before);
});
