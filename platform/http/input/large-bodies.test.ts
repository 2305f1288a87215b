import { expect, test } from "vitest";
import { openLargeBodies, type Sender } from "./large-bodies.ts";

const MEGABYTE = 1_048_576;
const [small, large] = ["x".repeat(65_536), "x".repeat(MEGABYTE)];
let people = 0;
/** Of somebody new each time. */
const asked = (length?: number, sender: Sender = { room: "known", name: `account ${(people += 1)}` }) => ({
  sender,
  request: new Request("http://shop.example/", {
    method: "POST",
    body: "{}",
    headers: length === undefined ? {} : { "Content-Length": String(length) },
  }),
  largest: MEGABYTE,
});

test("S59 large bodies are worked on one after the other, eight are held, the rest is refused unread; small ones wait for nobody", async () => {
  const bodies = openLargeBodies();
  let [read, atWork, most] = [0, 0, 0];
  const reading = async () => {
    read += 1;
    return large;
  };
  const work = async () => {
    most = Math.max(most, (atWork += 1));
    await new Promise((resolve) => setTimeout(resolve, 1));
    atWork -= 1;
  };
  const all = Promise.allSettled(Array.from({ length: 100 }, () => bodies.answer(asked(MEGABYTE), reading, work)));
  expect(
    await bodies.answer(
      asked(2),
      async () => small,
      async () => "at once",
    ),
  ).toBe("at once");
  const outcomes = await all;
  expect(most).toBe(1);
  expect(read).toBe(8);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(8);
  for (const one of outcomes) if (one.status === "rejected") expect(one.reason).toMatchObject({ status: 503 });
});

test("S59 others have their turn between two large bodies", async () => {
  const bodies = openLargeBodies();
  const order: string[] = [];
  const work = (at: number) =>
    bodies.answer(
      asked(MEGABYTE),
      async () => large,
      async () => void order.push(`body ${at}`),
    );
  const done = Promise.all([1, 2, 3].map(work));
  setImmediate(() => order.push("another"));
  await done;
  expect(order.indexOf("another")).toBeLessThan(2);
});

test("S59 a body without a length holds a place like a large one, and turns out small without waiting for its turn", async () => {
  const bodies = openLargeBodies();
  const never = () => new Promise<string>(() => undefined);
  for (let at = 0; at < 7; at += 1) void bodies.answer(asked(at % 2 ? undefined : MEGABYTE), never, async () => "");
  expect(
    await bodies.answer(
      asked(),
      async () => small,
      async () => "turned out small",
    ),
  ).toBe("turned out small");
  void bodies.answer(asked(), never, async () => "");
  await expect(bodies.answer(asked(MEGABYTE), never, async () => "")).rejects.toMatchObject({ status: 503 });
  const usualCall = { ...asked(), largest: undefined };
  expect(
    await bodies.answer(
      usualCall,
      async () => small,
      async () => "small call",
    ),
  ).toBe("small call");
});

test("S59 strangers with slow bodies keep out strangers alone, a slow customer half of the customers at most", async () => {
  const bodies = openLargeBodies();
  const never = () => new Promise<string>(() => undefined);
  const hold = (sender: Sender) =>
    Promise.race([
      bodies.answer(asked(MEGABYTE, sender), never, async () => "").catch((error: { status: number }) => error.status),
      new Promise((resolve) => setImmediate(() => resolve("held"))),
    ]);
  const network = (at: number): Sender => ({ room: "strangers", name: `203.0.113.${at}` });
  expect(await Promise.all([1, 1, 1, 2, 2, 3].map((at) => hold(network(at))))).toEqual(["held", "held", 503, "held", "held", 503]);
  const slow: Sender = { room: "known", name: "account 0" };
  expect(await Promise.all(Array.from({ length: 6 }, () => hold(slow)))).toEqual(["held", "held", "held", "held", 503, 503]);
  expect(
    await bodies.answer(
      asked(MEGABYTE),
      async () => large,
      async () => "taken",
    ),
  ).toBe("taken");
});
