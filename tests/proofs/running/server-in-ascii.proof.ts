import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no file of the built server has a letter that would make V8 keep all of it in two bytes a letter", () => {
  const files = globSync("build/server/**/*.js");
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => /[^\p{ASCII}]/u.test(readFileSync(file, "utf8")))).toEqual([]);
});
