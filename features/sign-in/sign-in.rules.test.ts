import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPhone, network, parsePhone } from "./sign-in.rules.ts";

const nineDigits = fc.stringMatching(/^[1-9]\d{8}$/);

test("a number is understood in every form people paste it", () => {
  fc.assert(
    fc.property(
      nineDigits,
      fc.constantFrom("+380", "380", "80", "0", "", "+38 0", "00380"),
      fc.constantFrom("", " ", "-", ")", " ("),
      (nine, prefix, gap) => {
        const pasted = `${prefix}${gap}${nine.slice(0, 2)}${gap}${nine.slice(2, 5)}${gap}${nine.slice(5)}`;
        expect(parsePhone(pasted)).toBe(`380${nine}`);
      },
    ),
  );
});

test.each(["", "12345", "38067123456", "+1 202 555 0100 77", "abc"])("%j is no number", (text) => {
  expect(parsePhone(text)).toBeUndefined();
});

test("a number is shown in groups", () => {
  expect(formatPhone("380671234567")).toBe("+380 (67) 123-45-67");
});

test("S22 an IPv6 visitor is counted by its /64, an IPv4 one by its address", () => {
  expect(network("2001:db8:1:2:aaaa::1")).toBe(network("2001:db8:1:2:bbbb:0:0:7"));
  expect(network("2001:db8:1:3::1")).not.toBe(network("2001:db8:1:2::1"));
  expect(network("::ffff:10.1.2.3")).toBe("10.1.2.3");
});
