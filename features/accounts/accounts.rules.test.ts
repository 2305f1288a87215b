import { describe, expect, test } from "vitest";
import { deviceName, fullName, isProfileFilled, maySetPinWithoutIt, spendingNeeds, type PinStanding } from "./accounts.rules.ts";

test("the full name has no gaps", () => {
  expect(fullName({ surname: "Коваль", name: "Олена", patronymic: "" })).toBe("Коваль Олена");
  expect(fullName({ surname: "Коваль", name: "Олена", patronymic: "Іванівна" })).toBe("Коваль Олена Іванівна");
});

test("a parcel is addressed by name and surname, neither alone", () => {
  expect(isProfileFilled({ name: "Олена", surname: "Коваль" })).toBe(true);
  expect(isProfileFilled({ name: "Олена", surname: "" })).toBe(false);
  expect(isProfileFilled({ name: "", surname: "Коваль" })).toBe(false);
});

describe("S25 a device", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
  const DAY = 86_400;
  const standing = (part: Partial<PinStanding> = {}): PinStanding => ({
    hasPin: true,
    isFirstDevice: false,
    deviceSince: ago(DAY),
    proof: "sms",
    provedAt: ago(599),
    ...part,
  });

  test("is new for a day, unless it is the account's first", () => {
    expect(spendingNeeds(standing(), now)).toBe("nothing");
    expect(spendingNeeds(standing({ deviceSince: ago(DAY - 1) }), now)).toBe("pin");
    expect(spendingNeeds(standing({ deviceSince: ago(0), isFirstDevice: true }), now)).toBe("nothing");
  });

  test("that is new spends by the PIN; where there is none, an older device has to", () => {
    expect(spendingNeeds(standing({ deviceSince: ago(0), hasPin: false }), now)).toBe("older_device");
    expect(spendingNeeds(standing({ hasPin: false }), now)).toBe("nothing");
  });

  test("sets a PIN without the present one where there is none, or within ten minutes of an SMS code", () => {
    expect(maySetPinWithoutIt(standing(), now)).toBe(true);
    expect(maySetPinWithoutIt(standing({ provedAt: ago(600) }), now)).toBe(false);
    expect(maySetPinWithoutIt(standing({ proof: "pin" }), now)).toBe(false);
    expect(maySetPinWithoutIt(standing({ proof: "pin", hasPin: false, provedAt: ago(DAY) }), now)).toBe(true);
  });

  test("that is new never sets it without, whatever it has proved", () => {
    for (const hasPin of [true, false]) expect(maySetPinWithoutIt(standing({ deviceSince: ago(DAY - 1), hasPin }), now)).toBe(false);
    expect(maySetPinWithoutIt(standing({ deviceSince: ago(0), isFirstDevice: true }), now)).toBe(true);
  });
});

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";
test.each([
  [`Mozilla/5.0 (Linux; Android 15) ${WEBKIT} Chrome/142.0 Mobile Safari/537.36`, "Chrome, Android"],
  [`Mozilla/5.0 (Linux; Android 15) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`, "Samsung Internet, Android"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1", "Safari, iOS"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1", "Chrome, iOS"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0 Safari/537.36 Edg/142.0`, "Edge, Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0 Safari/537.36 OPR/125.0`, "Opera, Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0 YaBrowser/25.0 Safari/537.36`, "Yandex, Windows"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox, macOS"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox, Linux"],
  ["SemyriadApp (Android 15)", "Android"],
  ["curl/8.1", ""],
])("%s is called %s", (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
