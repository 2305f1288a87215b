import { expect, test } from "vitest";
import { sanitise, sanitiseShown } from "./sanitise.ts";

test("S36 scripts, handlers and other people's schemes go, text and links stay", () => {
  expect(sanitise('<p onclick="steal()">Обмін <a href="/warranty">тут</a></p><script>steal()</script>')).toBe(
    '<p>Обмін <a href="/warranty">тут</a></p>',
  );
  expect(sanitise('<a href="javascript:steal()">x</a>')).toBe("<a>x</a>");
  expect(sanitise('<img src=x onerror="steal()"><p style="position:fixed">y</p>')).toBe("<p>y</p>");
  expect(sanitise('<a href="//evil.example">z</a>')).toBe("<a>z</a>");
});

test("a condition is kept in what is written, and decides about all that stands inside it when it is shown", () => {
  const written = '<section data-when="card"><h2>Картка</h2><p>2%</p></section><ul><li data-when="cod">Готівка</li><li>Ні</li></ul>';
  expect(sanitise(written)).toBe(written);
  const shown = (...on: string[]) => sanitiseShown(written, (condition) => condition === "" || on.includes(condition));
  expect(shown()).toBe("<ul><li>Ні</li></ul>");
  expect(shown("cod")).toBe("<ul><li>Готівка</li><li>Ні</li></ul>");
  expect(shown("card")).toBe("<h2>Картка</h2><p>2%</p><ul><li>Ні</li></ul>");
});

test("S36 a condition cannot bring anything else along", () => {
  const evil = '<p data-when="x" onclick="steal()">a</p><span data-when=\'"><script>steal()</script>\'>b</span> data-when="kept"';
  expect(sanitiseShown(evil, () => true)).toBe('<p>a</p>b data-when="kept"');
});

test("a number stays on one line with its unit and its sign where visitors read it, and as it was typed where staff do", () => {
  const typed = '<p>До <strong>30 кг</strong>, № 12, на 5 днів &amp; more <a href="/a b 5 c">тут</a></p>';
  expect(sanitiseShown(typed, () => true)).toBe(
    '<p>До <strong>30\u00a0кг</strong>, №\u00a012, на 5\u00a0днів &amp; more <a href="/a b 5 c">тут</a></p>',
  );
  expect(sanitise(typed)).toBe(typed);
});
