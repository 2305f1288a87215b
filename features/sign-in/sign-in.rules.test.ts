import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { signInMessages } from "./sign-in.messages.ts";
import { digitsAfterCountry, parsePhone } from "./sign-in.rules.ts";
import { formatPhone } from "../../platform/phone.ts";

const nineDigits = fc.stringMatching(/^[1-9]\d{8}$/);

describe("a phone", () => {
  test("is understood in every form people paste it", () => {
    fc.assert(
      fc.property(
        nineDigits,
        fc.constantFrom("+380", "380", "80", "0", "", "+38 0", "00380"),
        fc.constantFrom("", " ", "-", ")", " (", "\u00a0"),
        (nine, prefix, gap) => {
          const pasted = `${prefix}${gap}${nine.slice(0, 2)}${gap}${nine.slice(2, 5)}${gap}${nine.slice(5)}`;
          expect(parsePhone(pasted)).toBe(`380${nine}`);
        },
      ),
    );
  });

  test("is shown in a form that is understood again", () => {
    expect(formatPhone("380671234567")).toBe("+380 (67) 123-45-67");
    fc.assert(
      fc.property(nineDigits, (nine) => {
        expect(parsePhone(formatPhone(`380${nine}`))).toBe(`380${nine}`);
      }),
    );
  });

  test.each(["067", "+38 067", "38067", "8 067", "0038067", "67", "(67"])("«%s» typed so far is 67", (text) => {
    expect(digitsAfterCountry(text)).toBe("67");
  });

  test("typed whole in any form, nine digits remain; none of an operator's code is lost on the way", () => {
    fc.assert(
      fc.property(fc.constantFrom("39", "50", "63", "67", "73", "89", "91", "99"), fc.stringMatching(/^\d{0,7}$/), (code, rest) => {
        for (const prefix of ["+380", "380", "80", "0", ""]) expect(digitsAfterCountry(`${prefix}${code}${rest}`)).toBe(`${code}${rest}`);
      }),
    );
  });

  test("is either nothing or twelve digits, whatever is pasted", () => {
    const pasted = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789+-() ") }));
    fc.assert(
      fc.property(pasted, (text) => {
        expect(parsePhone(text) ?? "380000000000").toMatch(/^380\d{9}$/);
      }),
    );
  });

  test.each(["", "12345", "38067123456", "067 123 45 6", "8067123456", "+380 (06) 712-34-56", "+1 202 555 0100 77", "abc"])(
    "%j is none",
    (text) => {
      expect(parsePhone(text)).toBeUndefined();
    },
  );
});

describe("the message of a code", () => {
  test.each(["uk", "ru"] as const)(
    "the message in %s begins with the code, ends with the line browsers read, holds no link and is one part",
    (language) => {
      const text = signInMessages[language]["auth.sms"]("0042", "www.semyriad.com.ua");
      expect(text.startsWith("0042 ")).toBe(true);
      expect(text.split("\n").at(-1)).toBe("@www.semyriad.com.ua #0042");
      expect(text).not.toMatch(/https?:|www\.[^\s]+\//);
      expect(text.length).toBeLessThanOrEqual(70);
    },
  );
});

test.each(["uk", "ru"] as const)("S21 the message of strangers' tries in %s is one part and holds no link", (language) => {
  expect(signInMessages[language]["auth.triedSms"].length).toBeLessThanOrEqual(70);
  expect(signInMessages[language]["auth.triedSms"]).not.toMatch(/https?:|@/);
});
