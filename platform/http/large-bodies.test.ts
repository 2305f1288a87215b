import { expect, test } from "vitest";
import { openLargeBodies } from "./large-bodies.ts";

const asked = (length?: number) =>
  new Request("http://shop.example/", {
    method: "POST",
    body: "{}",
    headers: length === undefined ? {} : { "Content-Length": String(length) },
  });
const MEGABYTE = 1_048_576;
const { signal } = new AbortController();

test("S59 large bodies are worked on one after the other, eight wait, the rest is refused; small ones wait for nobody", async () => {
  const bodies = openLargeBodies();
  let [atWork, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, (atWork += 1));
    await new Promise((resolve) => setTimeout(resolve, 1));
    atWork -= 1;
    return "done";
  };
  const all = Promise.allSettled(Array.from({ length: 100 }, () => bodies.work(MEGABYTE, work, signal)));
  expect(await bodies.work(65_536, async () => "at once", signal)).toBe("at once");
  const outcomes = await all;
  expect(most).toBe(1);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(9);
  for (const one of outcomes) if (one.status === "rejected") expect(one.reason).toMatchObject({ status: 503 });
});

test("S59 others have their turn between two large bodies", async () => {
  const bodies = openLargeBodies();
  const order: string[] = [];
  const done = Promise.all([1, 2, 3].map((at) => bodies.work(MEGABYTE, async () => void order.push(`body ${at}`), signal)));
  setImmediate(() => order.push("another"));
  await done;
  expect(order.indexOf("another")).toBeLessThan(2);
});

test("S59 eight large bodies are read at once, and of those without a length as many", async () => {
  const bodies = openLargeBodies();
  const never = () => new Promise<string>(() => undefined);
  for (let at = 0; at < 8; at += 1) void bodies.read(at % 2 ? asked() : asked(MEGABYTE), MEGABYTE, never);
  await expect(bodies.read(asked(MEGABYTE), MEGABYTE, async () => "")).rejects.toMatchObject({ status: 503 });
  expect(await bodies.read(asked(2), MEGABYTE, async () => "small")).toBe("small");
  expect(await bodies.read(asked(), undefined, async () => "small call")).toBe("small call");
});
