import { expect, test } from "vitest";
import { oneForAll } from "./one-for-all.ts";

function waiting() {
  const counts = { asked: 0, dropped: 0 };
  const ends: ((done: string) => void)[] = [];
  const work = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      counts.asked += 1;
      ends.push(resolve);
      signal.addEventListener("abort", () => {
        counts.dropped += 1;
        reject(signal.reason as Error);
      });
    });
  return { counts, ends, work };
}

test("fifty who ask at once are given what was made once; later ones have it made anew", async () => {
  const { counts, ends, work } = waiting();
  const take = oneForAll<string>();
  const asked = Array.from({ length: 50 }, () => take("a", work));
  ends[0]?.("done");
  expect(new Set(await Promise.all(asked))).toEqual(new Set(["done"]));
  expect(counts.asked).toBe(1);
  const later = take("a", work);
  ends[1]?.("again");
  expect(await later).toBe("again");
});

test("it is dropped when the last one leaves, not before", async () => {
  const { counts, work } = waiting();
  const take = oneForAll<string>();
  const [one, other] = [new AbortController(), new AbortController()];
  const asked = Promise.allSettled([take("a", work, one.signal), take("a", work, other.signal)]);
  one.abort();
  expect(counts.dropped).toBe(0);
  other.abort();
  expect(counts.dropped).toBe(1);
  expect((await asked).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("who asks while it is being dropped has it made", async () => {
  const { counts, ends, work } = waiting();
  const take = oneForAll<string>();
  const leaving = new AbortController();
  const left = Promise.allSettled([take("a", work, leaving.signal)]);
  leaving.abort();
  const next = take("a", work);
  await left;
  await new Promise((resolve) => setImmediate(resolve));
  expect(counts).toEqual({ asked: 2, dropped: 1 });
  ends[1]?.("done");
  expect(await next).toBe("done");
});

test("a failure is everybody's", async () => {
  const take = oneForAll<string>();
  const broken = () => Promise.reject(new Error("broken"));
  for (const one of [take("a", broken), take("a", broken)]) await expect(one).rejects.toThrow("broken");
});
