import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeHtml } from "../../../platform/html/escape-html.ts";
import { unescapedName } from "./escaped-name.rules.ts";

test.each([
  ["Сукня &quot;Верба&quot;", 'Сукня "Верба"'],
  ["H&amp;M", "H&M"],
  ["Зріст &lt; 170", "Зріст < 170"],
  ["Сукня &#34;Верба&#x22;", 'Сукня "Верба"'],
  ["О&apos;Коннор, п&#39;ять", "О'Коннор, п'ять"],
  ["Сукня&nbsp;міді", "Сукня міді"],
  ["H&M", "H&M"],
  ["Dolce & Gabbana; сорочка", "Dolce & Gabbana; сорочка"],
  ["&copy; &; &#0; &#xD800; &#99999999;", "&copy; &; &#0; &#xD800; &#99999999;"],
])("«%s» is «%s»", (written, meant) => expect(unescapedName(written)).toBe(meant));

test("read once: a name that holds an escape itself can be said", () => {
  expect(unescapedName("Футболка «&amp;amp;»")).toBe("Футболка «&amp;»");
});

test("whatever a name holds, one escaping too much is taken back and nothing else", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect(unescapedName(escapeHtml(name))).toBe(name);
      const plain = name.replaceAll("&", "і");
      expect(unescapedName(plain)).toBe(plain);
    }),
  );
});
