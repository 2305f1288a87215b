import fc from "fast-check";
import { expect, test } from "vitest";
import { xmlText } from "./xml-text.ts";
import { xmlInWindows1251 } from "./windows-1251.ts";

const unreferenced = (text: string) => text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

test("Ukrainian letters stand as they are, what the table lacks as a reference", () => {
  expect(Buffer.from(xmlInWindows1251("Ґанок їжак є і")).toString("hex")).toBe("a5e0edeeea20bfe6e0ea20ba20b3");
  expect(new TextDecoder("windows-1251").decode(xmlInWindows1251("мʼяч 5 ₴ 🙂"))).toBe("м&#700;яч 5 &#8372; &#128578;");
});

test("whatever is written is read again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const xml = xmlText(text);
      expect(unreferenced(new TextDecoder("windows-1251").decode(xmlInWindows1251(xml)))).toBe(unreferenced(xml));
    }),
  );
});
