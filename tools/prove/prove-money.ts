import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { printCells } from "../../bench/print-table.ts";
import { faultNames, plantFault, type FaultName } from "./money/planted-faults.ts";
import { runMoney, type MoneyOutcome } from "./money/run-money.ts";

/**
 * `npm run prove -- money [--seeds 3] [--from 1] [--years 10] [--operations 3000] [--processes 3] [--kill]`: random histories of orders,
 * payments, callbacks, refunds, points and debts over simulated years, by several processes on a real PostgreSQL, against a model of
 * their own; `--kill` ends processes and the database with SIGKILL meanwhile. `--planted NAME` proves a copy of the shop with that
 * fault. Figures in `bench/results/prove-money.json`; exit code 1 on any violation.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: "string", default: "3" },
    from: { type: "string", default: "1" },
    years: { type: "string", default: "10" },
    operations: { type: "string", default: "3000" },
    processes: { type: "string", default: "3" },
    kill: { type: "boolean", default: false },
    planted: { type: "string" },
  },
});
if (values.planted !== undefined && !faultNames.includes(values.planted as FaultName))
  throw new Error(`--planted takes one of: ${faultNames.join(", ")}`);
const planted = values.planted === undefined ? undefined : plantFault(values.planted as FaultName);
const asked = {
  operations: Number(values.operations),
  years: Number(values.years),
  processes: Number(values.processes),
  kill: values.kill,
};
const outcomes: MoneyOutcome[] = [];
const [from, seeds] = [Number(values.from), Number(values.seeds)];
for (let seed = from; seed < from + seeds; seed += 1) {
  const options = { ...asked, sources: planted?.folder };
  outcomes.push(await runMoney(String(seed), options, (line) => void process.stdout.write(`${line}\n`)));
}
planted?.remove();
const count = ({ counts }: MoneyOutcome, kind: string) =>
  [...counts].filter(([name]) => name.startsWith(kind)).reduce((sum, [, times]) => sum + times, 0);
const kinds = ["placed", "taken", "callbacks", "forged", "cancelled", "moved", "refunded", "refunds", "granted", "corrected"];
printCells([
  ["seed", "seconds", "commands", ...kinds, "kills", "checks", "violations"],
  ...outcomes.map((one) => [
    one.seed,
    one.seconds.toFixed(0),
    one.calls,
    ...kinds.map((kind) => count(one, kind)),
    one.kills,
    one.checks,
    one.violations.length,
  ]),
]);
if (!planted) {
  const kept = outcomes.map(({ counts, seconds, violations, ...one }) => ({
    ...one,
    seconds: Math.round(seconds),
    counts: Object.fromEntries([...counts].toSorted(([a], [b]) => a.localeCompare(b))),
    violations: violations.length,
  }));
  mkdirSync("bench/results", { recursive: true });
  const written = { at: new Date().toISOString(), asked, seeds: kept };
  writeFileSync("bench/results/prove-money.json", `${JSON.stringify(written, undefined, 2)}\n`);
}
process.exitCode = outcomes.some(({ violations }) => violations.length > 0) ? 1 : 0;
