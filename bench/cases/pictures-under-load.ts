import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { apiClient, type ApiClient } from "../../support/api-client.ts";
import { startShop } from "../../support/running-shop.ts";
import type { Wave } from "../pictures-under-load/attack-thread.ts";
import { ownMegabytes } from "../process-memory.ts";
import { medianOf, percentile } from "../measure.ts";
import { printCells } from "../print-table.ts";
import type { Id } from "../../platform/ids.ts";

const SHOPPERS = 50;
/** A shopper looks at what came before going on. */
const PAUSE_MS = 1_000;
/** Of a shopper's round; each shopper begins at another moment of it. */
const STEPS = 3;
/** A shopper without an answer by then leaves, which counts as an error. */
const PATIENCE_MS = 20_000;
const LEFT = 599;
const QUIET_SECONDS = 10;
const WAVES = 6;
const WAVE_MS = 3_000;
const PICTURES = 100;
const BODIES = 100;
const SETTLES_MS = 5_000;
const LIMITS = { p975: 300, moreMegabytes: 150 };

export type UnderLoad = {
  name: string;
  requests: number;
  p50: number;
  p975: number;
  longest: number;
  errors: number;
  megabytes: number;
  megabytesAtItsStart?: number;
  megabytesOfFirstWave?: number;
  answers?: Record<string, number>;
};
type Goods = { id_1c: string; productId: Id<"product">; variationId: Id<"variation">; pictures: string[] };
type Walk = { latencies: number[]; errors: number };

/**
 * Fifty shoppers who browse and add, first alone, then beside waves of a hundred pictures nobody asked for before and a hundred
 * bodies of a megabyte, each wave at one moment. Prints their waiting beside its limit, the highest memory
 * of the shop with all its processes before, meanwhile and after, and what the strangers were answered.
 */
export async function picturesUnderLoad(products: string): Promise<UnderLoad[]> {
  const shop = await startShop({ DEMO_PRODUCTS: products });
  const goods = await someGoods(shop.url);
  const shoppers = Array.from({ length: SHOPPERS }, () => apiClient(shop.url));
  await walk(shop.url, shoppers, goods, QUIET_SECONDS * 1_000);
  const memory = ownMegabytes(shop.pid);
  const quiet = await walk(shop.url, shoppers, goods, QUIET_SECONDS * 1_000);
  const rows = [rowOf("shoppers alone", quiet, memory.highest())];
  const attack = new Worker(new URL("../pictures-under-load/attack-thread.ts", import.meta.url), { workerData: shop.url });
  const megabytesAtItsStart = memory.now();
  const loaded = walk(shop.url, shoppers, goods, WAVES * WAVE_MS);
  const [first, ...others] = wavesOf(picturesOf(goods));
  const answers = await attacked(attack, [first as Wave]);
  const megabytesOfFirstWave = memory.highest();
  answers.push(...(await attacked(attack, others)));
  const beside = rowOf("shoppers beside the waves", await loaded, Math.max(megabytesOfFirstWave, memory.highest()));
  rows.push({ ...beside, megabytesAtItsStart, megabytesOfFirstWave, answers: sumOf(answers) });
  await pause(SETTLES_MS);
  memory.highest();
  const after = await walk(shop.url, shoppers, goods, QUIET_SECONDS * 1_000);
  rows.push(rowOf("shoppers afterwards", after, memory.highest()));
  memory.stop();
  await attack.terminate();
  await shop.stop();
  print(rows);
  return rows;
}

async function attacked(thread: Worker, waves: readonly Wave[]): Promise<Record<string, number>[]> {
  const answers: Record<string, number>[] = [];
  for (const wave of waves) {
    thread.postMessage(wave);
    const answer = once(thread, "message").then(([one]) => one as Record<string, number>);
    const [, answered] = await Promise.all([pause(WAVE_MS), answer]);
    answers.push(answered);
  }
  return answers;
}

const wavesOf = (pictures: readonly string[]): Wave[] =>
  Array.from({ length: WAVES }, (_, at) => ({ pictures: pictures.slice(at * PICTURES, (at + 1) * PICTURES), bodies: BODIES }));

/** Different widths and formats of the pictures of goods, the largest first. */
function picturesOf(goods: readonly Goods[]): string[] {
  const files = ["1440.webp", "1440.avif", "1440.jpg", "1080.webp", "1080.avif", "1080.jpg", "720.webp", "720.avif"];
  const all = [...new Set(goods.flatMap(({ pictures }) => pictures))];
  const asked = all.flatMap((picture) => files.map((file) => `${picture}/${file}`)).slice(0, PICTURES * WAVES);
  if (asked.length < PICTURES * WAVES) throw new Error(`only ${asked.length} pictures to ask for`);
  return asked;
}

async function someGoods(url: string): Promise<Goods[]> {
  const client = apiClient(url);
  const pages = await Promise.all(
    ["female", "male", "kids", "home"].map((gender) => client.get("/api/get-products", { gender, sort: "new" })),
  );
  const cards = pages.flatMap(({ body }) => body["products"] as { id: Id<"product">; id_1c: string; images: { src: string }[] }[]);
  const goods: Goods[] = [];
  for (const { id, id_1c, images } of cards) {
    const { body } = await client.get(`/api/get-product/${encodeURIComponent(id_1c)}`);
    const variations = body["productVariations"] as { id: Id<"variation">; stock: number }[];
    const variation = variations.toSorted((a, b) => b.stock - a.stock)[0];
    if (variation) goods.push({ id_1c, productId: id, variationId: variation.id, pictures: images.map(({ src }) => src) });
  }
  return goods;
}

/** Everybody opens a listing, then a product, and adds it or takes it off again, with pauses, for so long. */
async function walk(url: string, shoppers: readonly ApiClient[], goods: readonly Goods[], milliseconds: number): Promise<Walk> {
  const walked: Walk = { latencies: [], errors: 0 };
  const end = performance.now() + milliseconds;
  await Promise.all(shoppers.map((shopper, at) => oneWalk(url, shopper, { goods, at, end, walked })));
  return walked;
}

type Path = { goods: readonly Goods[]; at: number; end: number; walked: Walk };

async function oneWalk(url: string, shopper: ApiClient, { goods, at, end, walked }: Path): Promise<void> {
  await pause((PAUSE_MS * STEPS * at) / SHOPPERS);
  for (let turn = 0; performance.now() < end; turn += 1) {
    const one = goods[(at * 7 + (turn >> 1)) % goods.length] as Goods;
    const steps = [
      () => page(`${url}/${["female", "male", "kids", "home"][turn % 4]}?page=${1 + (at % 3)}`),
      () => page(`${url}/product/${one.id_1c}`),
      () => add(shopper, one, turn % 2 === 0),
    ];
    for (const step of steps) {
      const began = performance.now();
      const status = await Promise.race([step().catch(() => LEFT), pause(PATIENCE_MS).then(() => LEFT)]);
      walked.latencies.push(performance.now() - began);
      if (status >= 500) walked.errors += 1;
      await pause(PAUSE_MS);
    }
  }
}

async function page(address: string): Promise<number> {
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  await answer.arrayBuffer();
  return answer.status;
}

const add = async (shopper: ApiClient, { productId, variationId }: Goods, productAdd: boolean): Promise<number> =>
  (await shopper.post("/api/basket-add-product", { productId, variationId, productAdd })).status;

function rowOf(name: string, { latencies, errors }: Walk, megabytes: number): UnderLoad {
  const [p50, p975, longest] = [medianOf(latencies), percentile(latencies, 0.975), Math.max(...latencies)].map((one) => Math.round(one));
  return { name, requests: latencies.length, p50: p50 ?? 0, p975: p975 ?? 0, longest: longest ?? 0, errors, megabytes };
}

function sumOf(answers: readonly Record<string, number>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const [name, count] of answers.flatMap((one) => Object.entries(one))) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

function print(rows: readonly UnderLoad[]): void {
  const before = rows[0]?.megabytes ?? 0;
  printCells([
    ["case", "requests", "p50 ms", "p97.5 ms", "limit ms", "longest ms", "errors", "MB", "more MB", "limit MB"],
    ...rows.map((row) => [
      row.name,
      row.requests,
      row.p50,
      row.p975,
      LIMITS.p975,
      row.longest,
      row.errors,
      row.megabytes,
      row.megabytes - before,
      LIMITS.moreMegabytes,
    ]),
  ]);
  const { answers = {}, megabytes, megabytesAtItsStart: atItsStart, megabytesOfFirstWave: ofFirst } = rows[1] as UnderLoad;
  if (atItsStart !== undefined && ofFirst !== undefined)
    process.stdout.write(`more MB than at the moment before: first wave ${ofFirst - atItsStart}, all waves ${megabytes - atItsStart}\n`);
  process.stdout.write(
    `answered: ${Object.entries(answers)
      .toSorted()
      .map(([name, count]) => `${name} ${count}`)
      .join(", ")}\n`,
  );
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
