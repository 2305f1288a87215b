import { expect, test } from "vitest";
import { lookOnce } from "./look-once.ts";

function slowLook() {
  const [begun, ends]: [number[], (() => void)[]] = [[], []];
  const look = lookOnce(() => {
    begun.push(begun.length);
    return new Promise<void>((resolve) => ends.push(resolve));
  });
  return { look, begun, end: () => ends.shift()?.() };
}

test("calls during a look share one more look, which begins after it", async () => {
  const { look, begun, end } = slowLook();
  const first = look();
  const others = [look(), look(), look()];
  expect(begun.length).toBe(1);
  end();
  await first;
  await Promise.resolve();
  expect(begun.length).toBe(2);
  end();
  await Promise.all(others);
  expect(begun.length).toBe(2);
});

test("a look that fails tells its caller, and the next one is made all the same", async () => {
  let tries = 0;
  const look = lookOnce(async () => {
    tries += 1;
    if (tries === 1) throw new Error("no database");
  });
  const [failed, next] = await Promise.allSettled([look(), look()]);
  expect([failed.status, next.status, tries]).toEqual(["rejected", "fulfilled", 2]);
});
