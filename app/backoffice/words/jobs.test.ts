import { readFileSync, globSync } from "node:fs";
import { expect, test } from "vitest";
import { jobsRu } from "./ru/jobs.ts";
import { jobsUk } from "./uk/jobs.ts";

const queues = globSync("features/**/*.ts", { exclude: (name) => String(name).endsWith(".test.ts") }).flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/defineJob\(\{\s*name: "([a-z-]+)"/g)].map(([, name]) => name ?? ""),
);

test("every queue is named in both languages", () => {
  expect(queues.length).toBeGreaterThan(8);
  for (const { job } of [jobsUk, jobsRu]) expect(Object.keys(job.names).toSorted()).toEqual(queues.toSorted());
});
