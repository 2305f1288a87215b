import { expect, test } from "vitest";
import { isSafeLink } from "./content.rules.ts";

test.each([
  "/",
  "/new-items",
  "/promo/summer?from=story#top",
  "https://t.me/semyriad",
  "mailto:office@semyriad.example",
  "tel:+380671234567",
])("%s may stand on a page", (link) => {
  expect(isSafeLink(link)).toBe(true);
});

test.each([
  "",
  "new-items",
  "//evil.example",
  "/\\evil.example",
  "http://t.me",
  "https:///x",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "/a b",
])("%j may not", (link) => {
  expect(isSafeLink(link)).toBe(false);
});
