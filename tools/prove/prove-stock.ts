import { parseArgs } from "node:util";
import { printCells } from "../../bench/print-table.ts";
import { keepOutcome } from "./stock/keep-outcome.ts";
import { shopThatReadsFirst } from "./stock/read-then-write.ts";
import { runSeed, type Outcome } from "./stock/run-seed.ts";

/**
 * `npm run prove -- stock [--operations 40000] [--seeds 5] [--from 1] [--processes 3] [--clients 64] [--kill]`: proves on
 * real processes and a real PostgreSQL that stock is neither sold twice nor lost; `--operations` are the answered calls of one
 * seed, `--kill` ends servers, the importer and the database with SIGKILL meanwhile. What each seed came to is kept in
 * `bench/results/prove-stock.json`. `--planted` proves a copy of the shop with a fault that it must find. Exit code 1 on any violation.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    operations: { type: "string", default: "40000" },
    seeds: { type: "string", default: "5" },
    from: { type: "string", default: "1" },
    processes: { type: "string", default: "3" },
    clients: { type: "string", default: "64" },
    lifetime: { type: "string", default: "4" },
    kill: { type: "boolean", default: false },
    planted: { type: "boolean", default: false },
  },
});
const planted = values.planted ? shopThatReadsFirst() : undefined;
const options = {
  operations: Number(values.operations),
  processes: Number(values.processes),
  clients: Number(values.clients),
  lifetimeSeconds: Number(values.lifetime),
  kill: values.kill,
  sources: planted?.folder,
};
const outcomes: Outcome[] = [];
for (let seed = Number(values.from); seed < Number(values.from) + Number(values.seeds); seed += 1) {
  const outcome = await runSeed(String(seed), options, (line) => void process.stdout.write(`${line}\n`));
  outcomes.push(outcome);
  if (!planted) keepOutcome(outcome, options);
}
planted?.remove();
const count = ({ counts }: Outcome, kind: string) =>
  [...counts].filter(([name]) => name.startsWith(kind)).reduce((sum, [, times]) => sum + times, 0);
printCells([
  [
    "seed",
    "seconds",
    "calls",
    "added",
    "removed",
    "placed",
    "cancelled",
    "held ended",
    "imports",
    "lost answers",
    "kills",
    "checks",
    "violations",
  ],
  ...outcomes.map((one) => [
    one.seed,
    one.seconds.toFixed(1),
    count(one, ""),
    count(one, "add done") + count(one, "bulk add done"),
    count(one, "remove done"),
    count(one, "place done"),
    count(one, "cancel done"),
    count(one, "staff end done"),
    count(one, "import done"),
    [...one.counts].filter(([name]) => name.endsWith(" lost")).reduce((sum, [, times]) => sum + times, 0),
    one.kills,
    one.checks,
    one.violations.length,
  ]),
]);
for (const { seed, violations, historyFile } of outcomes.filter((one) => one.violations.length > 0)) {
  process.stdout.write(`\nseed ${seed}, history in ${historyFile}\n`);
  for (const [kind, found] of Map.groupBy(violations, (line) => line.split(":")[0] ?? "")) {
    process.stdout.write(`  ${found.length} × ${kind}, the first: ${found[0]}\n`);
  }
}
process.exitCode = outcomes.some(({ violations }) => violations.length > 0) ? 1 : 0;
