import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { writeDemoExport } from "../../db/seed/catalogue/export/write-demo-export.ts";
import { startPostgresCluster } from "../../support/postgres-cluster.ts";
import { importFlags } from "../../tools/start/memory.mjs";
import { printCells } from "../print-table.ts";

/** Products of the export that is read. */
export const importedProducts = 34_000;
const SMALLEST_MB = 400;
const LIMIT_MB = 300;
const MB = 1_048_576;

export type ImportMeasured = {
  name: string;
  megabytes: number;
  seconds: number;
  perSecond: number;
  peakMegabytes: number;
  limitMegabytes: number;
};

/**
 * `npm run import` of an export of more than 400 MB into an empty PostgreSQL: seconds, MB a second and the most resident
 * memory the program ever had, beside the limit of 300 MB. The same bytes every time. Throws when the import failed.
 */
export async function importMemory(): Promise<ImportMeasured[]> {
  if (process.platform !== "linux") throw new Error("resident memory is read from /proc, which only Linux has");
  const folder = mkdtempSync(path.join(os.tmpdir(), "semyriad-import-"));
  const cluster = await startPostgresCluster();
  try {
    const { files } = await writeDemoExport({ folder: path.join(folder, "export"), products: importedProducts });
    const megabytes = files.reduce((sum, file) => sum + statSync(file).size, 0) / MB;
    if (megabytes < SMALLEST_MB) throw new Error(`the export has only ${Math.round(megabytes)} MB`);
    const began = performance.now();
    const child = spawn(process.execPath, [...importFlags, "processes/import.ts", path.join(folder, "export")], {
      env: { ...process.env, NODE_ENV: "production", DATABASE_URL: cluster.url, DATA_DIR: path.join(folder, "data"), LOG_LEVEL: "error" },
      stdio: ["ignore", "inherit", "inherit"],
    });
    const peak = await peakOf(child);
    const seconds = (performance.now() - began) / 1_000;
    const row = {
      name: "import, empty PostgreSQL",
      megabytes: Math.round(megabytes),
      seconds: Math.round(seconds * 10) / 10,
      perSecond: Math.round((megabytes / seconds) * 10) / 10,
      peakMegabytes: Math.round(peak / MB),
      limitMegabytes: LIMIT_MB,
    };
    printCells([
      ["case", "MB", "seconds", "MB per s", "peak MB", "limit MB", "share"],
      [...Object.values(row), `${Math.round((row.peakMegabytes / LIMIT_MB) * 100)} %`],
    ]);
    return [row];
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The most bytes a process had in memory until it ended (`VmHWM`, which the kernel keeps). */
function peakOf(child: ChildProcess): Promise<number> {
  let peak = 0;
  const sampling = setInterval(() => (peak = Math.max(peak, residentPeak(child.pid ?? 0))), 50);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      clearInterval(sampling);
      if (code === 0 || code === 2) resolve(peak);
      else reject(new Error(`the import ended with ${code}`));
    });
  });
}

function residentPeak(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1_024;
  } catch {
    return 0;
  }
}
