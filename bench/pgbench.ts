import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { postgresBin } from "../support/postgres-cluster.ts";
import { medianOf, percentile } from "./measure.ts";
import type { Id } from "../platform/ids.ts";

/** The conditional UPDATE of one pack, prepared, by PostgreSQL's own bench: updates a second and milliseconds. */
export function pgbenchUpdates(
  url: string,
  { variationIds, clients, seconds }: { variationIds: readonly Id<"variation">[]; clients: number; seconds: number },
): { perSecond: number; p50: number; p975: number } {
  const bin = postgresBin();
  if (!bin) throw new Error("pgbench is not here: install PostgreSQL");
  const folder = mkdtempSync(path.join(os.tmpdir(), "semyriad-pgbench-"));
  const script = path.join(folder, "update.sql");
  const [low, high] = [Math.min(...variationIds), Math.max(...variationIds)];
  writeFileSync(
    script,
    `\\set id random(${low}, ${high})\nupdate stock set reserved = reserved + 1 where variation_id = :id and on_hand - reserved >= 1;\n`,
  );
  execFileSync(
    path.join(bin, "pgbench"),
    [
      "-n",
      "-M",
      "prepared",
      "-f",
      script,
      "-c",
      String(clients),
      "-j",
      "2",
      "-T",
      String(seconds),
      "-l",
      "--log-prefix",
      path.join(folder, "log"),
      url,
    ],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const milliseconds = readdirSync(folder)
    .filter((name) => name.startsWith("log"))
    .flatMap((name) => readFileSync(path.join(folder, name), "utf8").trim().split("\n"))
    .map((line) => Number(line.split(" ")[2]) / 1_000);
  rmSync(folder, { recursive: true, force: true });
  return { perSecond: Math.round(milliseconds.length / seconds), p50: medianOf(milliseconds), p975: percentile(milliseconds, 0.975) };
}
