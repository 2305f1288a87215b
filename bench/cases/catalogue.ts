import { spawnSync } from "node:child_process";
import path from "node:path";
import type { RunningShop } from "../../support/running-shop.ts";
import { printCells } from "../print-table.ts";
import type { Address } from "./read-cases.ts";

const call = (name: string, query: string): Address => ({ name, path: `/api/get-products?${query}` });
const found = (name: string, text: string): Address => ({ name, path: `/api/search-product?search=${encodeURIComponent(text)}` });
const threeFacets = `category=1100&size=44,46&colour=burgundy,navy&season=${encodeURIComponent("Літо")}`;

/** The calls of the catalogue nobody keeps an answer of: whole section, deep page, three facets with counts, product, search. */
export const catalogueCalls = async (_: RunningShop): Promise<Address[]> => [
  call("whole section", "gender=female"),
  call("deep page", "gender=female&page=40"),
  call("three facets", threeFacets),
  { name: "product", path: "/api/get-product/planted-stock-50" },
  found("search, one word", "сукня"),
  found("search, two words", "чорна сукня"),
  found("search, a slip", "суння"),
];

export type MemoryMeasured = { name: string; milliseconds: number; megabytes: number };

/** How long the read model and the search index take to build in a process of their own, and what they hold. */
export function catalogueMemory({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined }): MemoryMeasured[] {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["--expose-gc", path.join(import.meta.dirname, "../catalogue-memory-process.ts")],
    {
      env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: "error", ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(`the catalogue was not built: ${stderr}`);
  const rows = JSON.parse(stdout) as MemoryMeasured[];
  printCells([["catalogue", "ms", "MB"], ...rows.map(({ name, milliseconds, megabytes }) => [name, milliseconds, megabytes])]);
  return rows;
}
