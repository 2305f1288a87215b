import { gzipSync } from "node:zlib";
import lighthouse, { type Result } from "lighthouse";
import { figuresOfRuns, type Figures } from "./limits.ts";

type Run = { page: string; port: number; times: number };
export type AuditedPage = {
  figures: Figures;
  /** Of each timed run: the score, how long the page could not answer in all, and how quick Lighthouse found the machine (a desk of its own: 1500 and more). */
  timed: { performance: number; blockingMs: number; machine: number }[];
  complaints: string[];
  scripts: { address: string; gzip: number }[];
};

/**
 * Audits one page in the browser that listens on `port`. The first, whole run draws the pictures and fills the caches as a
 * shop in use has them; what depends on time is then measured `times` more.
 */
export async function auditPage(url: string, { port, times }: Omit<Run, "page">): Promise<AuditedPage> {
  const whole = await run(url, port, ["performance", "accessibility", "best-practices", "seo"]);
  const timed: Result[] = [];
  for (let time = 0; time < times; time += 1) timed.push(await run(url, port, ["performance"]));
  const scripts = await scriptsOf(whole);
  const full = { ...figuresOf(whole), scriptBytes: scripts.reduce((sum, { gzip }) => sum + gzip, 0) };
  return { figures: figuresOfRuns(full, timed.map(figuresOf)), timed: timed.map(runOf), complaints: complaintsOf(whole), scripts };
}

const TRIES = 3;

/** Lighthouse now and then misses the beginning of a load on a busy machine and asks to be run again. */
async function run(url: string, port: number, onlyCategories: string[]): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    const done = await lighthouse(url, { port, onlyCategories, output: "json", logLevel: "error", formFactor: "mobile" });
    if (done && !done.lhr.runtimeError) return done.lhr;
    if (tried === TRIES) throw new Error(`${url}: ${done?.lhr.runtimeError?.message ?? "Lighthouse has nothing to say"}`);
  }
}

const scoreOf = ({ categories }: Result, name: string): number => Math.round((categories[name]?.score ?? NaN) * 100);

function figuresOf(result: Result): Figures {
  const { audits } = result;
  return {
    performance: scoreOf(result, "performance"),
    accessibility: scoreOf(result, "accessibility"),
    bestPractices: scoreOf(result, "best-practices"),
    seo: scoreOf(result, "seo"),
    scriptBytes: NaN,
    lcpSeconds: (audits["largest-contentful-paint"]?.numericValue ?? NaN) / 1000,
    cls: audits["cumulative-layout-shift"]?.numericValue ?? NaN,
  };
}

const runOf = (result: Result): AuditedPage["timed"][number] => ({
  performance: scoreOf(result, "performance"),
  blockingMs: Math.round(result.audits["total-blocking-time"]?.numericValue ?? NaN),
  machine: result.environment.benchmarkIndex,
});

/** Faults in the categories that must be whole, with the places Lighthouse names. */
function complaintsOf({ categories, audits }: Result): string[] {
  return ["accessibility", "best-practices", "seo"].flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
      return [`${name}: ${audit.title} (${id}) ${placesOf(audit.details)}`];
    }),
  );
}

type Item = { node?: { snippet?: string }; description?: string; url?: string };
const placesOf = (details: unknown): string =>
  ((details as { items?: Item[] } | undefined)?.items ?? [])
    .slice(0, 3)
    .map(({ node, description, url }) => node?.snippet ?? description ?? url ?? "")
    .join(" | ");

/** Every script the browser fetched for the page, as long as gzip makes it, whatever this connection used. */
async function scriptsOf({ audits }: Result) {
  const items = (audits["network-requests"]?.details as { items?: { url: string; resourceType?: string }[] } | undefined)?.items ?? [];
  const addresses = [...new Set(items.filter(({ resourceType }) => resourceType === "Script").map(({ url }) => url))];
  return Promise.all(
    addresses.map(async (address) => ({ address, gzip: gzipSync(await (await fetch(address)).bytes(), { level: 6 }).length })),
  );
}
