import fc from "fast-check";
import { expect, test } from "vitest";
import { textOfHtml } from "./text-of-html.ts";

test("paragraphs, lines and lists are lines, entities are letters", () => {
  const html =
    "<p>Сукня&nbsp;&laquo;Верба&raquo;</p>\r\n<p>Тепла &amp; легка.<br/>Не мнеться</p><ul><li>кишені</li>\n<li><b>пояс</b>&#8209;резинка</li></ul><div>Догляд: 30&deg;</div>";
  expect(textOfHtml(html)).toBe("Сукня «Верба»\n\nТепла & легка.\nНе мнеться\n\n• кишені\n• пояс‑резинка\nДогляд: 30°");
});

test("a table is read row by row", () => {
  expect(textOfHtml("<table><tr><td>44</td><td>88 см</td></tr><tr><td>46</td><td>92 см</td></tr></table>")).toBe("44 88 см\n46 92 см");
});

test("scripts, styles and comments are no text, cut-off ones neither", () => {
  expect(textOfHtml("<style>p{color:red}</style><p>Пальто</p><script>alert('<p>')</script><!-- 1С -->")).toBe("Пальто");
  expect(textOfHtml("<p>Пальто</p><script>alert(1)")).toBe("Пальто");
});

test("plain text keeps its lines and its signs", () => {
  expect(textOfHtml("Зріст < 170 см\nОбхват > 90\n\n\n\nБавовна")).toBe("Зріст < 170 см\nОбхват > 90\n\nБавовна");
  expect(textOfHtml("Тепла&nbsp;сукня &unknown; A&B")).toBe("Тепла сукня &unknown; A&B");
});

test("escaped markup is shown as it was meant, no tag of a page is left of a real one", () => {
  expect(textOfHtml("<p>розмір &lt; 46</p>")).toBe("розмір < 46");
  const pieces = fc.constantFrom(
    "<p>",
    "</p>",
    "<br>",
    "<b>",
    "<",
    ">",
    " ",
    "\n",
    "сукня",
    "&amp;",
    "<li>",
    "<a href='x'>",
    "<!--",
    "-->",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      expect(textOfHtml(`<p>${parts.join("")}`)).not.toMatch(/<\/?(?:p|br|b|li|a)(?:\s[^<>]*)?>/);
    }),
  );
});

test("a long text made to be slow is read at once", () => {
  const started = performance.now();
  for (const part of ["<p ", "<!--", "&#", "<script", "\n ", "<p>\n"]) textOfHtml(part.repeat(400_000 / part.length));
  expect(performance.now() - started).toBeLessThan(5_000);
});
