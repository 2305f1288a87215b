import type { ApiClient } from "../../support/api-client.ts";
import { startPostgresCluster } from "../../support/postgres-cluster.ts";
import { startShop, type RunningShop } from "../../support/running-shop.ts";
import { medianOf, percentile, type Measured } from "../measure.ts";
import { customers, type Goods } from "./write-cases.ts";
import type { Id } from "../../platform/ids.ts";

const LINES = 1_000;
const CHANGES = 300;
const WARM_UP = 50;
/** A thousand products that were just reserved are read into the catalogue anew. */
const SETTLES_MS = 2_000;
/** The longest time a change of such a cart may take on the server, milliseconds. */
const P95_LIMIT = 150;
type Change = { name: string; ask: (client: ApiClient, goods: Goods, turn: number) => Promise<{ status: number }> };

const changes: readonly Change[] = [
  { name: "a change, the line alone", ask: (client, goods, turn) => change(client, goods, turn, false) },
  { name: "a change, the whole cart", ask: (client, goods, turn) => change(client, goods, turn, true) },
  { name: "the cart", ask: (client) => client.get("/api/get-cart", {}) },
];

/** A reseller's cart of a thousand lines: what one more or one less costs, on the embedded database and on PostgreSQL. */
export async function largeCart(shop: RunningShop): Promise<Measured[]> {
  const rows = await changesOf(shop, "embedded");
  const cluster = await startPostgresCluster();
  const onPostgres = await startShop({ DATABASE_URL: cluster.url, DEMO_PRODUCTS: "2000" });
  rows.push(...(await changesOf(onPostgres, "PostgreSQL")));
  await onPostgres.stop();
  await cluster.stop();
  return rows;
}

async function changesOf(shop: RunningShop, database: string): Promise<Measured[]> {
  const [client] = await customers(shop, 1);
  if (!client) throw new Error("nobody signed in");
  const goods = await goodsInStock(client);
  await fill(client, goods);
  await new Promise((resolve) => setTimeout(resolve, SETTLES_MS));
  const rows: Measured[] = [];
  for (const { name, ask } of changes) {
    const latencies: number[] = [];
    let errors = 0;
    for (let turn = 0; turn < CHANGES + WARM_UP; turn += 1) {
      const began = performance.now();
      const { status } = await ask(client, goods[(turn >> 1) % goods.length] as Goods, turn);
      if (turn >= WARM_UP) latencies.push(performance.now() - began);
      if (status !== 200) errors += 1;
    }
    const p95 = percentile(latencies, 0.95);
    process.stdout.write(`large-cart ${database}, ${name}: p95 ${p95.toFixed(1)} ms at ${goods.length} lines (limit ${P95_LIMIT} ms)\n`);
    rows.push({
      name: `large-cart ${database}, ${name}`,
      connections: 1,
      perSecond: Math.round(1_000 / medianOf(latencies)),
      p50: medianOf(latencies),
      p975: percentile(latencies, 0.975),
      errors,
      limit: 0,
    });
  }
  return rows;
}

/** Variations with room for a few packs, as many as the cart has lines. */
async function goodsInStock(client: ApiClient): Promise<Goods[]> {
  const found: Goods[] = [];
  for (let page = 1; found.length < LINES; page += 1) {
    const { products } = (await client.get("/api/get-products", { availability: "in-stock", page: String(page) })).body as {
      products: { id: Id<"product">; id_1c: string }[];
    };
    if (products.length === 0) throw new Error(`the demo shop has ${found.length} such variations only`);
    for (const { id, id_1c: id1c } of products) {
      const { productVariations } = (await client.get(`/api/get-product/${encodeURIComponent(id1c)}`)).body as {
        productVariations: { id: Id<"variation">; stock: number; quantity_in_variation: number }[];
      };
      const deep = productVariations.filter(({ stock, quantity_in_variation: pack }) => stock >= pack * 4);
      found.push(...deep.map((variation) => ({ productId: id, variationId: variation.id })));
    }
  }
  return found.slice(0, LINES);
}

/** One pack more, then the same pack back. */
const change = (client: ApiClient, goods: Goods, turn: number, withCart: boolean) =>
  client.post("/api/basket-add-product", { ...goods, productAdd: turn % 2 === 0, withCart });

async function fill(client: ApiClient, goods: readonly Goods[]): Promise<void> {
  for (let from = 0; from < goods.length; from += 200) {
    const lines = goods.slice(from, from + 200).map((one) => ({ ...one, packs: 2 }));
    const { body } = await client.post("/api/basket-add-many", { lines, withCart: false }, { "Idempotency-Key": crypto.randomUUID() });
    if (body["result"] !== true) throw new Error(`the cart could not be filled: ${JSON.stringify(body).slice(0, 300)}`);
  }
}
