import { expect, test } from "vitest";
import { letterHtml, letterText, type LetterBody } from "./letter.ts";

const body: LetterBody = {
  language: "ru",
  title: "Заказ № 100234 принят",
  paragraphs: ["Соберём и передадим на почту.", "Получатель: Коваль <b>Олена</b>\nОплата: картой"],
  rows: [
    { name: "Платье «Верба»", value: "4\u00a0×\u00a0640\u00a0грн =\u00a02\u00a0560\u00a0грн" },
    { name: "К оплате", value: "2\u00a0560\u00a0грн", isTotal: true },
    { name: "Предоплата картой", value: "512\u00a0грн" },
  ],
  actions: [{ text: "Посмотреть заказ", url: "https://semyriad.example/ru/account/orders/100234" }],
  foot: ["Семиряд"],
};

test("a list of letters shows after the subject what happened, which the letter itself hides", () => {
  const html = letterHtml(body);
  const [hidden = ""] = /<div style="display:none[^>]*>([^<]*)<\/div>/.exec(html)?.slice(1) ?? [];
  expect(hidden.startsWith("Соберём и передадим на почту.&#847;")).toBe(true);
  expect(html.indexOf(hidden)).toBeLessThan(html.indexOf("Семиряд"));
  expect(letterHtml({ ...body, paragraphs: [] })).not.toContain("display:none");
});

test("it says its language and keeps its colours in a dark mail program", () => {
  expect(letterHtml(body)).toContain('<html lang="ru">');
  expect(letterHtml(body)).toContain('<meta name="color-scheme" content="light">');
});

test("a narrow phone breaks a row, never a number from its sign; the total is bold wherever it stands", () => {
  const html = letterHtml(body);
  expect(html).not.toContain("nowrap");
  expect(html).toContain("Заказ №\u00a0100234 принят");
  expect(html).toContain("Соберём и\u00a0передадим");
  expect(html.match(/<tr style="font-weight:bold">.*?<\/tr>/)?.[0]).toContain("К\u00a0оплате");
  expect(html.match(/font-weight:bold"><td/g)).toHaveLength(1);
});

test("names are text, in either part", () => {
  expect(letterHtml(body)).toContain("Коваль &lt;b&gt;Олена&lt;/b&gt;<br>Оплата");
  expect(letterText(body)).toContain("Коваль <b>Олена</b>\nОплата: картой\n\nПлатье «Верба»: 4");
});
