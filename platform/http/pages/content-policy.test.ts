import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentPolicy } from "./content-policy.ts";

const hashOf = (source: string) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

test("S37 the policy allows nothing by a word, and says where it is told what it kept out", () => {
  const policy = contentPolicy({ scriptHashes: [hashOf("ours()")] });
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(policy).toContain(`script-src 'self' ${hashOf("ours()")};`);
  expect(policy).toMatch(/report-uri \/policy-reports; report-to policy$/);
});

test("S37 a form leads to the shop, and to the card providers that are configured", () => {
  expect(contentPolicy()).toContain("form-action 'self';");
  const origins = ["https://www.liqpay.ua", "https://pay.mbnk.biz", "https://www.liqpay.ua"];
  expect(contentPolicy({ formTargets: origins })).toContain("form-action 'self' https://www.liqpay.ua https://pay.mbnk.biz;");
});

test("S37 a foreign origin may do what is named for it, and nothing else", () => {
  const foreign = [{ scripts: ["https://s.example"], calls: ["https://c.example"], pictures: ["https://p.example"] }];
  const [before, policy] = [contentPolicy().split("; "), contentPolicy({ foreign }).split("; ")];
  expect(policy.filter((part) => !before.includes(part))).toEqual([
    "script-src 'self' https://s.example",
    "img-src 'self' data: blob: https://p.example",
    "connect-src 'self' https://c.example",
  ]);
});
