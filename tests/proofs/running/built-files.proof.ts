import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Language = "uk" | "ru";
type Chunk = { file: string; name?: string };

const chunksIn = (language: Language): Chunk[] =>
  Object.values(JSON.parse(readFileSync(`build/server/manifest-${language}.json`, "utf8")) as Record<string, Chunk>);
const codeIn = (language: Language): string[] =>
  [...new Set(chunksIn(language).map(({ file }) => file))].filter((file) => file.endsWith(".js"));
const librariesIn = (language: Language): string | undefined => chunksIn(language).find(({ name }) => name === "react")?.file;
const textOf = (file: string): string => readFileSync(`build/client/${file}`, "utf8");

test("no file of the built server has a letter that would make V8 keep all of it in two bytes a letter", () => {
  const files = globSync("build/server/**/*.js");
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => /[^\p{ASCII}]/u.test(readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  { language: "uk", own: "Додати упаковку", other: "Добавить упаковку" },
  { language: "ru", own: "Добавить упаковку", other: "Додати упаковку" },
] as const)("pages in «$language» load the words of no other language; the libraries are one file for both", ({ language, own, other }) => {
  const texts = codeIn(language).map(textOf);
  expect(texts.some((text) => text.includes(own))).toBe(true);
  expect(texts.filter((text) => text.includes(other))).toEqual([]);
  expect(librariesIn(language)).toMatch(/\.js$/);
  expect(librariesIn("uk")).toBe(librariesIn("ru"));
});
