import { expect, test } from "vitest";
import { linkedParts } from "./links.rules.ts";

const linksOf = (text: string) => linkedParts(text).flatMap(({ text: shown, href }) => (href === undefined ? [] : [[shown, href]]));

test("an address is a link without what ends its sentence", () => {
  expect(linkedParts("Див. https://shop.ua/product/17?x=1#a, дякую")).toEqual([
    { text: "Див. " },
    { text: "https://shop.ua/product/17?x=1#a", href: "https://shop.ua/product/17?x=1#a" },
    { text: ", дякую" },
  ]);
  for (const [text, address] of [
    ["(https://a.ua/b).", "https://a.ua/b"],
    ["«https://a.ua/b»!", "https://a.ua/b"],
    ["https://a.ua/b_(c)", "https://a.ua/b_(c)"],
    ["HTTP://A.UA/b…", "HTTP://A.UA/b"],
    ["https://a.ua/b?!", "https://a.ua/b"],
  ] as const)
    expect(
      linksOf(text).map(([shown]) => shown),
      text,
    ).toEqual([address]);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "ftp://a.ua/b",
  "file:///etc/passwd",
  "tel:+380671234567",
  "shop.ua без схеми",
  "https://",
  "https://shop.ua@evil.example/pay",
  "https://a:b@evil.example",
  "xhttps://a.ua",
])("%s is no link", (text) => {
  expect(linkedParts(text)).toEqual([{ text }]);
});

test("nothing of a text is lost or added, and a link within another scheme leads to the web alone", () => {
  for (const text of ["", "a\nhttps://a.ua\n\nhttps://b.ua/й ї", "javascript:https://a.ua", "https://a.ua<b>https://b.ua</b>"])
    expect(
      linkedParts(text)
        .map((part) => part.text)
        .join(""),
      text,
    ).toBe(text);
  expect(linksOf("javascript:https://a.ua").map(([, href]) => href)).toEqual(["https://a.ua/"]);
});
