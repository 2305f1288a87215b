import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Files whose comments, test names or text may cite; plants cite wrongly on purpose. */
export const mayCite = (file: string): boolean =>
  /\.(ts|tsx|mjs|cjs|css|sql|md|yml)$/.test(file) && !file.startsWith("tools/check/planted/");

/** Citations: `S6`, `I2`, `security.md §1`, `specification §4`, `decisions.md §3`, `decision 0017`, and pages by their names. */
export type Citable = { marks: ReadonlySet<string>; pages: readonly string[] };

/** Reads what docs/ holds. `files` are all files of the repository. */
export function readCitable(files: readonly string[]): Citable {
  const found = (page: string, mark: RegExp): string[] => [...readFileSync(page, "utf8").matchAll(mark)].map(([, name = ""]) => name);
  return {
    marks: new Set([
      ...found("docs/security.md", /^- \*\*([SI]\d+)\*\*/gm),
      ...found("docs/security.md", /^## (\d+)\./gm).map((part) => `security.md §${part}`),
      ...found("docs/product-rules.md", /^### ((?:specification|decisions\.md) §\d+)/gm),
      ...readdirSync("docs/decisions").map((name) => `decision ${name.slice(0, 4)}`),
    ]),
    pages: files.filter((file) => file.endsWith(".md")),
  };
}

/** Citations of a file that nobody can look up, one complaint each; of pages, also the files they name. */
export function citationComplaints(file: string, text: string, { marks, pages }: Citable): string[] {
  const said = file.endsWith(".md") ? oneLine(text) : [...commentsOf(text), ...testNumbersOf(text)].map(oneLine).join("\n");
  const cited = [
    ...matches(said, /(?<![\w/.+-])([SI]\d{1,2})(?![\w/.+-]*\w)/g),
    ...matches(said, /([^\s("`«]+ §\s?\d+(?:\.\d+)*)/g).filter((mark) => !/^\d+ §/.test(mark)),
    ...matches(said, /\bdecisions?[ /](\d{4})\b/g).map((number) => `decision ${number}`),
  ];
  const files = file.endsWith(".md")
    ? matches(said, /`((?:app|bench|client|db|features|integrations|platform|processes|tests|tools|ui)\/[\w./-]+\.\w+)`/g)
    : [];
  const named = matches(said, /([\w./-]+\.md)(?! §)(?!\w)/g);
  return [
    ...cited.filter((mark) => !marks.has(mark)),
    ...files.filter((name) => !existsSync(name)),
    ...named.filter((name) => !pages.some((page) => `/${page}`.endsWith(`/${name.replace(/^(\.\.?\/)+/, "")}`))),
  ].map((mark) => `what is cited is in docs/: ${file} cites ${mark}`);
}

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = ""]) => found);

const oneLine = (text: string): string => text.replaceAll(/\n\s*(\*(?!\*)|\/\/|--)?\s*/g, " ");

const commentsOf = (text: string): string[] => text.match(/\/\*[^]*?\*\/|(?:(?:^|\s)(?:\/\/|--) .*\n?)+/gm) ?? [];

/** Numbers in front of a test's name: `test("S21 S23 …`. */
const testNumbersOf = (text: string): string[] => text.match(/(?<=["'`])(?:[SI]\d+ )+/g) ?? [];
