import { expect, test } from "vitest";
import { cartMessages } from "../../../features/cart/cart.messages.ts";
import { refusedWords } from "./refused-words.ts";

const said = (why: Parameters<typeof refusedWords>[0]) => refusedWords(why, cartMessages.uk);

test("what is sold out is said to be, and nothing else is", () => {
  expect(said({ why: "sold-out", percent: null }).text).toMatch(/розкупили/);
  for (const why of ["guests-share", "new-account-share", "blacklisted"] as const)
    expect(said({ why, percent: 50 }).text).not.toMatch(/розкупили/);
});

test("a share says for whom it is kept and how long it binds", () => {
  expect(said({ why: "new-account-share", percent: 50 })).toEqual({
    title: "Лишилося мало",
    text: expect.stringMatching(/нові покупці можуть узяти до половини залишку.*Після першого виконаного замовлення/) as string,
  });
  expect(said({ why: "new-account-share", percent: 30 }).text).toContain("до 30%");
  expect(said({ why: "guests-share", percent: 30 }).text).toMatch(/Увійдіть, щоб додати/);
});

test("an account that may not order is told so, with whom to ask, however many pieces there are", () => {
  expect(said({ why: "blacklisted", percent: null, left: 3 })).toEqual({
    title: "Замовлення закрито",
    text: "Замовлення для вашого акаунта закриті. Зателефонуйте нам.",
  });
});

test("of several packs it is told how many pieces could still be added", () => {
  expect(said({ why: "new-account-share", percent: null, left: 6 }).text).toContain("ще 6\u00a0шт");
});
