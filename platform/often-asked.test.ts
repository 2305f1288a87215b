import { expect, test } from "vitest";
import { openOftenAsked } from "./often-asked.ts";

test("a value is kept from the asking named on, and until it is forgotten", () => {
  const often = openOftenAsked<string, number>({ most: 10, times: 3 });
  expect([1, 2, 3].map((value) => often.offer("a", value))).toEqual([false, false, true]);
  expect(often.get("a")).toBe(3);
  often.forget("a");
  expect(often.get("a")).toBeUndefined();
  expect(often.offer("a", 4)).toBe(false);
});

test("what is asked for once in a long while is never kept, however much of it there is", () => {
  const often = openOftenAsked<number, number>({ most: 10, times: 2 });
  for (let round = 0; round < 5; round += 1) {
    for (let key = 0; key < 1_000; key += 1) expect(often.offer(key, key)).toBe(false);
  }
});

test("no more are kept than said", () => {
  const often = openOftenAsked<number, number>({ most: 10, times: 1 });
  for (let key = 0; key < 25; key += 1) often.offer(key, key);
  const kept = Array.from({ length: 25 }, (_, key) => key).filter((key) => often.get(key) !== undefined);
  expect(kept).toEqual([20, 21, 22, 23, 24]);
});
