import { expect, test } from "vitest";
import { demoAssessments, demoReviewsOf } from "./product-reviews.ts";
import { authors, complaints, praise, replies, titles, towns } from "./review-sentences.ts";

const many = Array.from({ length: 2_000 }, (_, at) => ({ id: `product-${at}`, category: ["1110", "1810", "4110", "4310"][at % 4] ?? "" }));

test("the product with 140 reviews and the one without any stand where they are looked for", () => {
  expect(demoReviewsOf({ id: "planted-eight-pictures-video", category: "1110" })).toHaveLength(140);
  expect(demoReviewsOf({ id: "planted-one-colour", category: "2320" })).toEqual([]);
  expect(demoReviewsOf({ id: "planted-retail", category: "2310" }).length).toBeGreaterThan(0);
});

test("the same product has the same reviews, and most products have none", () => {
  for (const product of many.slice(0, 50)) expect(demoReviewsOf(product)).toEqual(demoReviewsOf(product));
  const reviewed = many.filter((product) => demoReviewsOf(product).length > 0).length;
  expect(reviewed).toBeGreaterThan(60);
  expect(reviewed).toBeLessThan(200);
});

test("clothes and shoes are said to sit, linen and dishes are not", () => {
  const fitsOf = (category: string) => many.flatMap(({ id }) => demoReviewsOf({ id, category })).map(({ fit }) => fit);
  expect(new Set(fitsOf("1110"))).toEqual(new Set(["small", "true", "large", undefined]));
  expect(new Set(fitsOf("4310"))).toEqual(new Set([undefined]));
});

test("every review has words, a mark and a day; both languages write, low marks are rare", () => {
  const all = many.flatMap(demoReviewsOf);
  for (const { comment, rating, day } of all) {
    expect(comment.length).toBeGreaterThan(10);
    expect([1, 2, 3, 4, 5]).toContain(rating);
    expect(day >= "2026-05-01" && day <= "2026-11-15").toBe(true);
  }
  const share = (is: (one: (typeof all)[number]) => boolean) => all.filter(is).length / all.length;
  expect(share(({ language }) => language === "ru")).toBeGreaterThan(0.1);
  expect(share(({ rating }) => rating <= 2)).toBeLessThan(0.1);
  expect(demoAssessments()).toEqual(demoAssessments());
});

test("Ukrainian sentences use the letter apostrophe and no Russian letters, Russian ones no Ukrainian", () => {
  const words = (language: "uk" | "ru") =>
    JSON.stringify([
      Object.values(praise).map((kind) => kind[language]),
      complaints[language],
      titles[language],
      authors[language],
      towns[language],
      replies[language],
    ]);
  expect(words("uk")).not.toMatch(/[ыэёъ'’]/i);
  expect(words("ru")).not.toMatch(/[іїєґ'’]/i);
});
