import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
const page = read("docs/operate.md");

test("the page about running has a place for everything that is asked of it", () => {
  const headings = [...page.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
  for (const word of [/needs/, /service/, /proxy/, /Looking after/, /[Bb]ack/, /[Uu]pgrad/]) expect(headings.join("\n")).toMatch(word);
  for (const said of [/\| memory \|/, /\| disk \|/, /`\/healthz`/, /`\/readyz`/, /The log is JSON lines/, /METRICS_PORT/])
    expect(page).toMatch(said);
});

test("what it says to run and to set is there", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const commands = new Set([...page.matchAll(/\bnpm run (?:-s )?([a-z-]+)/g)].map(([, name = ""]) => name));
  expect([...commands].toSorted()).toEqual(expect.arrayContaining(["backup", "build", "restore"]));
  expect([...commands].filter((name) => scripts[name] === undefined)).toEqual([]);
  const known = read(".env.example");
  const variables = new Set([...page.matchAll(/`\$?([A-Z][A-Z_]+[A-Z])(?:=[^`]*)?`/g)].map(([, name = ""]) => name));
  expect(variables.size).toBeGreaterThan(8);
  expect([...variables].filter((name) => !known.includes(name) && !/^(SIG|EADDR)/.test(name))).toEqual([]);
});

test("the service waits for the whole drain, and the proxy keeps the streams", () => {
  const seconds = (name: string) => Number(new RegExp(`const ${name} = (\\d+)`).exec(read("processes/edge/drain-on-signals.ts"))?.[1]);
  expect(Number(/TimeoutStopSec=(\d+)/.exec(page)?.[1])).toBeGreaterThan(seconds("DRAIN_SECONDS") + 3);
  const [, stream = ""] = /location = \/api\/cart-events \{([^}]*)\}/.exec(page) ?? [];
  expect(stream).toContain("proxy_buffering off;");
  expect(Number(/proxy_read_timeout (\d+)s/.exec(stream)?.[1])).toBeGreaterThan(15);
});

test("where pictures of an export lie is said where the import is", () => {
  expect(/`npm run import[^\n]*/.exec(read("README.md"))?.[0]).toMatch(/pictures lie in the same folder, at any depth.*zip/);
});
