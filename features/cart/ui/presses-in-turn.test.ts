import fc from "fast-check";
import { expect, test } from "vitest";
import { idOf } from "../../../platform/ids.ts";
import { pressesInTurn, type Asked, type Press } from "./presses-in-turn.ts";

type Outcome = "added" | "refused" | "offline" | "gone" | "unsent";
const [dress, shoes] = [idOf<"variation">(1), idOf<"variation">(2)];

/** Presses whose answers come when the test gives them. */
function shopThatAnswers() {
  const sent: { press: Press; answer: (outcome: Outcome) => void; fail: (error: Error) => void }[] = [];
  let asked: Asked = new Map();
  const inTurn = pressesInTurn<Outcome>({
    behind: (outcome) =>
      outcome === "added" ? undefined : { outcome: outcome === "offline" ? "offline" : "unsent", isForAll: outcome === "gone" },
    tell: (now) => (asked = now),
  });
  const press = (variationId: Press["variationId"], by: 1 | -1 = 1) => {
    const one = { variationId, by };
    return inTurn(one, () => new Promise((answer, fail) => sent.push({ press: one, answer, fail })));
  };
  return { sent, press, asked: () => Object.fromEntries(asked) };
}
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

test("presses that come while one is on its way are sent after it, none is lost, and what is on its way is told", async () => {
  const { sent, press, asked } = shopThatAnswers();
  const all = [press(dress), press(dress), press(shoes, -1), press(dress)];
  expect([sent.length, asked()]).toEqual([1, { 1: 3, 2: -1 }]);
  for (let at = 0; at < all.length; at += 1) {
    sent[at]?.answer("added");
    await turn();
  }
  expect(await Promise.all(all)).toEqual(["added", "added", "added", "added"]);
  expect(sent.map(({ press: one }) => one.variationId)).toEqual([dress, dress, shoes, dress]);
  expect(asked()).toEqual({});
  void press(shoes);
  expect(sent.length).toBe(5);
});

test("behind a refusal those of the same variation are not sent, those of another are", async () => {
  const { sent, press, asked } = shopThatAnswers();
  const all = [press(dress), press(dress), press(shoes), press(dress)];
  sent[0]?.answer("refused");
  await turn();
  expect(asked()).toEqual({ 2: 1 });
  sent[1]?.answer("added");
  expect(await Promise.all(all)).toEqual(["refused", "unsent", "added", "unsent"]);
  expect(sent).toHaveLength(2);
});

test("where the cart is gone nothing behind is sent; without a connection those behind come to the same", async () => {
  const gone = shopThatAnswers();
  const all = [gone.press(dress), gone.press(shoes), gone.press(dress)];
  gone.sent[0]?.answer("gone");
  expect(await Promise.all(all)).toEqual(["gone", "unsent", "unsent"]);
  const away = shopThatAnswers();
  const pressed = [away.press(dress), away.press(dress)];
  away.sent[0]?.answer("offline");
  expect(await Promise.all(pressed)).toEqual(["offline", "offline"]);
});

test("a press that fails by a mistake of the program leaves those behind it their turn", async () => {
  const { sent, press } = shopThatAnswers();
  const [broken, next] = [press(dress), press(dress)];
  sent[0]?.fail(new Error("broken"));
  await expect(broken).rejects.toThrow("broken");
  sent[1]?.answer("added");
  expect(await next).toBe("added");
});

test("whatever is pressed and however it is answered, every press has an answer, one is on its way at a time, and nothing stays asked for", async () => {
  const outcomes = fc.constantFrom<Outcome>("added", "added", "refused", "offline", "gone");
  const presses = fc.array(fc.record({ of: fc.constantFrom(dress, shoes), by: fc.constantFrom(1 as const, -1 as const) }), {
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(presses, fc.array(outcomes, { minLength: 8, maxLength: 8 }), async (pressed, answers) => {
      const { sent, press, asked } = shopThatAnswers();
      const all = pressed.map(({ of, by }) => press(of, by));
      let at = 0;
      for (; at < sent.length; at += 1) {
        expect(sent).toHaveLength(at + 1);
        sent[at]?.answer(answers[at] ?? "added");
        await turn();
      }
      const came = await Promise.all(all);
      expect(came.filter((outcome) => outcome === "added")).toHaveLength(
        sent.filter((_, place) => (answers[place] ?? "added") === "added").length,
      );
      expect(asked()).toEqual({});
    }),
    { numRuns: 50 },
  );
});
