import pg from "pg";
import { apiClient, newPhone, type ApiClient } from "../../support/api-client.ts";
import { startPostgresCluster } from "../../support/postgres-cluster.ts";
import { startShop, type RunningShop } from "../../support/running-shop.ts";
import { medianOf, percentile, type Measured } from "../measure.ts";

const CUSTOMERS = 64;
const SECONDS = 4;

/** Writes: on the embedded database the shop was started with, and on a PostgreSQL of their own beside the bare statement. */
export const writeCases = {
  "add-to-cart": async (shop: RunningShop): Promise<Measured[]> => {
    const rows = await adds(shop, "embedded", 0);
    const cluster = await startPostgresCluster();
    const onPostgres = await startShop({ DATABASE_URL: cluster.url, DEMO_PRODUCTS: "2000" });
    const limit = await bareUpdates(cluster.url);
    rows.push(...(await adds(onPostgres, "PostgreSQL", limit)));
    await onPostgres.stop();
    await cluster.stop();
    return rows;
  },
  "place-order": async (shop: RunningShop): Promise<Measured[]> => {
    const rows: Measured[] = [];
    for (const connections of [1, 8]) rows.push(await orders(shop, connections));
    return rows;
  },
};

async function adds(shop: RunningShop, database: string, limit: number): Promise<Measured[]> {
  const clients = await customers(shop, CUSTOMERS);
  const goods = await deepGoods(clients[0] as ApiClient);
  const rows: Measured[] = [];
  for (const connections of [1, 16, 64]) {
    const latencies: number[] = [];
    let errors = 0;
    const end = Date.now() + SECONDS * 1_000;
    await Promise.all(
      clients.slice(0, connections).map(async (client, at) => {
        for (let turn = 0; Date.now() < end; turn += 1) {
          const one = goods[(at * 7 + turn) % goods.length];
          const began = performance.now();
          const answer = await client.post("/api/basket-add-product", { ...one, productAdd: turn % 8 !== 7 });
          latencies.push(performance.now() - began);
          if (answer.status !== 200) errors += 1;
        }
      }),
    );
    rows.push({
      name: `add-to-cart ${database}`,
      connections,
      perSecond: Math.round(latencies.length / SECONDS),
      p50: medianOf(latencies),
      p975: percentile(latencies, 0.975),
      errors,
      limit,
    });
  }
  return rows;
}

async function orders(shop: RunningShop, connections: number): Promise<Measured> {
  const clients = await customers(shop, connections);
  const goods = await deepGoods(clients[0] as ApiClient);
  const latencies: number[] = [];
  let errors = 0;
  const end = Date.now() + SECONDS * 1_000;
  await Promise.all(
    clients.map(async (client, at) => {
      await client.post("/api/update-profile", { name: "Олена", surname: "Коваль", email: `bench${at}@mail.ua` });
      for (let turn = 0; Date.now() < end; turn += 1) {
        const began = performance.now();
        if (!(await order(client, goods, at + turn * connections))) errors += 1;
        latencies.push(performance.now() - began);
      }
    }),
  );
  return {
    name: "place-order, from the empty cart",
    connections,
    perSecond: Math.round(latencies.length / SECONDS),
    p50: medianOf(latencies),
    p975: percentile(latencies, 0.975),
    errors,
    limit: 0,
  };
}

/** Fills a cart up to the smallest sum and places it. */
async function order(client: ApiClient, goods: readonly Goods[], at: number): Promise<boolean> {
  const one = goods[at % goods.length];
  let orderId = "";
  for (let packs = 0; packs < 400; packs += 1) {
    const { body } = await client.post("/api/basket-add-product", { ...one, productAdd: true });
    const cart = body["cart"] as { missingToMinOrder: number; productsWithoutMinAmount: unknown[] };
    orderId = String(body["orderId"]);
    if (body["result"] !== true) return false;
    if (cart.missingToMinOrder === 0 && cart.productsWithoutMinAmount.length === 0) break;
  }
  const { bill } = (await client.post("/api/order-validation", { orderId })).body as { bill: { toPayKopiykas: number } | null };
  const placed = await client.post(
    "/api/place-order",
    {
      orderId,
      recipient: { name: "Олена", surname: "Коваль", phone: "380671234567" },
      delivery: { carrier: "nova-poshta", settlement: "khmelnytskyi", department: "np-khmelnytskyi-12" },
      payment: "cod",
      expectedToPayKopiykas: bill?.toPayKopiykas ?? 0,
    },
    { "Idempotency-Key": crypto.randomUUID() },
  );
  return placed.body["result"] === true;
}

type Goods = { productId: number; variationId: number };

/** Dear goods with plenty on the shelf, so that stock and minimums do not decide the figure. */
async function deepGoods(client: ApiClient): Promise<Goods[]> {
  const found: Goods[] = [];
  for (let page = 1; page <= 8; page += 1) {
    const listing = (await client.get("/api/get-products", { sort: "dearer", availability: "in-stock", page: String(page) })).body as {
      products: { id: number; id_1c: string }[];
    };
    for (const product of listing.products) {
      const { productVariations } = (await client.get(`/api/get-product/${encodeURIComponent(product.id_1c)}`)).body as {
        productVariations: { id: number; stock: number }[];
      };
      found.push(
        ...productVariations
          .filter((variation) => variation.stock >= 20)
          .map((variation) => ({ productId: product.id, variationId: variation.id })),
      );
    }
  }
  return found;
}

async function customers(shop: RunningShop, count: number): Promise<ApiClient[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const client = apiClient(shop.url);
      await client.signIn(newPhone(), shop.codeFor);
      return client;
    }),
  );
}

/** The bare conditional UPDATE on spread rows, sixteen connections: what the database can do at most. */
async function bareUpdates(url: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 16 });
  await pool.query("create table bare (id int primary key, on_hand int, reserved int) with (fillfactor = 50)");
  await pool.query("insert into bare select n, 1000000, 0 from generate_series(1, 1000) n");
  let done = 0;
  const end = Date.now() + SECONDS * 1_000;
  await Promise.all(
    Array.from({ length: 16 }, async (_, at) => {
      for (let turn = 0; Date.now() < end; turn += 1) {
        await pool.query("update bare set reserved = reserved + 1 where id = $1 and on_hand - reserved >= 1", [
          ((at * 61 + turn) % 1000) + 1,
        ]);
        done += 1;
      }
    }),
  );
  await pool.query("drop table bare");
  await pool.end();
  return Math.round(done / SECONDS);
}
