import type { ApiClient } from "../../support/api-client.ts";
import { startPostgresCluster } from "../../support/postgres-cluster.ts";
import { startShop } from "../../support/running-shop.ts";
import { addTestGoods } from "../../support/test-goods.ts";
import { openTestShop } from "../../support/test-shop.ts";
import { bareOrders } from "../bare-sql.ts";
import { medianOf, percentile, type Measured } from "../measure.ts";
import { deepGoods, namedCustomers, place, type Goods } from "./write-cases.ts";

const CUSTOMERS = 64;
const GOODS = CUSTOMERS * 60;
const CONNECTIONS = [1, 8, 32, 64] as const;
const LINES = [5, 60] as const;
/** Each customer places once a round; the first round warms up. */
const ROUNDS = 6;

type Placed = { client: ApiClient; number: number };

/** Carts filled beforehand and placed at once, 5 and 60 lines each: the placing call beside the bare SQL of the same writes. */
export async function placings(): Promise<Measured[]> {
  const cluster = await startPostgresCluster();
  const goods = await plentyOfGoods(cluster.url, GOODS);
  const shop = await startShop({ DATABASE_URL: cluster.url });
  const clients = await namedCustomers(shop, CUSTOMERS);
  const rows: Measured[] = [];
  for (const lines of LINES) {
    for (const connections of CONNECTIONS) {
      const limit = await bareOrders(cluster.url, { lines, connections });
      rows.push({ ...(await measurePlacings(clients, goods, { lines, connections })), limit });
    }
  }
  await shop.stop();
  await cluster.stop();
  return [...rows, ...(await alone())];
}

/** Goods that never run short, so that each customer has lines of their own. */
export async function plentyOfGoods(databaseUrl: string, count: number): Promise<Goods[]> {
  const shop = await openTestShop({ databaseUrl });
  const first = await addTestGoods(shop, { stock: 1_000_000, price: 50_000 });
  const goods: Goods[] = [first];
  while (goods.length < count) goods.push(await addTestGoods(shop, { stock: 1_000_000, price: 50_000, categoryId: first.categoryId }));
  await shop.close();
  return goods;
}

/** One customer at a time on the embedded database, which has one connection. */
async function alone(): Promise<Measured[]> {
  const shop = await startShop({ DEMO_PRODUCTS: "2000" });
  const clients = await namedCustomers(shop, 8);
  const goods = await deepGoods(clients[0] as ApiClient);
  const row = await measurePlacings(clients, goods, { lines: 5, connections: 1 });
  await shop.stop();
  return [{ ...row, name: `${row.name}, embedded` }];
}

type Size = { lines: number; connections: number };

async function measurePlacings(clients: readonly ApiClient[], goods: readonly Goods[], size: Size): Promise<Measured> {
  const rounds: { perSecond: number; latencies: number[] }[] = [];
  let errors = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const carts = await inTurns(clients, 8, async (client, at) => fillCart(client, linesFor(goods, at, size.lines)));
    const latencies: number[] = [];
    const began = performance.now();
    const placed = await inTurns(clients, size.connections, async (client, at): Promise<Placed | undefined> => {
      const done = await place(client, carts[at] as Filled);
      if (done) latencies.push(done.milliseconds);
      else errors += 1;
      return done && { client, number: done.number };
    });
    const seconds = (performance.now() - began) / 1_000;
    if (round > 0) rounds.push({ perSecond: latencies.length / seconds, latencies });
    await inTurns(placed, 8, async (one) => one?.client.post("/api/cancel-order", { number: one.number }));
  }
  const latencies = rounds.flatMap((round) => round.latencies);
  return {
    name: `placing ${size.lines} lines`,
    connections: size.connections,
    perSecond: Math.round(medianOf(rounds.map(({ perSecond }) => perSecond))),
    p50: medianOf(latencies),
    p975: percentile(latencies, 0.975),
    errors,
    limit: 0,
  };
}

/** Neighbours share no goods where there are enough. */
const linesFor = (goods: readonly Goods[], at: number, lines: number): Goods[] =>
  Array.from({ length: lines }, (_, line) => goods[(at * lines + line) % goods.length] as Goods);

type Filled = { orderId: string; toPayKopiykas: number };

async function fillCart(client: ApiClient, goods: readonly Goods[]): Promise<Filled> {
  const lines = goods.map(({ productId, variationId }) => ({ productId, variationId, packs: 2 }));
  const { body } = await client.post("/api/basket-add-many", { lines, withCart: false }, { "Idempotency-Key": crypto.randomUUID() });
  if (body["result"] !== true) throw new Error(`the cart could not be filled: ${JSON.stringify(body).slice(0, 300)}`);
  const orderId = String((await client.get("/api/get-cart", {})).body["orderId"]);
  const { bill } = (await client.post("/api/order-validation", { orderId })).body as { bill: { toPayKopiykas: number } | null };
  return { orderId, toPayKopiykas: bill?.toPayKopiykas ?? 0 };
}

/** Does the work for each, so many at a time; answers in order. */
async function inTurns<One, Result>(all: readonly One[], connections: number, work: (one: One, at: number) => Promise<Result>) {
  const results: Result[] = [];
  let next = 0;
  const keepOn = async () => {
    for (let at = next++; at < all.length; at = next++) results[at] = await work(all[at] as One, at);
  };
  await Promise.all(Array.from({ length: connections }, keepOn));
  return results;
}
