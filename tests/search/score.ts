import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { demoGoods } from "./demo-goods.ts";
import { miniSearch, ownSearch, trigrams } from "./engines.ts";
import { readLabels } from "./labels.ts";
import { madeQueries } from "./made-queries.ts";
import { printAnswers, printMisses, printNotSold, write } from "./print-score.ts";
import { askAll, askNotSold, type Engine } from "./score-queries.ts";

/**
 * `node tests/search/score.ts [products] [--queries <file>] [--misses]`: how well the shop's search and two peers answer the
 * labelled queries over the demo shop (20,000 products unless said otherwise), and how quickly. PostgreSQL 15 or newer must be
 * installed, but not for a file of queries, which only the shop's own search is asked. `--misses` names what it missed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { queries: { type: "string" }, misses: { type: "boolean", default: false } },
});
const goods = demoGoods(Number(positionals[0] ?? 20_000));
setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const own = await built("own search", () => ownSearch(goods));
if (values.queries === undefined) await scoreWithPeers();
else await scoreFile("own search", own, resolve(values.queries));

async function scoreWithPeers(): Promise<void> {
  const mini = await built("MiniSearch", () => miniSearch(goods));
  const postgres = await trigrams(goods);
  const engines: [name: string, engine: Engine][] = [
    ["own search", own],
    ["MiniSearch", mini],
    ["pg_trgm", postgres.engine],
  ];
  for (const [name, engine] of engines) {
    await askAll(engine, goods);
    printAnswers(name, await askAll(engine, goods), await askAll(engine, goods, madeQueries(goods)));
    await scoreFile(name, engine, "plain-queries.json");
  }
  await postgres.stop();
}

async function scoreFile(name: string, engine: Engine, file: string): Promise<void> {
  const { sold, notSold } = readLabels(file);
  const answers = await askAll(engine, goods, sold);
  const refused = await askNotSold(engine, goods, notSold);
  printAnswers(`${name}, plain`, answers);
  printNotSold(refused);
  if (values.misses && engine === own) printMisses(answers, refused);
}

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
