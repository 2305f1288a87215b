import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Options, Outcome } from "./run-seed.ts";

const file = "bench/results/prove-stock.json";
type Kept = { seed: number; at: string } & Record<string, unknown>;

/** Keeps a seed's outcome beside those of other seeds; the newest of each seed. */
export function keepOutcome({ seed, seconds, counts, kills, checks, violations }: Outcome, options: Options): void {
  const { operations, processes, clients, kill, lifetimeSeconds } = options;
  const kept: Kept = {
    seed: Number(seed),
    at: new Date().toISOString(),
    asked: { operations, processes, clients, kill, lifetimeSeconds },
    seconds: Math.round(seconds),
    calls: [...counts.values()].reduce((sum, times) => sum + times, 0),
    counts: Object.fromEntries([...counts].sort(([a], [b]) => a.localeCompare(b))),
    kills,
    checks,
    violations: violations.length,
  };
  mkdirSync("bench/results", { recursive: true });
  const seeds = [...before().filter((one) => one.seed !== kept.seed), kept].sort((a, b) => a.seed - b.seed);
  writeFileSync(file, `${JSON.stringify({ calls: seeds.reduce((sum, one) => sum + Number(one["calls"]), 0), seeds }, undefined, 2)}\n`);
}

function before(): Kept[] {
  try {
    return (JSON.parse(readFileSync(file, "utf8")) as { seeds: Kept[] }).seeds;
  } catch {
    // There is none yet.
    return [];
  }
}
