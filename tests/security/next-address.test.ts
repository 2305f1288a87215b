import fc from "fast-check";
import { expect, test } from "vitest";
import { pathIn, withoutLocale } from "../../client/locale/locale.ts";
import { isMalformedTarget } from "../../processes/pages/page-address.ts";

const shop = "https://shop.example";
const piece = fc.constantFrom("/", "//", "\\", "%2f", "%5c", "ru", "evil.example", "@", ":", ".", "..", "category", "1110", "?next=", "#");

test("S41 whatever address a page was opened by, the other language's leads into the shop", () => {
  const opened = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`);
  fc.assert(
    fc.property(opened, (target) => {
      fc.pre(!isMalformedTarget(target));
      const { pathname, search } = new URL(target, shop);
      fc.pre(!isMalformedTarget(pathname));
      for (const locale of ["ua", "ru"] as const) {
        const led = new URL(`${pathIn(locale, withoutLocale(pathname))}${search}`, shop);
        expect(led.origin).toBe(shop);
      }
    }),
  );
});

test("S41 an address that would lead a browser elsewhere is refused before any page", () => {
  for (const target of ["//evil.example", "/ru//evil.example", "/\\evil.example", "/%2f%2fevil.example", "https://evil.example/"])
    expect(isMalformedTarget(target), target).toBe(true);
});
