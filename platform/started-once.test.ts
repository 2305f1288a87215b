import { expect, test } from "vitest";
import { startedOnce } from "./started-once.ts";

test("what was started is shared, and what failed is started anew by the next who asks", async () => {
  let times = 0;
  const start = startedOnce(async () => {
    times += 1;
    if (times === 1) throw new Error("no connection");
    return times;
  });
  await expect(Promise.all([start(), start()])).rejects.toThrow("no connection");
  expect(await Promise.all([start(), start()])).toEqual([2, 2]);
  expect(times).toBe(2);
});
