import { mkdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import { startShop, type RunningShop } from "../support/running-shop.ts";
import { catalogue } from "./cases/catalogue.ts";
import { chatStreams } from "./cases/chat-streams.ts";
import { checkoutByHand } from "./cases/checkout-by-hand.ts";
import { coldStart } from "./cases/cold-start.ts";
import { contention } from "./cases/contention.ts";
import { heavyAccount } from "./cases/heavy-account.ts";
import { importedProducts, importMemory } from "./cases/import-memory.ts";
import { largeCart } from "./cases/large-cart.ts";
import { overload } from "./cases/overload.ts";
import { pagesAnew } from "./cases/pages-anew.ts";
import { picturesUnderLoad } from "./cases/pictures-under-load.ts";
import { placings } from "./cases/placings.ts";
import { readCases, type Address } from "./cases/read-cases.ts";
import { writeCases } from "./cases/write-cases.ts";
import { bareServer } from "./bare-server.ts";
import { measure, type Measured } from "./measure.ts";
import { printCpu, printTable } from "./print-table.ts";

/**
 * `npm run bench -- <case …>`: listing product search home add-to-cart place-order large-cart contention cold-start import-memory, or all; and catalogue, chat-streams, checkout-by-hand, heavy-account, overload, pages-anew, pictures-under-load, placings.
 * Each case at 1, 16 and 64 connections, medians of the rounds, beside its limit: a bare `node:http` server sending the
 * same bytes for reads, the bare conditional UPDATE for adds. `BENCH_PRODUCTS` sets the size of the catalogue.
 */
const all = [
  "listing",
  "product",
  "search",
  "home",
  "add-to-cart",
  "place-order",
  "large-cart",
  "contention",
  "cold-start",
  "import-memory",
];
/** Asked for by name alone: what `listing` and `search` measure and more, and what nothing else should run beside. */
const onRequest = [
  "catalogue",
  "chat-streams",
  "checkout-by-hand",
  "heavy-account",
  "overload",
  "pages-anew",
  "pictures-under-load",
  "placings",
];
const asked = process.argv.slice(2).length > 0 ? process.argv.slice(2) : all;
const unknown = asked.filter((name) => ![...all, ...onRequest].includes(name));
if (unknown.length > 0) {
  process.stderr.write(`unknown case ${unknown.join(", ")}; known: ${[...all, ...onRequest].join(", ")}\n`);
  process.exit(1);
}

const products = process.env["BENCH_PRODUCTS"] ?? "20000";
const machine = {
  cpus: os.cpus().length,
  model: os.cpus()[0]?.model.trim() ?? "",
  memoryGb: Math.round(os.totalmem() / 2 ** 30),
  node: process.version,
  products: Number(products),
};
process.stdout.write(`${machine.cpus} × ${machine.model}, ${machine.memoryGb} GB, Node ${machine.node}, ${products} products\n`);

const onItsOwn = [
  "contention",
  "import-memory",
  "catalogue",
  "chat-streams",
  "checkout-by-hand",
  "heavy-account",
  "overload",
  "pages-anew",
  "pictures-under-load",
  "placings",
];
const onShop = asked.filter((name) => !onItsOwn.includes(name));
if (onShop.length > 0) {
  const shop = await startShop({ DEMO_PRODUCTS: products });
  for (const name of onShop) {
    const rows = await measureOn(shop, name);
    printTable(rows);
    keepResult(name, rows);
  }
  await shop.stop();
}
if (asked.includes("catalogue")) keepResult(`catalogue-${products}`, await catalogue(Number(products), readsOf));
if (asked.includes("overload")) keepResult("overload", await overload(products));
if (asked.includes("pages-anew")) keepResult("pages-anew", await pagesAnew(products));
if (asked.includes("contention")) {
  const rows = await contention();
  printTable(rows);
  printCpu(rows);
  keepResult("contention", rows);
}
if (asked.includes("pictures-under-load")) keepResult("pictures-under-load", await picturesUnderLoad(products));
if (asked.includes("checkout-by-hand")) {
  const shop = await startShop();
  const rows = await checkoutByHand(shop);
  await shop.stop();
  for (const row of rows) process.stdout.write(`${JSON.stringify(row)}\n`);
  keepResult("checkout-by-hand", rows, 200);
}
if (asked.includes("chat-streams")) {
  const rows = await chatStreams();
  for (const row of rows) process.stdout.write(`${JSON.stringify(row)}\n`);
  keepResult("chat-streams", rows, 200);
}
if (asked.includes("heavy-account")) {
  const rows = await heavyAccount();
  printTable(rows);
  keepResult("heavy-account", rows, 200);
}
if (asked.includes("placings")) {
  const rows = await placings();
  printTable(rows);
  keepResult("placings", rows, 2_000);
}
if (asked.includes("import-memory")) keepResult("import-memory", await importMemory(), importedProducts);

function keepResult(name: string, rows: readonly object[], count = Number(products)): void {
  mkdirSync("bench/results", { recursive: true });
  writeFileSync(`bench/results/${name}.json`, `${JSON.stringify({ machine: { ...machine, products: count }, rows }, undefined, 2)}\n`);
}

async function measureOn(shop: RunningShop, name: string): Promise<Measured[]> {
  if (name === "cold-start") return coldStart(shop, products);
  if (name === "large-cart") return largeCart(shop);
  return name in readCases ? reads(shop, name) : writeCases[name as keyof typeof writeCases](shop);
}

async function reads(shop: RunningShop, name: string): Promise<Measured[]> {
  const rows = await readsOf(shop.url, await readCases[name as keyof typeof readCases](shop));
  return rows.map((row) => ({ ...row, name: `${name} ${row.name}` }));
}

async function readsOf(url: string, addresses: readonly Address[]): Promise<Measured[]> {
  const rows: Measured[] = [];
  for (const { name, path, paths, headers } of addresses) {
    const bare = await bareServer(url + path, headers);
    for (const connections of [1, 16, 64]) {
      const [measured, limit] = [await measure(url + path, { connections, headers, paths }), await measure(bare.url, { connections })];
      rows.push({ ...measured, name, limit: limit.perSecond });
    }
    await bare.stop();
  }
  return rows;
}
