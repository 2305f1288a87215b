import { afterEach, expect, test, vi } from "vitest";
import { inTurns } from "./in-turns.ts";

const open = () => inTurns({ atOnce: 2, waiting: 3, waitingFirst: 1, refusal: () => new Error("full") });
function held(begun: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = () => {
    begun.push(name);
    return promise;
  };
  return { work, end: () => resolve(name) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
afterEach(() => void vi.useRealTimers());

test("two at once, three wait in their order, the sixth is refused", async () => {
  const turns = open();
  const begun: string[] = [];
  const all = ["a", "b", "c", "d", "e"].map((name) => held(begun, name));
  const done = all.map(({ work }) => turns.take(work));
  await expect(turns.take(async () => "f")).rejects.toThrow("full");
  expect(begun).toEqual(["a", "b"]);
  expect(turns.load()).toEqual({ atWork: 2, waiting: 3, refused: 1 });
  all[1]?.end();
  await settled();
  expect(begun).toEqual(["a", "b", "c"]);
  for (const { end } of all) end();
  expect(await Promise.all(done)).toEqual(["a", "b", "c", "d", "e"]);
  expect(turns.load()).toEqual({ atWork: 0, waiting: 0, refused: 1 });
});

test("the first line goes before the usual one and has its own bound", async () => {
  const turns = open();
  const begun: string[] = [];
  const [a, b, usual, first] = ["a", "b", "usual", "first"].map((name) => held(begun, name));
  const done = [a, b, usual].map((one) => one && turns.take(one.work));
  done.push(first && turns.take(first.work, { isFirst: true }));
  await expect(turns.take(async () => "x", { isFirst: true })).rejects.toThrow("full");
  a?.end();
  await settled();
  expect(begun).toEqual(["a", "b", "first"]);
  for (const one of [b, usual, first]) one?.end();
  await Promise.all(done);
});

test("who leaves while waiting is not worked for, and the place is free again; begun work is left alone", async () => {
  const turns = open();
  const begun: string[] = [];
  const all = ["a", "b", "c", "d", "e"].map((name) => ({ ...held(begun, name), leaving: new AbortController() }));
  const done = all.map(({ work, leaving }) => turns.take(work, { signal: leaving.signal }));
  const ends = Promise.allSettled(done);
  for (const { leaving } of all) leaving.abort(new Error("left"));
  expect(turns.load()).toEqual({ atWork: 2, waiting: 0, refused: 0 });
  await expect(turns.take(async () => "late", { signal: AbortSignal.abort(new Error("gone before")) })).rejects.toThrow("gone before");
  for (const { end } of all) end();
  expect((await ends).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "rejected", "rejected"]);
  expect(begun).toEqual(["a", "b"]);
});

test("work that fails gives its turn on", async () => {
  const turns = inTurns({ atOnce: 1, waiting: 1, waitingFirst: 0, refusal: () => new Error("full") });
  const broken = turns.take(() => Promise.reject(new Error("broken")));
  const next = turns.take(async () => "done");
  await expect(broken).rejects.toThrow("broken");
  expect(await next).toBe("done");
  expect(turns.load().atWork).toBe(0);
});

test("where the line is full, the newest of whoever has most in it gives way to others, and alone may have it all", async () => {
  const turns = inTurns({ atOnce: 1, waiting: 4, waitingFirst: 0, refusal: () => new Error("full") });
  const begun: string[] = [];
  const ask = (name: string, from?: string) => {
    const one = held(begun, name);
    const done = turns.take(one.work, { from }).catch((error: Error) => error.message);
    return { ...one, done };
  };
  const flood = ["f0", "f1", "f2", "f3", "f4"].map((name) => ask(name, "flood"));
  expect(await ask("f5", "flood").done).toBe("full");
  const others = ["a", "b"].map((name) => ask(name, name));
  expect(await Promise.all(flood.slice(3).map(({ done }) => done))).toEqual(["full", "full"]);
  // Two each: everyone has at most an equal share.
  expect(await ask("f6", "flood").done).toBe("full");
  const second = ask("a2", "a");
  expect(await second.done).toBe("full");
  expect(turns.load()).toEqual({ atWork: 1, waiting: 4, refused: 5 });
  for (const { end } of [...flood, ...others]) end();
  await Promise.all([...flood, ...others].map(({ done }) => done));
  expect(begun).toEqual(["f0", "f1", "f2", "a", "b"]);
});

test("whoever has given way is no longer in the line when they leave", async () => {
  const turns = inTurns({ atOnce: 1, waiting: 2, waitingFirst: 0, refusal: () => new Error("full") });
  const working = held([], "working");
  const leaving = new AbortController();
  const done = [
    turns.take(working.work, { from: "flood" }),
    turns.take(async () => "first", { from: "flood" }),
    turns.take(async () => "pushed out", { from: "flood", signal: leaving.signal }).catch(String),
    turns.take(async () => "other", { from: "other" }),
  ];
  leaving.abort(new Error("left"));
  expect(turns.load()).toEqual({ atWork: 1, waiting: 2, refused: 1 });
  working.end();
  expect(await Promise.all(done)).toEqual(["working", "first", "Error: full", "other"]);
});

test("where work may have half of the time, a place rests as long as its work took; whoever asked does not wait for that", async () => {
  vi.useFakeTimers();
  const turns = inTurns({ atOnce: 1, waiting: 3, waitingFirst: 0, isHalfOfTheTime: true, refusal: () => new Error("full") });
  const told: string[] = [];
  const work = (name: string) => turns.take(() => new Promise((resolve) => setTimeout(resolve, 100))).then(() => told.push(name));
  const done = Promise.all([work("first"), work("second")]);
  await vi.advanceTimersByTimeAsync(100);
  expect(told).toEqual(["first"]);
  await vi.advanceTimersByTimeAsync(199);
  expect(told).toEqual(["first"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(["first", "second"]);
  await done;
});
