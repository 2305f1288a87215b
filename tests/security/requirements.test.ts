import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The first part of the security page, S1–S40, is the shop's front: every number has its named test or says why not yet. */
const numbers = Array.from({ length: 40 }, (_, at) => `S${at + 1}`);

const testFiles = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.test.ts", "*.e2e.ts"], {
  encoding: "utf8",
})
  .split("\n")
  .filter(Boolean);

/** Requirements that a file's tests carry in their names: `test("S21 S23 …`, `describe("S24 …`. */
const namedIn = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/["'`]((?:[SI]\d+ )+)/g)].flatMap(([, names = ""]) => names.trim().split(" "));

const table = new Map(
  readFileSync("tests/security/README.md", "utf8")
    .split("\n")
    .map((line) => /^\| (S\d+) \| (.+?) \|/.exec(line))
    .flatMap((row) => (row ? [[row[1] ?? "", row[2] ?? ""] as const] : [])),
);

test("every number of the table has tests of that name in the files it says, or waits for what is not built", () => {
  const wrong = numbers.flatMap((number) => {
    const said = table.get(number);
    if (!said) return [`${number} is not in the table`];
    if (said.startsWith("not yet")) return [];
    return said
      .split(", ")
      .filter((file) => !testFiles.includes(file) || !namedIn(file).includes(number))
      .map((file) => `${number} has no test of its name in ${file}`);
  });
  expect(wrong).toEqual([]);
});
