import { expect, test } from "vitest";
import { paymentMessages } from "../../../features/orders/payments/payment.messages.ts";
import { resaleMessages } from "../../../features/orders/resale/resale.messages.ts";
import { returnsMessages } from "../../../features/returns/returns.messages.ts";
import { pageNames } from "../../../features/content/content.contract.ts";
import { demoPageTexts } from "./page-texts.ts";
import { demoPromotions } from "./promotions.ts";
import { answeredQuestions } from "./questions-and-answers.ts";
import { demoReviews } from "./reviews.ts";
import { demoStories } from "./stories.ts";

test("every page of the specification has a text, and so has the page about the shop", () => {
  expect(demoPageTexts.map(({ slug }) => slug).toSorted()).toEqual([...pageNames, "about"].toSorted());
});

test("page bodies hold only the allowed HTML, closed and nested properly", () => {
  for (const { body_uk, body_ru } of demoPageTexts)
    for (const body of [body_uk, body_ru]) {
      expect(unclosed(body)).toEqual([]);
      expect(
        [...body.matchAll(/<\/?([a-z0-9]+)[^>]*>/g)].filter(
          ([, name]) => !["h2", "p", "ul", "li", "strong", "a", "section", "span"].includes(name ?? ""),
        ),
      ).toEqual([]);
      expect(
        [...body.matchAll(/<a ([^>]*)>/g)].filter(([, attributes]) => !/^href="(?:\/[a-z/-]*|mailto:[^"]+)"$/.test(attributes ?? "")),
      ).toEqual([]);
    }
});

test("a text says as much in Russian as in Ukrainian", () => {
  for (const { body_uk, body_ru } of demoPageTexts) {
    expect([...body_ru.matchAll(/<(h2|li|p)>/g)]).toHaveLength([...body_uk.matchAll(/<(h2|li|p)>/g)].length);
  }
});

test("Ukrainian words use the letter apostrophe and no Russian letters, Russian ones no Ukrainian", () => {
  const ukrainian = [
    ...demoPageTexts.map(({ body_uk }) => body_uk),
    ...demoPromotions.map((one) => one.title_uk + one.text_uk + one.button_uk),
  ];
  const russian = [
    ...demoPageTexts.map(({ body_ru }) => body_ru),
    ...demoPromotions.map((one) => one.title_ru + one.text_ru + one.button_ru),
  ];
  for (const text of ukrainian) expect(text).not.toMatch(/[ыэёъ'’]/i);
  for (const text of russian) expect(text).not.toMatch(/[іїєґ'’]/i);
});

test("a button or switch that a text tells to press is called so where it stands", () => {
  const words = (language: "uk" | "ru") => [
    returnsMessages[language]["returns.action"],
    paymentMessages[language]["checkout.useBonuses"]("").replace(" ()", ""),
    resaleMessages[language]["resale.choose"],
  ];
  const told = (body: string) => [...body.matchAll(/(?:натисніть|позначте|нажмите|отметьте)\s+«([^»]+)»/gi)].map(([, name]) => name);
  const names = (language: "uk" | "ru") => new Set(demoPageTexts.flatMap((text) => told(text[`body_${language}`])));
  for (const language of ["uk", "ru"] as const) expect([...names(language)].toSorted()).toEqual(words(language).toSorted());
});

test("there is as much as the shop promises", () => {
  expect(answeredQuestions).toHaveLength(24);
  expect(demoStories).toHaveLength(6);
  expect(demoPromotions.filter(({ place, shown_when }) => place === "carousel" && !shown_when)).toHaveLength(5);
  expect(demoPromotions.filter(({ place }) => place === "tile")).toHaveLength(12);
  expect(new Set(demoPromotions.map(({ slug }) => slug)).size).toBe(demoPromotions.length);
  expect(demoReviews).toHaveLength(40);
  expect(demoReviews.filter(({ rating }) => rating <= 2)).toHaveLength(2);
});

function unclosed(body: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = ""] of body.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (slash !== "/") open.push(name);
    else if (open.at(-1) === name) open.pop();
    else open.push(`/${name}`);
  }
  return open;
}
