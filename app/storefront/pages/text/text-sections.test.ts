import { expect, test } from "vitest";
import { textSections } from "./text-sections.ts";

test("a text is cut at its headings, and nothing of it is lost", () => {
  const html = '<p>Вступ</p><h2>Коли?</h2><p>Щодня</p><ul><li>крім неділі</li></ul><h2 id="pay">Як <em>платити</em></h2><p>Карткою</p>';
  expect(textSections(html)).toEqual({
    intro: "<p>Вступ</p>",
    sections: [
      { id: "koly", title: "Коли?", html: "<p>Щодня</p><ul><li>крім неділі</li></ul>" },
      { id: "pay", title: "Як платити", html: "<p>Карткою</p>" },
    ],
  });
});

test("parts of one title have anchors of their own", () => {
  expect(textSections("<h2>Ціна</h2><h2>Ціна</h2><h2>Ціна!</h2>").sections.map(({ id }) => id)).toEqual(["tsina", "tsina-2", "tsina-3"]);
});

test("a text without headings is all introduction", () => {
  expect(textSections("<p>Лише слово</p>")).toEqual({ intro: "<p>Лише слово</p>", sections: [] });
});

test("signs that HTML writes by name are shown as people read them", () => {
  expect(textSections("<h2>Опт &amp; роздріб</h2>").sections[0]?.title).toBe("Опт & роздріб");
});
