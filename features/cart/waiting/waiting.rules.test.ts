import { expect, test } from "vitest";
import { mayGuestAdd, MOST_WAITING, sendable, stillMeant, withAdd, without, type WaitingAdd } from "./waiting.rules.ts";
import { waitingLines } from "./waiting-lines.rules.ts";

const add = (key: string, part: Partial<WaitingAdd> = {}) =>
  ({
    key,
    productId: 17,
    variationId: 71,
    name: "Сукня",
    variant: "чорний · 46",
    price: 640,
    packs: 1,
    pack: 4,
    at: 0,
    ...part,
  }) as WaitingAdd;
const keys = (waiting: readonly WaitingAdd[]) => waiting.map(({ key }) => key);

test("thirty adds wait in the order they were pressed, and one more has no room", () => {
  let waiting: readonly WaitingAdd[] = [];
  for (let at = 0; at < MOST_WAITING; at += 1) waiting = withAdd(waiting, add(String(at))) ?? [];
  expect(keys(waiting)).toEqual(Array.from({ length: 30 }, (_, at) => String(at)));
  expect(withAdd(waiting, add("one more"))).toBeUndefined();
  expect(keys(without(waiting, keys(waiting.slice(2))))).toEqual(["0", "1"]);
});

test("an add is meant for six days, a day less than the shop knows its key", () => {
  const day = 86_400_000;
  expect(keys(stillMeant([add("old", { at: 0 }), add("new", { at: day })], 6 * day))).toEqual(["new"]);
});

test("what may have been added is not sent, and what needs a sign-in not for a guest", () => {
  const waiting = [add("sure"), add("unheard", { unheard: { held: 0, at: 0 } }), add("more", { needsSignIn: true })];
  expect(keys(sendable(waiting, "customer"))).toEqual(["sure", "more"]);
  expect(keys(sendable(waiting, "guest"))).toEqual(["sure"]);
});

test("a guest adds one pack to an empty cart", () => {
  expect(mayGuestAdd(add("a"), undefined)).toBe(true);
  expect(mayGuestAdd(add("a"), { products: [] })).toBe(true);
  expect(mayGuestAdd(add("a"), { products: [1] })).toBe(false);
  expect(mayGuestAdd(add("a", { packs: 2 }), undefined)).toBe(false);
});

test("presses of one variation are one line of all their pieces, unless it was seen at another price", () => {
  const waiting = [add("a"), add("b", { packs: 2 }), add("c", { price: 700 })];
  expect(waitingLines(waiting)).toEqual([
    { named: "Сукня, чорний · 46", price: 640, pieces: 12, keys: ["a", "b"] },
    { named: "Сукня, чорний · 46", price: 700, pieces: 4, keys: ["c"] },
  ]);
});
