import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { takeMarks } from "./take-marks.ts";

const hashOf = (source: string) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

const taken = (html: string, mark: string) => {
  const { html: left, scriptHashes } = takeMarks(Buffer.from(html), mark);
  return { left: String(left), scriptHashes };
};

test("S37 scripts that carry the mark of the rendering are allowed, in their order; those that slipped in are not", () => {
  const html = [
    '<script nonce="m1">say("Сукня")</script>',
    "<p><script>steal()</script></p>",
    '<script nonce="m2">steal()</script>',
    '<script data-nonce="m1">steal()</script>',
    '<script type="module" nonce="m1" async="">import("/assets/entry.js")</script>',
    '<script nonce="m1" src="/assets/late.js"></script>',
    '<link rel="preload" nonce="m1" href="/assets/late.js">',
    '<script type="application/ld+json">{"nonce":"m1"}</script>',
  ].join("");
  const { left, scriptHashes } = taken(html, "m1");
  expect(scriptHashes).toEqual([hashOf('say("Сукня")'), hashOf('import("/assets/entry.js")')]);
  expect(left).toBe(html.replaceAll(' nonce="m1"', ""));
});

test("S37 whoever breaks out of one of our scripts stands outside the mark", () => {
  expect(taken('<script nonce="m1">say("</script><script>steal()</script>', "m1").scriptHashes).toEqual([hashOf('say("')]);
});

test("a page without a mark stays as it is", () => {
  expect(taken("<p>Льон</p>", "m1")).toEqual({ left: "<p>Льон</p>", scriptHashes: [] });
});
