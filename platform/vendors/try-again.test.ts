import { expect, test } from "vitest";
import { tryAgain } from "./try-again.ts";

const failing = (times: number) => {
  let calls = 0;
  const work = async () => {
    calls += 1;
    if (calls <= times) throw new Error(`failure ${calls}`);
    return calls;
  };
  return work;
};

test("work that fails is tried again after pauses that double, each between half of its length and the whole", async () => {
  const pauses: number[] = [];
  const pause = async (milliseconds: number) => void pauses.push(milliseconds);
  const chances = [0, 1, 0.5];
  const chance = () => chances.shift() ?? 0;
  expect(await tryAgain(failing(3), { tries: 4, firstPauseMs: 100, isWorthAgain: () => true, pause, chance })).toBe(4);
  expect(pauses).toEqual([50, 200, 300]);
});

test("after the last try the last error is thrown, and an error that is not worth another try at once", async () => {
  const pause = async () => undefined;
  await expect(tryAgain(failing(9), { tries: 3, firstPauseMs: 1, isWorthAgain: () => true, pause })).rejects.toThrow("failure 3");
  await expect(tryAgain(failing(9), { tries: 3, firstPauseMs: 1, isWorthAgain: () => false, pause })).rejects.toThrow("failure 1");
});
