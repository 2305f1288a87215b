import { expect, test } from "vitest";
import { parseConfig, type Config } from "../../../platform/config/config.ts";
import { idOf } from "../../../platform/ids.ts";
import { sealText } from "../../../platform/protection/sealed-text.ts";
import { addDays } from "../../../platform/time/time.ts";
import { knownBrowserCookie, knownBrowserOf } from "./known-browser.ts";

const config: Config = { ...parseConfig({ LOG_LEVEL: "silent" }), secret: "s".repeat(40), oldSecret: undefined };
const now = new Date("2026-11-21T10:00:00Z");
const [olena, ivan] = [idOf<"staff_member">(1), idOf<"staff_member">(2)];

type Asking = Parameters<typeof knownBrowserOf>[0];
const browser = (cookies: Record<string, string> = {}, change: Partial<Asking> = {}): Asking => ({
  shop: { config },
  cookies: new Map(Object.entries(cookies)),
  origin: "https://shop.example",
  now,
  ...change,
});
const NAME = "__Host-staff-browser";
/** What the browser sends back of a cookie that it was given. */
const sent = (cookie: string) => ({ [NAME]: cookie.slice(NAME.length + 1).split(";")[0] ?? "" });

test("a browser is known to the member who signed in there, and to nobody else", () => {
  const cookies = sent(knownBrowserCookie(browser(), olena));
  expect(knownBrowserOf(browser(cookies), olena)).toMatch(/^[\da-f-]{36}$/);
  expect(knownBrowserOf(browser(cookies), ivan)).toBeUndefined();
  expect(knownBrowserOf(browser(cookies), undefined)).toBeUndefined();
  expect(knownBrowserOf(browser(), olena)).toBeUndefined();
});

test("it stays the same browser at the next signing in, whose ninety days begin anew", () => {
  const first = sent(knownBrowserCookie(browser(), olena));
  const later = { now: addDays(now, 89) };
  const second = sent(knownBrowserCookie(browser(first, later), olena));
  expect(knownBrowserOf(browser(second, later), olena)).toBe(knownBrowserOf(browser(first), olena));
  expect(knownBrowserOf(browser(first, { now: addDays(now, 90) }), olena)).toBeUndefined();
  expect(knownBrowserOf(browser(second, { now: addDays(now, 90) }), olena)).toBeDefined();
});

test("another member who signs in there gets a browser of their own", () => {
  const olenas = sent(knownBrowserCookie(browser(), olena));
  const ivans = sent(knownBrowserCookie(browser(olenas), ivan));
  expect(knownBrowserOf(browser(ivans), ivan)).not.toBe(knownBrowserOf(browser(olenas), olena));
  expect(knownBrowserOf(browser(ivans), olena)).toBeUndefined();
});

test("no page reads the cookie, no other site brings it, and over TLS its name binds it to this host", () => {
  expect(knownBrowserCookie(browser(), olena)).toMatch(/^__Host-staff-browser=.+; .*HttpOnly/);
  expect(knownBrowserCookie(browser(), olena)).toMatch(/SameSite=Strict/);
  expect(knownBrowserCookie(browser(), olena)).toMatch(/Secure/);
  const plain = knownBrowserCookie(browser({}, { origin: "http://localhost:3000" }), olena);
  expect(plain).toMatch(/^staff-browser=/);
  expect(plain).not.toMatch(/Secure/);
});

test.each(["", "nonsense", "e30", "💥"])("a cookie of %j is nobody's", (value) => {
  expect(knownBrowserOf(browser({ [NAME]: value }), olena)).toBeUndefined();
});

test("a cookie that the shop sealed for something else is nobody's", () => {
  const until = addDays(now, 9).getTime();
  const other = sealText(config.secret, JSON.stringify({ kind: "pass", id: "x", staffId: olena, until }));
  expect(knownBrowserOf(browser({ [NAME]: other }), olena)).toBeUndefined();
  expect(knownBrowserOf(browser({ [NAME]: sealText(config.secret, "null") }), olena)).toBeUndefined();
});

test("it is known after the secret was changed, and not by a stranger's secret", () => {
  const cookies = sent(knownBrowserCookie(browser(), olena));
  const anew = { shop: { config: { ...config, secret: "n".repeat(40), oldSecret: config.secret } } };
  const strangers = { shop: { config: { ...config, secret: "n".repeat(40) } } };
  expect(knownBrowserOf(browser(cookies, anew), olena)).toBeDefined();
  expect(knownBrowserOf(browser(cookies, strangers), olena)).toBeUndefined();
});
