import { expect, test } from "vitest";
import { policyReportsOf } from "./policy-reports.ts";

test("both ways in which browsers report are understood, and of addresses only who it was", () => {
  const old = { "csp-report": { "violated-directive": "script-src-elem 'self'", "blocked-uri": "https://evil.example/x.js?phone=38067" } };
  expect(policyReportsOf(old)).toEqual([{ rule: "script-src-elem", from: "https://evil.example" }]);
  const list = [
    { type: "csp-violation", body: { effectiveDirective: "script-src", blockedURL: "inline", documentURL: "https://shop/list/secret" } },
    { type: "csp-violation", body: { effectiveDirective: "img-src", blockedURL: "chrome-extension://abc/x" } },
  ];
  expect(policyReportsOf(list)).toEqual([
    { rule: "script-src", from: "inline" },
    { rule: "img-src", from: "chrome-extension://abc" },
  ]);
});

test.each([
  [undefined],
  [null],
  [7],
  ["text"],
  [[]],
  [[null, 1, { body: 7 }]],
  [{}],
  [{ "csp-report": [] }],
  [{ __proto__: { "csp-report": {} } }],
])("%j is no report", (body) => expect(policyReportsOf(body)).toEqual([]));

test("a stranger makes no new rules and no long lines", () => {
  const strange = { "csp-report": { "effective-directive": "x".repeat(500), "blocked-uri": `https://${"a".repeat(500)}.example` } };
  const [report] = policyReportsOf(strange);
  expect(report?.rule).toBe("other");
  expect(report?.from.length).toBeLessThanOrEqual(120);
  expect(policyReportsOf(Array.from({ length: 500 }, () => ({ body: { effectiveDirective: "img-src" } })))).toHaveLength(20);
});
