import { expect, test } from "vitest";
import type { Consent } from "./consents.rules.ts";
import { visitorOf } from "./visitor.rules.ts";

const cookies = new Map([
  ["_ga", "GA1.1.286403989.1366364567"],
  ["_ga_TEST123", "GS2.1.s1747132561$o1$g0$t1747132655$j0$l0$h0"],
  ["_fbp", "fb.1.1732531200123.123456"],
  ["_fbc", "fb.1.1732531200123.IwAR-1_234"],
]);
const browser = { cookies, address: "203.0.113.50", userAgent: "Firefox" };
const of = (consent: readonly Consent[], more: Record<string, string> = {}) =>
  visitorOf(
    { ...browser, cookies: new Map([...cookies, ...Object.entries(more)]) },
    { consent, measurementId: "G-TEST123", pixelId: "12345" },
  );
const noAds = { fbp: "", fbc: "", address: "", userAgent: "" };

test("S53 without consent nothing is kept, and of each consent only its own", () => {
  expect(of([])).toBeUndefined();
  const counted = { vendors: ["ga4"], clientId: "286403989.1366364567", sessionId: "1747132561", areAdsAllowed: false, ...noAds };
  expect(of(["analytics"])).toEqual(counted);
  const shown = { fbp: "fb.1.1732531200123.123456", fbc: "fb.1.1732531200123.IwAR-1_234", address: "203.0.113.50", userAgent: "Firefox" };
  expect(of(["advertising"])).toEqual({ vendors: ["meta"], clientId: "", sessionId: "", areAdsAllowed: true, ...shown });
  expect(of(["analytics", "advertising"])).toEqual({ ...counted, vendors: ["ga4", "meta"], areAdsAllowed: true, ...shown });
});

test("a vendor the shop does not tell has nothing kept for it", () => {
  const both = ["analytics", "advertising"] as const;
  expect(visitorOf(browser, { consent: both, measurementId: "", pixelId: "" })).toBeUndefined();
  expect(visitorOf(browser, { consent: both, measurementId: "G-TEST123", pixelId: "" })).toMatchObject({ vendors: ["ga4"], ...noAds });
});

test("a session is read from both forms of its cookie, in any order", () => {
  const sessions = ["GS1.1.1747132561.14.0.1747132655.0.0.0", "GS2.1.o1$g0$s1747132561$t1747132655"];
  for (const session of sessions) expect(of(["analytics"], { _ga_TEST123: session })?.sessionId).toBe("1747132561");
  for (const odd of ["", "GS2.1.o1$g0", "GS3", "GS1.1.later"]) expect(of(["analytics"], { _ga_TEST123: odd })?.sessionId).toBe("");
});

test("cookies that are not as vendors write them are not kept, and without Google's own it is not told", () => {
  expect(of(["analytics"], { _ga: "olena@mail.ua" })).toBeUndefined();
  expect(of(["advertising"], { _fbp: "<script>", _fbc: `fb.1.1732531200123.${"a".repeat(500)}` })).toMatchObject({ fbp: "", fbc: "" });
});
