import fc from "fast-check";
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { xmlElement, xmlText } from "./xml-text.ts";

function read(document: string): { text: string; attribute: string } {
  const found = { text: "", attribute: "" };
  const parser = new SaxesParser({ fragment: false });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("text", (text) => (found.text += text));
  parser.on("opentag", ({ attributes }) => (found.attribute = attributes["a"] as string));
  parser.write(document).close();
  return found;
}

test("any text is read back, in an element and in an attribute, less what XML cannot hold", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      // A parser makes one line end, and one space in attributes, of every kind.
      const kept = text.replaceAll(/[\r\n\t]/g, " ");
      expect(read(`<x a="${xmlText(kept)}">${xmlText(kept)}</x>`)).toEqual({ text: kept, attribute: kept });
    }),
  );
});

test("control characters and halves of a pair are left out", () => {
  expect(xmlText('а\u0000б\u000Bв\uD800г\uFFFE<&>"')).toBe("абвг&lt;&amp;&gt;&quot;");
});

test("an element without a text is not there", () => {
  expect([xmlElement("a", ""), xmlElement("a", undefined), xmlElement("a", 0), xmlElement("a", "б & в")].join("")).toBe(
    "<a>0</a><a>б &amp; в</a>",
  );
});
