import { mkdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import { printCells } from "../../bench/print-table.ts";
import { openBrowser } from "../../support/pages/browser.ts";
import { freePort } from "../../support/postgres-cluster.ts";
import { startShop } from "../../support/running-shop.ts";
import { prepareChromiumShell } from "../test/prepare-chromium.ts";
import { auditPage, type AuditedPage } from "./audit-page.ts";
import { limits, missed, type Figures, type Limit } from "./limits.ts";

/**
 * `npm run audit -- [page …]`: Lighthouse on a phone over the demo shop's public pages, one of each kind, beside the limits; exit code 1 when one is missed. Some twenty minutes for all. `AUDIT_RUNS` timed runs a page, `AUDIT_PRODUCTS` in the catalogue.
 */
const pages: Record<string, string> = {
  home: "/",
  listing: "/category/1110",
  product: "/product/planted-stock-50",
  "home-ru": "/ru",
  reviews: "/reviews",
  about: "/about",
  faq: "/faq",
  loyalty: "/loyalty",
  delivery: "/delivery",
  privacy: "/privacy-policy",
  offer: "/get-offer",
  suppliers: "/suppliers",
};
const runs = Number(process.env["AUDIT_RUNS"] ?? 5);
const products = process.env["AUDIT_PRODUCTS"] ?? "600";
const asked = process.argv.slice(2).length > 0 ? process.argv.slice(2) : Object.keys(pages);
const unknown = asked.filter((name) => !(name in pages));
if (unknown.length > 0) {
  process.stderr.write(`unknown page ${unknown.join(", ")}; known: ${Object.keys(pages).join(", ")}\n`);
  process.exit(1);
}

const program = prepareChromiumShell();
process.env["CHROMIUM"] = program;
const port = await freePort();
const shop = await startShop({ DEMO_PRODUCTS: products });
const browser = await openBrowser({ isMeasured: true, args: [`--remote-debugging-port=${port}`] });
process.stdout.write(`${program} ${browser.version()}\n`);
const audited: [name: string, page: AuditedPage][] = [];
try {
  for (const name of asked) {
    const page = await auditPage(shop.url + pages[name], { port, times: runs });
    audited.push([name, page]);
    process.stdout.write(`${name}: ${page.timed.map(tellRun).join(", ")}\n`);
  }
} finally {
  await browser.close();
  await shop.stop();
}

printCells([
  ["limit", ...asked, "wanted"],
  ...limits.map((limit) => [limit.name, ...audited.map(([, { figures }]) => cellOf(limit, figures)), wanted(limit)]),
]);
for (const [name, { complaints }] of audited) for (const complaint of complaints) process.stdout.write(`${name}: ${complaint}\n`);

const misses = audited.flatMap(([name, { figures }]) => missed(figures).map((limit) => `${name}: ${limit.name}`));
keepResult();
process.stdout.write(misses.length === 0 ? "every limit is kept\n" : `missed: ${misses.join("; ")}\n`);
process.exitCode = misses.length === 0 ? 0 : 1;

function tellRun({ performance, blockingMs, machine }: AuditedPage["timed"][number]): string {
  return `${performance} (blocked ${blockingMs} ms, machine ${machine})`;
}

function cellOf(limit: Limit, figures: Figures): string {
  const mark = missed(figures).includes(limit) ? " !" : "";
  return `${Number(figures[limit.figure].toFixed(3))}${mark}`;
}

function wanted({ least, most }: Limit): string {
  return least === undefined ? `≤ ${most}` : `≥ ${least}`;
}

function keepResult(): void {
  const machine = { cpus: os.cpus().length, model: os.cpus()[0]?.model.trim() ?? "", node: process.version, products: Number(products) };
  const rows = audited.map(([name, { figures, timed, scripts }]) => ({
    page: name,
    path: pages[name],
    ...figures,
    timed,
    scripts: scripts.map(({ address, gzip }) => ({ file: new URL(address).pathname, gzip })),
  }));
  mkdirSync("bench/results", { recursive: true });
  writeFileSync(
    "bench/results/audit.json",
    `${JSON.stringify({ machine, browser: { program, version: browser.version() }, runs, limits, rows, misses }, undefined, 2)}\n`,
  );
}
