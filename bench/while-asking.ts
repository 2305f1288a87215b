import type { RunningShop } from "../support/running-shop.ts";
import { ownMegabytes } from "./process-memory.ts";

const PAUSE_MS = 10;
const LIGHT = "/api/get-option";

export type Meanwhile = { seconds: number; longestWaitMs: number; medianWaitMs: number; moreMegabytes: number };

/** How long work took, how long a light call that was asked all the while waited, and the memory it took on top. */
export async function whileAsking<Done>(shop: RunningShop, work: () => Promise<Done>): Promise<Meanwhile & { done: Done }> {
  const memory = ownMegabytes(shop.pid);
  const before = memory.now();
  const waits: number[] = [];
  const working = { isDone: false };
  const asking = (async () => {
    while (!working.isDone) {
      const began = performance.now();
      await (await fetch(shop.url + LIGHT)).arrayBuffer();
      waits.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  const began = performance.now();
  const done = await work();
  const seconds = (performance.now() - began) / 1_000;
  working.isDone = true;
  await asking;
  const highest = memory.highest();
  memory.stop();
  waits.sort((a, b) => a - b);
  return {
    done,
    seconds: Math.round(seconds * 10) / 10,
    longestWaitMs: Math.round(waits.at(-1) ?? 0),
    medianWaitMs: Math.round((waits[Math.floor(waits.length / 2)] ?? 0) * 10) / 10,
    moreMegabytes: Math.max(0, highest - before),
  };
}
