import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { doneOnce } from "./done-once.ts";

afterEach(() => vi.unstubAllEnvs());

test("whoever asks while the work is done, or later, gets its answer, and it is done once", async () => {
  vi.stubEnv("TMPDIR", mkdtempSync(path.join(os.tmpdir(), "once-")));
  const work = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return "made";
  });
  const together = await Promise.all([doneOnce("one", work), doneOnce("one", work), doneOnce("one", work)]);
  expect([...together, await doneOnce("one", work)]).toEqual(["made", "made", "made", "made"]);
  expect(work).toHaveBeenCalledTimes(1);
});

test("what failed fails for all, at once", async () => {
  vi.stubEnv("TMPDIR", mkdtempSync(path.join(os.tmpdir(), "once-")));
  const work = () => Promise.reject(new Error("no room"));
  const together = await Promise.allSettled([doneOnce("one", work), doneOnce("one", work)]);
  expect(together.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(doneOnce("one", work)).rejects.toThrow("no room");
});
