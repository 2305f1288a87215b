import { readFileSync } from "node:fs";
import { globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const theme = readFileSync(new URL("theme.css", import.meta.url), "utf8");
const utility = (name: string): string => new RegExp(`@utility ${name} \\{([^}]*)\\}`).exec(theme)?.[1] ?? "";
const root = new URL("..", import.meta.url).pathname;

test("figures of a price are as wide as they are drawn; of one width they are in columns alone", () => {
  expect(utility("tnum")).toContain("tnum");
  for (const price of ["price-l", "price-m"]) {
    expect(utility(price)).toContain("font-weight");
    expect(utility(price)).not.toMatch(/tnum|tabular/);
  }
  const wrong = globSync(["app/**/*.tsx", "features/**/*.tsx", "ui/**/*.tsx"], { cwd: root }).filter((file) =>
    /"[^"]*(?:price-[lm][^"]*\btnum|\btnum[^"]*price-[lm])/.test(readFileSync(path.join(root, file), "utf8")),
  );
  expect(wrong).toEqual([]);
});

test("on paper there is a sheet of A4 and nothing of the shop around it", () => {
  expect(theme).toMatch(/@page \{ size: A4;/);
  const [, hidden = ""] = /@media print \{[^@]*?\n {2}([^{}\n]*) \{ display: none !important; \}/.exec(theme) ?? [];
  expect(hidden.split(", ").toSorted()).toEqual(
    expect.arrayContaining(["header", "footer", "nav", "aside", "dialog", ".row-stripe", ".no-print"]),
  );
});
