import { expect, test } from "vitest";
import { findQuestions } from "./find-questions.ts";

const questions = [
  { id: "min", title: "Яке мінімальне замовлення?", html: "<p>Мінімум указано біля ціни.</p>" },
  { id: "pay", title: "Хто платить за доставку?", html: "<p>Отримувач, за тарифом <strong>перевізника</strong>.</p>" },
  { id: "family", title: "Чи є знижки для сімʼї?", html: "<p>Ні.</p>" },
  { id: "ещё", title: "Можно ещё одну?", html: "<p>Да</p>" },
];
const found = (asked: string) => [...findQuestions(questions, asked)];

test.each([
  ["", ["min", "pay", "family", "ещё"]],
  ["   ", ["min", "pay", "family", "ещё"]],
  ["ДОСТАВКА", ["pay"]],
  ["доставку перевізник", ["pay"]],
  ["замовленням", ["min"]],
  ["сім'я", []],
  ["сім'ї", ["family"]],
  ["сім’ї", ["family"]],
  ["еще", ["ещё"]],
  ["ціни?", ["min"]],
  ["strong", []],
  ["<p>", []],
  ["літак", []],
])("%j finds %j", (asked, ids) => expect(found(asked)).toEqual(ids));
