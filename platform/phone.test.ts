import { expect, test } from "vitest";
import { formatPhone, nationalPhone } from "./phone.ts";

test.each([
  ["380671234567", "+380 (67) 123-45-67"],
  ["+380 67 1234567", "+380 (67) 123-45-67"],
  ["+48 601 234 567", "+48 601 234 567"],
  ["", ""],
])("%j is written %j", (phone, written) => expect(formatPhone(phone)).toBe(written));

test.each([
  ["380671234567", "067 123 45 67"],
  ["+48 601 234 567", "+48 601 234 567"],
  ["", ""],
])("%j stands in a spreadsheet as %j", (phone, written) => expect(nationalPhone(phone)).toBe(written));
