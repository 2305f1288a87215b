import { gzipSync } from "node:zlib";
import { startPostgresCluster } from "../../support/postgres-cluster.ts";
import { apiClient, newPhone } from "../../support/api-client.ts";
import { startShop, type RunningShop } from "../../support/running-shop.ts";
import { rotatingPages } from "../catalogue/rotating-addresses.ts";
import { secondsOf } from "../cpu-time.ts";
import { inRounds, medianOf, percentile, SECONDS, type Measured } from "../measure.ts";
import { cellsOf, headings, printCells } from "../print-table.ts";
import { rawGet, rawLoad } from "../raw-load.ts";

const CONNECTIONS = 8;
const WARM_UP_SECONDS = 4;
/** Few enough for the cache to hold. */
const SHOWN_BEFORE = 200;

/** Processor milliseconds of shop and database for one page, and the bytes of all scripts that page begins with, by gzip. */
export type MadeAnew = Measured & { processorMs: number; scriptBytes: number };

/**
 * Pages that are not kept, each request another address, asked for by a guest and by somebody signed in; beside them pages that
 * somebody was shown before, asked for signed in. On the embedded database and on a PostgreSQL of its own.
 */
export async function pagesAnew(products: string): Promise<MadeAnew[]> {
  const embedded = await onShop({ DEMO_PRODUCTS: products }, "embedded", []);
  const cluster = await startPostgresCluster();
  const rows = [...embedded, ...(await onShop({ DATABASE_URL: cluster.url, DEMO_PRODUCTS: products }, "PostgreSQL", [cluster.pid()]))];
  await cluster.stop();
  printCells([
    ["pages made anew", ...headings, "processor ms", "script bytes"],
    ...rows.map((row) => [...cellsOf(row), row.processorMs.toFixed(1), row.scriptBytes]),
  ]);
  return rows;
}

async function onShop(env: Record<string, string>, database: string, pids: readonly number[]): Promise<MadeAnew[]> {
  const shop = await startShop(env);
  const paths = await rotatingPages(shop.url);
  const cookies = { guest: "", "signed in": `token=${await signedIn(shop)}` };
  const all = [shop.pid, ...pids];
  await rawLoad(shop.url, shared(paths.product, cookies["signed in"]), { seconds: WARM_UP_SECONDS, expected: "" });
  const rows: MadeAnew[] = [];
  for (const kind of ["product", "listing"] as const) {
    const scriptBytes = await scriptBytesOf(shop.url, paths[kind][0] ?? "");
    for (const [who, cookie] of Object.entries(cookies)) {
      const measured = await measure(shop.url, paths[kind], { cookie, pids: all });
      rows.push({ name: `${kind}, ${who}, ${database}`, limit: 0, ...measured, scriptBytes });
    }
    const [shown, cookie] = [paths[kind].slice(0, SHOWN_BEFORE), cookies["signed in"]];
    await rawLoad(shop.url, shared(shown, cookie), { seconds: WARM_UP_SECONDS, expected: "" });
    const measured = await measure(shop.url, shown, { cookie, pids: all });
    rows.push({ name: `${kind}, signed in, shown before, ${database}`, limit: 0, ...measured, scriptBytes });
  }
  await shop.stop();
  return rows;
}

async function signedIn(shop: RunningShop): Promise<string> {
  const client = apiClient(shop.url);
  await client.signIn(newPhone(), shop.codeFor);
  return client.token ?? "";
}

async function measure(
  url: string,
  paths: readonly string[],
  { cookie, pids }: { cookie: string; pids: readonly number[] },
): Promise<Omit<MadeAnew, "name" | "limit" | "scriptBytes">> {
  let at = 0;
  const rounds = await inRounds(async (seconds) => {
    const before = secondsOf(pids);
    const loaded = await rawLoad(url, shared([...paths.slice(at), ...paths.slice(0, at)], cookie), { seconds, expected: "" });
    at = (at + loaded.latencies.length) % paths.length;
    return { ...loaded, processorMs: ((secondsOf(pids) - before) * 1_000) / loaded.latencies.length };
  });
  const median = (of: (round: (typeof rounds)[number]) => number) => medianOf(rounds.map(of));
  return {
    connections: CONNECTIONS,
    perSecond: Math.round(median(({ latencies }) => latencies.length) / SECONDS),
    p50: median(({ latencies }) => medianOf(latencies)),
    p975: median(({ latencies }) => percentile(latencies, 0.975)),
    errors: rounds.reduce((sum, { failures }) => sum + failures, 0),
    processorMs: Math.round(median((round) => round.processorMs) * 10) / 10,
  };
}

/** The addresses dealt out to the connections. */
const shared = (paths: readonly string[], cookie: string): Buffer[][] =>
  Array.from({ length: CONNECTIONS }, (_, connection) =>
    paths.filter((_path, at) => at % CONNECTIONS === connection).map((path) => rawGet(path, cookie)),
  );

/** Of every file of code a page names: those it loads at once and those it puts off. */
async function scriptBytesOf(url: string, path: string): Promise<number> {
  const html = await (await fetch(url + path)).text();
  const files = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file));
  const sizes = await Promise.all([...files].map(async (file) => gzipSync(await (await fetch(url + file)).text()).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}
