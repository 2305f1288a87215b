import { readFileSync, globSync } from "node:fs";
import { expect, test } from "vitest";
import { auditRu } from "./ru/audit.ts";
import { auditUk } from "./uk/audit.ts";

const written = globSync("features/**/*.ts", { exclude: (name) => String(name).endsWith(".test.ts") })
  .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\baction: (?:\w+ \? )?"([a-z-]+)"(?: : "([a-z-]+)")?/g)])
  .flatMap(([, one, other]) => [one, other])
  .filter((name) => name !== undefined);

test("everything staff do is named in both languages in the log", () => {
  expect(written.length).toBeGreaterThan(10);
  for (const words of [auditUk, auditRu]) expect(Object.keys(words.actions)).toEqual(expect.arrayContaining(written));
});
