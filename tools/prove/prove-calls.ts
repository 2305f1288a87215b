import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { printCells } from "../../bench/print-table.ts";
import { startPostgresCluster } from "../../support/postgres-cluster.ts";
import { runCalls, type CallsOutcome } from "./calls/run-calls.ts";

/**
 * `npm run prove -- calls [--calls 20000] [--seeds 3] [--from 1]`: random calls of the API and the back office, odd texts among
 * them, on a real PostgreSQL. None may end with a mistake of the program, and every answer has to be as the documents say.
 * Figures in `bench/results/prove-calls.json`; exit code 1 on any fault.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    calls: { type: "string", default: "20000" },
    seeds: { type: "string", default: "3" },
    from: { type: "string", default: "1" },
  },
});
const outcomes: CallsOutcome[] = [];
for (let seed = Number(values.from); seed < Number(values.from) + Number(values.seeds); seed += 1) {
  const cluster = await startPostgresCluster();
  outcomes.push(await runCalls(String(seed), { calls: Number(values.calls), databaseUrl: cluster.url }));
  await cluster.stop();
}
const statuses = [...new Set(outcomes.flatMap((one) => [...one.statuses.keys()]))].sort((a, b) => a - b);
printCells([
  ["seed", "seconds", "calls", "answered well, of all", ...statuses.map(String), "faults"],
  ...outcomes.map((one) => [
    one.seed,
    one.seconds.toFixed(0),
    one.calls,
    `${one.succeeded} of ${one.endpoints}`,
    ...statuses.map((status) => one.statuses.get(status) ?? 0),
    one.faults.length,
  ]),
]);
for (const { seed, never } of outcomes) process.stdout.write(`seed ${seed}, never answered well: ${never.join(", ") || "none"}\n`);
for (const { seed, faults } of outcomes) for (const fault of faults.slice(0, 40)) process.stdout.write(`seed ${seed}: ${fault}\n`);
mkdirSync("bench/results", { recursive: true });
const kept = outcomes.map(({ statuses: counts, faults, seconds, ...one }) => ({
  ...one,
  seconds: Math.round(seconds),
  statuses: Object.fromEntries([...counts].sort(([a], [b]) => a - b)),
  faults: faults.length,
}));
writeFileSync("bench/results/prove-calls.json", `${JSON.stringify({ at: new Date().toISOString(), seeds: kept }, undefined, 2)}\n`);
process.exitCode = outcomes.some(({ faults }) => faults.length > 0) ? 1 : 0;
