import { randomUUID } from "node:crypto";
import { issueToken, recogniseDevice } from "../../features/accounts/accounts.server.ts";
import { apiClient, type ApiClient } from "../../support/api-client.ts";
import { startPostgresCluster } from "../../support/postgres-cluster.ts";
import { startShop } from "../../support/running-shop.ts";
import { addTestGoods, type TestGoods } from "../../support/test-goods.ts";
import { addTestCustomer, openTestShop, type TestShop } from "../../support/test-shop.ts";
import { medianOf, percentile, type Measured } from "../measure.ts";
import { pgbenchUpdates } from "../pgbench.ts";

const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 6);
const CLIENTS = [64, 256];
const SPREAD = 1_000;

/**
 * Adds by many clients, each with an account and a cart of its own, all to one variation and spread over a thousand,
 * beside pgbench doing the bare conditional UPDATE on the stock of the same rows, on the same server, at the same width.
 */
export async function contention(): Promise<Measured[]> {
  const cluster = await startPostgresCluster({ max_connections: "400" });
  const filled = await fill(cluster.url);
  const shop = await startShop({ DATABASE_URL: cluster.url, DEMO: "off" });
  const clients = filled.tokens.map((token) => Object.assign(apiClient(shop.url), { token }));
  const rows: Measured[] = [];
  for (const [name, goods] of [
    ["one variation", filled.goods.slice(0, 1)],
    [`${SPREAD} variations`, filled.goods],
  ] as const) {
    for (const connections of CLIENTS) {
      const bare = pgbenchUpdates(cluster.url, {
        variationIds: goods.map(({ variationId }) => variationId),
        clients: connections,
        seconds: SECONDS,
      });
      const added = await addFor(clients.slice(0, connections), goods);
      rows.push({ ...added, name: `adds to ${name}`, connections, limit: bare.perSecond });
      rows.push({ ...bare, name: `pgbench on ${name}`, connections, errors: 0, limit: bare.perSecond });
    }
  }
  await shop.stop();
  await cluster.stop();
  return rows;
}

async function fill(databaseUrl: string): Promise<{ goods: TestGoods[]; tokens: string[] }> {
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

/** Each client adds to a few variations of its own choice, so that carts are of an ordinary size. */
async function addFor(
  clients: readonly ApiClient[],
  goods: readonly TestGoods[],
): Promise<Omit<Measured, "name" | "connections" | "limit">> {
  const latencies: number[] = [];
  let errors = 0;
  const add = async (client: ApiClient, at: number, turn: number) => {
    const one = goods[(at * 13 + (turn % 5) * 211) % goods.length];
    const began = performance.now();
    const answer = await client.post("/api/basket-add-product", {
      productId: one?.productId,
      variationId: one?.variationId,
      productAdd: true,
    });
    if (answer.body["result"] !== true) errors += 1;
    return performance.now() - began;
  };
  // While pgbench ran the server closed connections that were idle; whoever meets one of those opens another.
  await Promise.all(clients.map((client, at) => add(client, at, 0).catch(() => add(client, at, 0))));
  const end = Date.now() + SECONDS * 1_000;
  await Promise.all(
    clients.map(async (client, at) => {
      for (let turn = 1; Date.now() < end; turn += 1) latencies.push(await add(client, at, turn));
    }),
  );
  return { perSecond: Math.round(latencies.length / SECONDS), p50: medianOf(latencies), p975: percentile(latencies, 0.975), errors };
}
