import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { signInMessages } from "./sign-in.messages.ts";
import { digitsAfterCountry, isSmsAttack, network, parsePhone, secondsToWait, sendingBudgets } from "./sign-in.rules.ts";
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

  test.each(["", "12345", "38067123456", "+1 202 555 0100 77", "abc"])("%j is none", (text) => {
    expect(parsePhone(text)).toBeUndefined();
  });
});

describe("sending", () => {
  const now = new Date("2026-11-21T10:01:00Z");
  const shop = { hour: 600, day: 5_000 };

  test("waits 60 seconds after a code, and not at all after one that was used", () => {
    const none = { newest: undefined, own: { newest: undefined, count: 0 } };
    const atNine = (seconds: number) => new Date(`2026-11-21T10:00:0${seconds}Z`);
    expect(secondsToWait(none, now)).toBe(0);
    expect(secondsToWait({ ...none, newest: atNine(1) }, now)).toBe(1);
    expect(secondsToWait({ ...none, newest: atNine(0) }, now)).toBe(0);
  });

  test("S22 every code a browser leaves unused makes it wait longer; what others asked for makes it wait a minute at most", () => {
    const after = (count: number) => secondsToWait({ newest: now, own: { newest: now, count } }, now);
    expect([1, 2, 3, 4, 5, 9].map(after)).toEqual([60, 120, 300, 600, 600, 600]);
    const longAgo = new Date(now.getTime() - 3_000_000);
    expect(secondsToWait({ newest: now, own: { newest: longAgo, count: 4 } }, now)).toBe(60);
  });

  test("S22 fewer than 40 % of the last 200 codes used is an attack; fewer codes say nothing yet", () => {
    expect(isSmsAttack({ sent: 200, used: 79 })).toBe(true);
    expect(isSmsAttack({ sent: 200, used: 80 })).toBe(false);
    expect(isSmsAttack({ sent: 199, used: 0 })).toBe(false);
  });

  test("S22 an address never stops a known device, and stops unknown ones sooner during an attack", () => {
    const byAddress = (knownDevice: boolean, attack: boolean) =>
      sendingBudgets({ phone: "380671234567", address: "10.0.0.1", knownDevice, attack, shop }).find(
        ({ name }) => name === "sms-address-hour",
      )?.limit;
    expect([byAddress(true, false), byAddress(true, true), byAddress(false, false), byAddress(false, true)]).toEqual([
      undefined,
      undefined,
      300,
      10,
    ]);
  });

  test("what belongs to everybody is taken last, so that a refused request does not eat it", () => {
    const names = sendingBudgets({ phone: "380671234567", address: "10.0.0.1", knownDevice: false, attack: false, shop }).map(
      ({ name }) => name,
    );
    expect(names).toEqual(["sms-phone-hour", "sms-phone-day", "sms-address-hour", "sms-prefix-hour", "sms-shop-hour", "sms-shop-day"]);
  });

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

test("S22 an IPv6 visitor is counted by its /64, an IPv4 one by its address", () => {
  expect(network("2001:db8:1:2:aaaa::1")).toBe(network("2001:db8:1:2:bbbb:0:0:7"));
  expect(network("2001:db8:1:3::1")).not.toBe(network("2001:db8:1:2::1"));
  expect(network("::1")).toBe(network("0:0:0:0:0:0:0:1"));
  expect(network("::ffff:10.1.2.3")).toBe("10.1.2.3");
});
