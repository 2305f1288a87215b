import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openHangWatch } from "./hang-watch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openWatch() {
  const hung: string[] = [];
  return { hung, watch: openHangWatch((what) => hung.push(what)), live: (seconds: number) => vi.advanceTimersByTime(seconds * 1_000) };
}

test("what ends in time is no hang, however often it begins", () => {
  const { hung, watch, live } = openWatch();
  for (let times = 0; times < 10; times += 1) {
    const end = watch.begin("a transaction", 5);
    live(4);
    end();
  }
  expect(hung).toEqual([]);
});

test("what does not end is told once, with its seconds", () => {
  const { hung, watch, live } = openWatch();
  watch.begin("a transaction", 5);
  watch.begin("a statement", 60);
  live(300);
  expect(hung).toEqual(["a transaction has not ended in 5 s"]);
});

test("what waits for a copy is not counted meanwhile", () => {
  const { hung, watch, live } = openWatch();
  watch.begin("a transaction", 5);
  const end = watch.begin("a copy", 600, { isAlone: true });
  live(60);
  end();
  live(4);
  expect(hung).toEqual([]);
  live(1);
  expect(hung).toEqual(["a transaction has not ended in 5 s"]);
});

test("nothing is told after the end", () => {
  const { hung, watch, live } = openWatch();
  watch.begin("a transaction", 5);
  watch.stop();
  live(60);
  expect(hung).toEqual([]);
});
