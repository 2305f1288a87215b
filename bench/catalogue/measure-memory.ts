import { spawnSync } from "node:child_process";
import path from "node:path";
import { printCells } from "../print-table.ts";

export type MemoryMeasured = { name: string; milliseconds: number; megabytes: number };

/** How long the read model and the search index take to build in a process of their own, and what they hold. */
export function measureMemory(databaseUrl: string): MemoryMeasured[] {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["--expose-gc", "--max-old-space-size=12000", path.join(import.meta.dirname, "memory-process.ts")],
    { env: { ...process.env, LOG_LEVEL: "error", DATABASE_URL: databaseUrl }, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`the catalogue was not built: ${stderr}`);
  const rows = JSON.parse(stdout) as MemoryMeasured[];
  printCells([["catalogue", "ms", "MB"], ...rows.map(({ name, milliseconds, megabytes }) => [name, milliseconds, megabytes])]);
  return rows;
}
