import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { say } from "./say.ts";

/** Keys of refusals as features write them: of a call as a whole, and beside a field. */
const thrown = /\b(?:conflict|forbidden|unavailable)\((?:[\w.]+, )?"([\w.]+)"\)|\w+: \["([a-z]\w*\.\w+)"\]/g;

test("whatever a call is refused with has words in both languages", () => {
  const files = globSync("features/**/server/**/*.ts", { exclude: (name) => String(name).endsWith(".test.ts") });
  const keys = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(thrown)].map(([, whole, field]) => whole ?? field ?? ""));
  expect(keys.length).toBeGreaterThan(100);
  expect(keys.filter((key) => say("ua", key) === key || say("ru", key) === key)).toEqual([]);
});
