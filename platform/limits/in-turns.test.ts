import { expect, test } from "vitest";
import { inTurns } from "./in-turns.ts";

const open = () => inTurns({ atOnce: 2, waiting: 3, waitingFirst: 1, refusal: () => new Error("full") });
/** Work that ends when it is told to, and writes down that it began. */
function held(begun: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = () => {
    begun.push(name);
    return promise;
  };
  return { work, end: () => resolve(name) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

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
