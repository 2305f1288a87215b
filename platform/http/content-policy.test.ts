import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentPolicy, hashesOfMarked } from "./content-policy.ts";

const hashOf = (source: string) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

test("S37 scripts that carry the mark of the rendering are allowed, in their order; those that slipped in are not", () => {
  const html = [
    '<script nonce="m1">ours()</script>',
    "<p><script>steal()</script></p>",
    '<script nonce="m2">steal()</script>',
    '<script data-nonce="m1">steal()</script>',
    '<script type="module" nonce="m1" async="">import("/assets/entry.js")</script>',
    '<script nonce="m1" src="/assets/late.js"></script>',
    '<script type="application/ld+json">{"nonce":"m1"}</script>',
  ].join("");
  expect(hashesOfMarked(html, "m1")).toEqual([hashOf("ours()"), hashOf('import("/assets/entry.js")')]);
});

test("S37 whoever breaks out of one of our scripts stands outside the mark", () => {
  const html = '<script nonce="m1">say("</script><script>steal()</script>';
  expect(hashesOfMarked(html, "m1")).toEqual([hashOf('say("')]);
});

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
