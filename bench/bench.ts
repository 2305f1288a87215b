import { mkdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import { startShop, type RunningShop } from "../support/running-shop.ts";
import { catalogue } from "./cases/catalogue.ts";
import { chatStreams } from "./cases/chat-streams.ts";
import { checkoutByHand } from "./cases/checkout-by-hand.ts";
import { coldStart } from "./cases/cold-start.ts";
import { contention } from "./cases/contention.ts";
import { exchange1c } from "./cases/exchange-1c.ts";
import { feeds } from "./cases/feeds.ts";
import { heavyAccount } from "./cases/heavy-account.ts";
import { importedProducts, importMemory } from "./cases/import-memory.ts";
import { largeCart } from "./cases/large-cart.ts";
import { largeShop, largeShopSize } from "./cases/large-shop.ts";
import { overload } from "./cases/overload.ts";
import { pagesAnew } from "./cases/pages-anew.ts";
import { picturesUnderLoad } from "./cases/pictures-under-load.ts";
import { placings } from "./cases/placings.ts";
import { readCases, type Address } from "./cases/read-cases.ts";
import { writeCases } from "./cases/write-cases.ts";
import { bareServer } from "./bare-server.ts";
import { measure, type Measured } from "./measure.ts";
import { printCpu, printRows, printTable } from "./print-table.ts";

/**
 * `npm run bench -- <case …>`: listing product search home add-to-cart place-order large-cart contention cold-start import-memory, or all; and catalogue, chat-streams, checkout-by-hand, exchange-1c, feeds, heavy-account, large-shop, overload, pages-anew, pictures-under-load, placings.
 * Each case at 1, 16 and 64 connections, medians of the rounds, beside its limit: a bare `node:http` server sending the
 * same bytes for reads, the bare conditional UPDATE for adds. `BENCH_PRODUCTS` sets the size of the catalogue.
 */

/** Cases of one shop with the catalogue. */
const onShop = ["listing", "product", "search", "home", "add-to-cart", "place-order", "large-cart", "cold-start"];
const all = [...onShop, "contention", "import-memory"];
const asked = process.argv.slice(2).length > 0 ? process.argv.slice(2) : all;
const products = process.env["BENCH_PRODUCTS"] ?? "20000";
const machine = {
  cpus: os.cpus().length,
  model: os.cpus()[0]?.model.trim() ?? "",
  memoryGb: Math.round(os.totalmem() / 2 ** 30),
  node: process.version,
  products: Number(products),
};
process.stdout.write(`${machine.cpus} × ${machine.model}, ${machine.memoryGb} GB, Node ${machine.node}, ${products} products\n`);

type OwnCase = { name: string; run: () => Promise<readonly object[]>; file?: string; count?: number };
/** Cases that start what they need; `count`: products of their catalogue, where it is not `BENCH_PRODUCTS`. */
const onItsOwn: readonly OwnCase[] = [
  { name: "catalogue", run: () => catalogue(Number(products), readsOf), file: `catalogue-${products}` },
  { name: "exchange-1c", run: () => exchange1c(products) },
  { name: "feeds", run: () => feeds(products) },
  { name: "overload", run: () => overload(products) },
  { name: "pages-anew", run: () => pagesAnew(products) },
  { name: "contention", run: () => shown(contention(), printTable, printCpu) },
  { name: "pictures-under-load", run: () => picturesUnderLoad(products) },
  { name: "checkout-by-hand", run: () => shown(checkoutByHand(), printRows), count: 200 },
  { name: "chat-streams", run: () => shown(chatStreams(), printRows), count: 200 },
  { name: "heavy-account", run: () => shown(heavyAccount(), printTable), count: 200 },
  { name: "large-shop", run: largeShop, count: largeShopSize.products },
  { name: "placings", run: () => shown(placings(), printTable), count: 2_000 },
  { name: "import-memory", run: importMemory, count: importedProducts },
];
const known = [...onShop, ...onItsOwn.map(({ name }) => name)];
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`unknown case ${unknown.join(", ")}; known: ${known.join(", ")}\n`);
  process.exit(1);
}

if (asked.some((name) => onShop.includes(name))) {
  const shop = await startShop({ DEMO_PRODUCTS: products });
  for (const name of asked.filter((one) => onShop.includes(one))) keepResult(name, await shown(measureOn(shop, name), printTable));
  await shop.stop();
}
for (const { name, run, file = name, count } of onItsOwn) if (asked.includes(name)) keepResult(file, await run(), count);

async function shown<Row extends object>(measured: Promise<Row[]>, ...prints: readonly ((rows: readonly Row[]) => void)[]): Promise<Row[]> {
  const rows = await measured;
  for (const print of prints) print(rows);
  return rows;
}

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
