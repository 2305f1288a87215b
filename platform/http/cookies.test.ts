import { expect, test } from "vitest";
import { makeCookie, parseCookies } from "./cookies.ts";

test.each([
  ["a=1; b=2", { a: "1", b: "2" }],
  [" a = 1 ;b= x=y ", { a: "1", b: "x=y" }],
  ["a=%D0%B0; broken=%E0%A4%A; zero=x%00y", { a: "а", broken: "", zero: "" }],
  ["=1; alone; c=", { c: "" }],
])("S27 of %j are read %j", (header, read) => expect(Object.fromEntries(parseCookies(header))).toEqual(read));

test("S27 a name that comes twice, or oftener, is nobody's", () => {
  expect(parseCookies("token=mine; token=theirs").get("token")).toBe("");
  expect(parseCookies("token=; token=theirs").get("token")).toBe("");
  expect(parseCookies("token=a; token=b; token=c").get("token")).toBe("");
  expect(parseCookies(null).size).toBe(0);
});

test("a cookie is of the whole site and Lax unless it says more; its value cannot end it", () => {
  const cookie = { name: "a", value: "1; Path=/x", maxAgeSeconds: 0, httpOnly: false, secure: false };
  expect(makeCookie(cookie)).toBe("a=1%3B%20Path%3D%2Fx; Max-Age=0; Path=/; SameSite=Lax");
  expect(makeCookie({ ...cookie, value: "1", maxAgeSeconds: 60, httpOnly: true, secure: true, sameSite: "Strict" })).toBe(
    "a=1; Max-Age=60; Path=/; SameSite=Strict; HttpOnly; Secure",
  );
});
