import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Every requirement of docs/security.md names the tests that carry its number, or says that it has none. */
const numbers = Array.from({ length: 65 }, (_, at) => `S${at + 1}`);

const testFiles = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.test.ts", "*.e2e.ts"], {
  encoding: "utf8",
})
  .split("\n")
  .filter(Boolean);

/** Requirements that a file's tests carry in their names: `test("S21 S23 …`, `describe("S24 …`. */
const namedIn = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/["'`]((?:[SI]\d+ )+)/g)].flatMap(([, names = ""]) => names.trim().split(" "));

/** Each requirement with what stands under it: the files of its tests, or why there are none. */
const page = new Map(
  readFileSync("docs/security.md", "utf8")
    .split(/^- (?=\*\*[SI]\d+\*\* )|^$/m)
    .map((item) => /^\*\*([SI]\d+)\*\* [^]*?\n {2}(?:Tests: ([^]+)|Not yet: |No test of its name)/.exec(item))
    .flatMap((found) => (found ? [[found[1] ?? "", found[2]] as const] : [])),
);

test("every number has tests of that name in the files the page says, or the page says that it has none", () => {
  const named = [...page].flatMap(([number, files]) =>
    [...(files ?? "").matchAll(/`([^`]+)`/g)]
      .map(([, file = ""]) => file)
      .filter((file) => !testFiles.includes(file) || !namedIn(file).includes(number))
      .map((file) => `${number} has no test of its name in ${file}`),
  );
  expect([...numbers.filter((number) => !page.has(number)), ...named]).toEqual([]);
});
