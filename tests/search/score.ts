import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { demoGoods } from "./demo-goods.ts";
import { miniSearch, ownSearch, trigrams } from "./engines.ts";
import { madeQueries } from "./made-queries.ts";
import { askAll, scoreOf, type Answer, type Engine } from "./score-queries.ts";

/**
 * `node tests/search/score.ts [products]`: how well the shop's search and two peers answer the labelled queries over the
 * demo shop (20,000 products unless said otherwise), and how quickly. PostgreSQL 15 or newer must be installed.
 */
const goods = demoGoods(Number(process.argv[2] ?? 20_000));
setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const own = await built("own search", () => ownSearch(goods));
const mini = await built("MiniSearch", () => miniSearch(goods));
const postgres = await trigrams(goods);
const engines: [name: string, engine: Engine][] = [
  ["own search", own],
  ["MiniSearch", mini],
  ["pg_trgm", postgres.engine],
];
for (const [name, engine] of engines) print(name, await twice(engine), await askAll(engine, goods, madeQueries(goods)));
await postgres.stop();

async function built(name: string, build: () => Engine): Promise<Engine> {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const start = performance.now();
  const engine = build();
  const took = performance.now() - start;
  collectGarbage();
  const mebibytes = (process.memoryUsage().heapUsed - before) / 2 ** 20;
  write(`${name}: ${goods.length} products indexed in ${took.toFixed(0)} ms, ${mebibytes.toFixed(1)} MiB of heap`);
  return engine;
}

/** The first round warms up. */
async function twice(engine: Engine): Promise<Answer[]> {
  await askAll(engine, goods);
  return askAll(engine, goods);
}

function print(name: string, answers: readonly Answer[], made: readonly Answer[]): void {
  write(`\n${name.padEnd(18)} queries  success@5  of first 5     MRR  nothing`);
  for (const [kind, some] of Map.groupBy([...answers, ...made], ({ label }) => label.kind)) row(kind, some);
  row(
    "tuned with",
    answers.filter(({ label }) => !label.held),
  );
  row(
    "held out",
    answers.filter(({ label }) => label.held),
  );
  row("all labelled", answers);
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  write(`time of a query: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${(times.at(-1) ?? 0).toFixed(2)} ms`);
}

function row(name: string, answers: readonly Answer[]): void {
  const { queries, success, share, mrr, nothing } = scoreOf(answers);
  const percent = (value: number): string => `${(value * 100).toFixed(1)} %`.padStart(9);
  write(
    `${name.padEnd(18)} ${String(queries).padStart(7)}  ${percent(success)}   ${percent(share)}   ${mrr.toFixed(3)}${percent(nothing)}`,
  );
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
