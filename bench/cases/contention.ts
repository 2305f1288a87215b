import { randomUUID } from "node:crypto";
import { issueToken, recogniseDevice } from "../../features/accounts/accounts.server.ts";
import { startPostgresCluster, type Cluster } from "../../support/postgres-cluster.ts";
import { startShop, type RunningShop } from "../../support/running-shop.ts";
import { addTestGoods, type TestGoods } from "../../support/test-goods.ts";
import { addTestCustomer, openTestShop, type TestShop } from "../../support/test-shop.ts";
import { cpuShares } from "../cpu-time.ts";
import { medianOf, percentile, type Measured } from "../measure.ts";
import { pgbenchUpdates } from "../pgbench.ts";
import { rawLoad, rawPost } from "../raw-load.ts";

const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 6);
const CLIENTS = [64, 256];
const SPREAD = 1_000;
const LINES_A_CART = 5;

/** `cpu` says whose the processors were meanwhile, in percent of all cores. */
export type Contended = Measured & { processes?: number; perProcess?: number; cpu?: Record<string, number> };
type Filled = { goods: TestGoods[]; tokens: string[] };

/**
 * Adds by many clients, each with an account and a cart of its own, all to one variation and spread over a thousand,
 * beside pgbench doing the bare conditional UPDATE on the stock of the same rows, on the same server with the same
 * settings, at the same width. The generator, the shop and the database share the machine; so do pgbench and the database.
 */
export async function contention(): Promise<Contended[]> {
  const cluster = await startPostgresCluster({ max_connections: "400" });
  const filled = await fill(cluster.url);
  const shops: RunningShop[] = [];
  const rows: Contended[] = [];
  const limits = new Map<string, number>();
  for (const processes of [1, 2]) {
    while (shops.length < processes) shops.push(await startShop({ DATABASE_URL: cluster.url, DEMO: "off" }));
    for (const [name, goods] of [
      ["one variation", filled.goods.slice(0, 1)],
      [`${SPREAD} variations`, filled.goods],
    ] as const) {
      for (const connections of CLIENTS) {
        const place = `${name} ${connections}`;
        if (!limits.has(place)) {
          const variationIds = goods.map(({ variationId }) => variationId);
          const bare = pgbenchUpdates(cluster.url, { variationIds, clients: connections, seconds: SECONDS });
          limits.set(place, bare.perSecond);
          rows.push({ ...bare, name: `pgbench on ${name}`, connections, errors: 0, limit: bare.perSecond });
        }
        const added = await addsTo(shops, cluster, { ...filled, goods, connections });
        rows.push({
          ...added,
          name: `adds to ${name}, ${processes} process${processes > 1 ? "es" : ""}`,
          connections,
          limit: limits.get(place) ?? 0,
          processes,
        });
      }
    }
  }
  await Promise.all(shops.map((shop) => shop.stop()));
  await cluster.stop();
  return rows;
}

async function fill(databaseUrl: string): Promise<Filled> {
  const shop = await openTestShop({ databaseUrl });
  shop.clock.set(new Date());
  const first = await addTestGoods(shop, { stock: 2_000_000_000 });
  const goods = [first];
  while (goods.length < SPREAD) goods.push(await addTestGoods(shop, { stock: 2_000_000_000, categoryId: first.categoryId }));
  const tokens: string[] = [];
  while (tokens.length < Math.max(...CLIENTS)) tokens.push(await tokenOf(shop));
  await shop.close();
  return { goods, tokens };
}

async function tokenOf(shop: TestShop): Promise<string> {
  const { id } = await addTestCustomer(shop);
  return shop.db.write(async (tx) => {
    const now = shop.clock.now();
    const { deviceId } = await recogniseDevice(tx, { accountId: id, credential: undefined, userAgent: randomUUID(), now });
    return issueToken(tx, { accountId: id, deviceId, proof: "sms", now });
  });
}

/** The clients share the processes out among themselves; a run of a second goes before, so that everybody has a cart. */
async function addsTo(
  shops: readonly RunningShop[],
  cluster: Cluster,
  wanted: Filled & { connections: number },
): Promise<Omit<Contended, "name" | "limit">> {
  const { connections } = wanted;
  const share = Math.ceil(connections / shops.length);
  const adds = wanted.tokens.slice(0, connections).map((token, client) => addsOf(client, wanted.goods, token));
  const run = (seconds: number) =>
    Promise.all(shops.map(({ url }, at) => rawLoad(url, adds.slice(at * share, (at + 1) * share), { seconds, expected: '"result":true' })));
  await run(1);
  const owners = { generator: [process.pid], shop: shops.map(({ pid }) => pid), PostgreSQL: [cluster.pid()] };
  const { done, shares } = await cpuShares(owners, () => run(SECONDS));
  const latencies = done.flatMap((one) => one.latencies);
  return {
    connections,
    perSecond: Math.round(latencies.length / SECONDS),
    perProcess: Math.round(latencies.length / SECONDS / shops.length),
    p50: medianOf(latencies),
    p975: percentile(latencies, 0.975),
    errors: done.reduce((sum, one) => sum + one.failures, 0),
    cpu: shares,
  };
}

/** Each client adds to a few variations of its own choice, so that carts are of an ordinary size. */
function addsOf(client: number, goods: readonly TestGoods[], token: string): Buffer[] {
  return Array.from({ length: Math.min(LINES_A_CART, goods.length) }, (_, line) => {
    const { productId = 0, variationId = 0 } = goods[(client * 13 + line * 211) % goods.length] ?? {};
    return rawPost("/api/basket-add-product", token, { productId, variationId, productAdd: true });
  });
}
