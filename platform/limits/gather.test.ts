import { expect, test } from "vitest";
import { gather } from "./gather.ts";

function tellable() {
  const rounds: number[][] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const work = async (asked: readonly number[]) => {
    const end = Promise.withResolvers<void>();
    rounds.push([...asked]);
    ends.push(end);
    await end.promise;
    return asked.map((one) => one * 10);
  };
  return { rounds, work, end: (at: number) => ends[at]?.resolve(), fail: (at: number) => ends[at]?.reject(new Error("no")) };
}
const aTurn = () => new Promise((resolve) => setTimeout(resolve, 5));

test("what is asked at once is done at once, what comes meanwhile is done next, each gets its own answer", async () => {
  const { rounds, work, end } = tellable();
  const ask = gather(work, { rounds: 1, most: 3, patienceMs: 0 });
  const first = [ask(1), ask(2)];
  await aTurn();
  const later = [3, 4, 5, 6].map(ask);
  await aTurn();
  expect(rounds).toEqual([[1, 2]]);
  end(0);
  expect(await Promise.all(first)).toEqual([10, 20]);
  await aTurn();
  end(1);
  await aTurn();
  end(2);
  expect(await Promise.all(later)).toEqual([30, 40, 50, 60]);
  expect(rounds).toEqual([[1, 2], [3, 4, 5], [6]]);
});

test("the next round is under way before the answers of the last are given", async () => {
  const { rounds, work, end } = tellable();
  const ask = gather(work, { rounds: 1, most: 2, patienceMs: 0 });
  const underWay = ask(1).then(() => [...rounds]);
  await aTurn();
  const next = ask(2);
  end(0);
  expect(await underWay).toEqual([[1], [2]]);
  end(1);
  expect(await next).toBe(20);
});

test("of equal keys one goes into a round, and none is forgotten", async () => {
  const { rounds, work, end } = tellable();
  const ask = gather(work, { rounds: 2, most: 10, patienceMs: 0, keyOf: (asked) => asked % 2 });
  const all = [1, 3, 2, 5].map(ask);
  for (let at = 0; at < 3; at += 1) {
    await aTurn();
    end(at);
  }
  expect(await Promise.all(all)).toEqual([10, 30, 20, 50]);
  expect(rounds).toEqual([[1, 2], [3], [5]]);
});

test("a round that fails fails alone", async () => {
  const { work, end, fail } = tellable();
  const ask = gather(work, { rounds: 1, most: 1, patienceMs: 0 });
  const [bad, good] = [ask(1), ask(2)];
  await aTurn();
  fail(0);
  await expect(bad).rejects.toThrow("no");
  await aTurn();
  end(1);
  expect(await good).toBe(20);
});

test("beside a round that takes long another one begins, beside a short one none does", async () => {
  const { rounds, work, end } = tellable();
  const patient = gather(work, { rounds: 2, most: 10, patienceMs: 60_000 });
  const all = [patient(1)];
  await aTurn();
  all.push(patient(2));
  await aTurn();
  expect(rounds).toEqual([[1]]);
  end(0);
  await aTurn();
  end(1);
  const hasty = gather(work, { rounds: 2, most: 10, patienceMs: 1 });
  all.push(hasty(3));
  await aTurn();
  all.push(hasty(4));
  await expect.poll(() => rounds).toEqual([[1], [2], [3], [4]]);
  end(2);
  end(3);
  expect(await Promise.all(all)).toEqual([10, 20, 30, 40]);
});

test("S59 the queue has a bound; beyond it a call is refused with 503", async () => {
  const { work, end } = tellable();
  const ask = gather(work, { rounds: 1, most: 1, patienceMs: 0, queue: 1 });
  const first = ask(1);
  await aTurn();
  const second = ask(2);
  await expect(ask(3)).rejects.toMatchObject({ status: 503 });
  end(0);
  await aTurn();
  end(1);
  expect(await Promise.all([first, second])).toEqual([10, 20]);
});
