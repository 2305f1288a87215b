import { expect, test } from "vitest";
import { timedTurns } from "./timed-turns.ts";

function held(): { work: () => Promise<void>; end: () => void; hasBegun: () => boolean } {
  const ended = Promise.withResolvers<void>();
  let begun = false;
  const work = () => {
    begun = true;
    return ended.promise;
  };
  return { work, end: ended.resolve, hasBegun: () => begun };
}

test("so many run at once, the others wait and are begun in their order", async () => {
  const turns = timedTurns({ atOnce: 2, firstGuessMs: 10 });
  const works = Array.from({ length: 4 }, held);
  const done = works.map(({ work }) => turns.run(work));
  const begun = () => works.map(({ hasBegun }) => hasBegun());
  expect(begun()).toEqual([true, true, false, false]);
  works[1]?.end();
  await done[1];
  expect(begun()).toEqual([true, true, true, false]);
  for (const { end } of works) end();
  await Promise.all(done);
});

test("who comes now hears how long they would wait: by who waits before them and how long work has taken", async () => {
  let clock = 0;
  const turns = timedTurns({ atOnce: 2, firstGuessMs: 100, now: () => clock });
  expect(turns.expectedMs()).toBe(0);
  const works = Array.from({ length: 4 }, held);
  const done = works.map(({ work }) => turns.run(work));
  expect(turns.expectedMs()).toBe(150);
  for (const { end } of works) end();
  await Promise.all(done);
  expect(turns.expectedMs()).toBe(0);

  for (let time = 0; time < 100; time += 1) await turns.run(async () => void (clock += 20));
  const again = Array.from({ length: 2 }, held);
  const running = again.map(({ work }) => turns.run(work));
  expect(turns.expectedMs()).toBeCloseTo(10, 0);
  for (const { end } of again) end();
  await Promise.all(running);
});

test("S59 a network that asks for a hundred waits for them alone: another has every second turn, and hears so", async () => {
  const turns = timedTurns({ atOnce: 1, firstGuessMs: 10 });
  const order: string[] = [];
  const take = (from: string, count: number) => Array.from({ length: count }, () => turns.run(async () => void order.push(from), from));
  const first = held();
  const all = [turns.run(first.work), ...take("heavy", 100)];
  expect([turns.expectedMs("heavy"), turns.expectedMs("light")]).toEqual([1_010, 20]);
  all.push(...take("light", 2));
  expect([turns.expectedMs("light"), turns.expectedMs("another")]).toEqual([60, 30]);
  all.push(...take("another", 1));
  first.end();
  await Promise.all(all);
  expect(order.slice(0, 6)).toEqual(["heavy", "light", "another", "heavy", "light", "heavy"]);
  expect(order).toHaveLength(103);
});

test("work that fails gives its turn on", async () => {
  const turns = timedTurns({ atOnce: 1, firstGuessMs: 1 });
  const failing = turns.run(() => Promise.reject(new Error("broken")));
  const next = turns.run(async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
  expect(turns.expectedMs()).toBe(0);
});

test("S59 one network has a part of the places: another finds one free at once", async () => {
  const turns = timedTurns({ atOnce: 3, mostOfOne: 2, firstGuessMs: 10 });
  const heavy = Array.from({ length: 4 }, held);
  const done = heavy.map(({ work }) => turns.run(work, "heavy"));
  expect(heavy.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false]);
  expect([turns.expectedMs("heavy"), turns.expectedMs("light")]).toEqual([15, 0]);
  const light = Array.from({ length: 2 }, held);
  done.push(...light.map(({ work }) => turns.run(work, "light")));
  expect(light.map(({ hasBegun }) => hasBegun())).toEqual([true, false]);
  light[0]?.end();
  await done[4];
  expect(light.map(({ hasBegun }) => hasBegun())).toEqual([true, true]);
  expect(heavy[2]?.hasBegun()).toBe(false);
  for (const { end } of [...heavy, ...light]) end();
  await Promise.all(done);
  expect(turns.expectedMs("heavy")).toBe(0);
});

test("S59 work that waits for others keeps its place for a while only, and goes on without", async () => {
  const turns = timedTurns({ atOnce: 1, heldMs: 20, firstGuessMs: 1 });
  const stuck = held();
  const first = turns.run(stuck.work, "slow");
  expect(await turns.run(async () => "done", "quick")).toBe("done");
  stuck.end();
  await first;
  const [one, two] = [held(), held()];
  const both = [turns.run(one.work), turns.run(two.work)];
  expect([one.hasBegun(), two.hasBegun()]).toEqual([true, false]);
  for (const { end } of [one, two]) end();
  await Promise.all(both);
});

test("S59 a place that one after another holds for long is handed on each time", async () => {
  const turns = timedTurns({ atOnce: 1, heldMs: 20, firstGuessMs: 1 });
  const stuck = [held(), held(), held()];
  const all = stuck.map(({ work }) => turns.run(work));
  expect(await turns.run(async () => "done")).toBe("done");
  for (const { end } of stuck) end();
  await Promise.all(all);
  expect(turns.expectedMs()).toBe(0);
});

test("S59 whoever leaves the line is not begun", async () => {
  const turns = timedTurns({ atOnce: 1, firstGuessMs: 1 });
  const [first, left, last] = [held(), held(), held()];
  const going = new AbortController();
  const running = turns.run(first.work);
  const gone = turns.run(left.work, "", () => going.signal);
  const next = turns.run(last.work, "", () => new AbortController().signal);
  going.abort();
  await expect(gone).rejects.toMatchObject({ status: 503 });
  await expect(turns.run(left.work, "", () => going.signal)).rejects.toMatchObject({ status: 503 });
  first.end();
  await running;
  expect([left.hasBegun(), last.hasBegun()]).toEqual([false, true]);
  last.end();
  await next;
  expect(turns.expectedMs()).toBe(0);
});
