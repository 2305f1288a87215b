import { describe, expect, test } from "vitest";
import { auditOf, licencesOf } from "./judge-packages.ts";

describe("licences", () => {
  const of = (license: string | undefined, dev = false) =>
    licencesOf({ packages: { "": { license: "UNLICENSED" }, "node_modules/one": { dev, ...(license ? { license } : {}) } } }).refused;
  test.each([["MIT"], ["Apache-2.0 AND LGPL-3.0-or-later AND MIT"], ["(GPL-3.0 OR MIT)"]])("%s is allowed", (license) =>
    expect(of(license)).toEqual([]),
  );
  test.each([["GPL-3.0"], ["AGPL-3.0-only"], ["MIT AND GPL-2.0"], ["SEE LICENSE IN x"], [undefined]])("%s is refused", (license) =>
    expect(of(license)).toEqual([`node_modules/one is under ${license ?? "none"}`]),
  );
  test("what only builds and tests the shop may be under any", () => expect(of("GPL-3.0", true)).toEqual([]));
  test("the most usual stands first", () => {
    const { counts } = licencesOf({ packages: { a: { license: "ISC" }, b: { license: "MIT" }, c: { license: "MIT" } } });
    expect(counts).toEqual([
      ["MIT", 2],
      ["ISC", 1],
    ]);
  });
});

describe("known flaws", () => {
  const flaw = (severity: string) => JSON.stringify({ vulnerabilities: { one: { name: "one", severity, range: "<2" } } });
  test("S57 high and critical ones are told", () => {
    expect(auditOf(flaw("critical"))).toEqual(["one <2 (critical)"]);
    expect(auditOf(flaw("low"))).toEqual([]);
    expect(auditOf('{"vulnerabilities":{}}')).toEqual([]);
  });
  test.each([[""], ["{"], ['{"message":"405 Method Not Allowed"}'], ['{"error":{"code":"ENOTFOUND"}}']])(
    "%s is no answer of a registry",
    (text) => expect(auditOf(text)).toBeUndefined(),
  );
});
