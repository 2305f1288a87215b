import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { textOf } from "./text-of.ts";

test("what React escaped reads as it was written", () => {
  expect(textOf("М&#x27;яч &amp; сукня")).toBe("М'яч & сукня");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (text) => {
      const html = renderToStaticMarkup(createElement("title", null, text));
      expect(textOf(html.slice("<title>".length, -"</title>".length))).toBe(text);
    }),
  );
});
