import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shopEnvironment } from "../../tools/start/memory.mjs";

const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");
const pages = `${read("README.md")}\n${read("docs/operate.md")}`;
const found = (text: string, pattern: RegExp): string[] => [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))];

test("every setting that README and the operating page name is one of .env.example, and that names all the program reads", () => {
  const example = found(read(".env.example"), /^(?:# ?)?([A-Z][A-Z0-9_]+)=/gm);
  const ofOthers = ["NODE_ENV", "POSTGRES_BIN", "CHROMIUM", ...Object.keys(shopEnvironment)];
  const named = found(pages, /\b([A-Z][A-Z0-9]*_[A-Z0-9_]+)\b/g).filter((name) => !ofOthers.includes(name));
  expect(named.filter((name) => !example.includes(name))).toEqual([]);
  const settings = found(read("platform/config/environment.ts"), /^ {2,}([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*):/gm);
  expect(settings.length).toBeGreaterThan(20);
  expect(settings.filter((name) => !example.includes(name) && !ofOthers.includes(name))).toEqual([]);
});

test("every command they name is one of package.json, and every case of bench and proof is there", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  expect(found(pages, /npm run (?:-s )?([a-z]+)/g).filter((name) => !(name in scripts))).toEqual([]);
  const [bench, prove] = [read("bench/bench.ts"), read("tools/prove/prove.ts")];
  for (const name of found(pages, /npm run bench -- ([a-z-]+)/g)) expect(bench).toContain(`"${name}"`);
  for (const name of found(pages, /npm run prove -- ([a-z-]+)/g)) expect(prove).toMatch(new RegExp(`\\b${name}\\b`));
});
