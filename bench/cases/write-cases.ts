import { bareEmbeddedUpdates, bareOrders, bareUpdates } from "../bare-sql.ts";
import { apiClient, newPhone, type ApiClient } from "../../support/api-client.ts";
import { newCustomer } from "../../support/new-customer.ts";
import { askToPlace } from "../../support/order-by-calls.ts";
import { startPostgresCluster } from "../../support/postgres-cluster.ts";
import { startShop, type RunningShop } from "../../support/running-shop.ts";
import { measureWork } from "../measure-work.ts";
import type { Measured } from "../measure.ts";
import type { Id } from "../../platform/ids.ts";

const CUSTOMERS = 64;
const CONNECTIONS = [1, 16, 64] as const;

/** Writes: on the embedded database the shop was started with, and on a PostgreSQL of their own beside the bare statement. */
export const writeCases = {
  "add-to-cart": async (shop: RunningShop): Promise<Measured[]> => [
    ...(await adds(shop, "embedded", await bareEmbeddedUpdates())),
    ...(await onPostgres(bareUpdates, (other, limit) => adds(other, "PostgreSQL", limit))),
  ],
  "place-order": async (shop: RunningShop): Promise<Measured[]> => [
    ...(await orders(shop, "embedded", 0)),
    ...(await onPostgres(
      (url) => bareOrders(url, { lines: 5, connections: 16 }),
      (other, limit) => orders(other, "PostgreSQL", limit),
    )),
  ],
};

/** Measures on a shop with a PostgreSQL of its own, once it is known how often that does the bare statements a second. */
async function onPostgres(
  bare: (url: string) => Promise<number>,
  work: (shop: RunningShop, limit: number) => Promise<Measured[]>,
): Promise<Measured[]> {
  const cluster = await startPostgresCluster();
  const shop = await startShop({ DATABASE_URL: cluster.url, DEMO_PRODUCTS: "2000" });
  const rows = await work(shop, await bare(cluster.url));
  await shop.stop();
  await cluster.stop();
  return rows;
}

/** Carts of so many lines, as a reseller's morning leaves them. */
const LINES = 20;

/** A pack more and a pack less in turns, so that carts and shelves stay what they are. */
async function adds(shop: RunningShop, database: string, limit: number): Promise<Measured[]> {
  const clients = await customers(shop, CUSTOMERS);
  const goods = await deepGoods(clients[0] as ApiClient);
  const linesOf = (connection: number) => Array.from({ length: LINES }, (_, line) => goods[(connection * LINES + line) % goods.length]);
  const change = (connection: number, one: Goods | undefined, productAdd: boolean) =>
    clients[connection]?.post("/api/basket-add-product", { ...one, productAdd });
  await Promise.all(
    clients.map(async (_, connection) => {
      for (const one of linesOf(connection)) await change(connection, one, true);
    }),
  );
  const name = `add-to-cart ${database}`;
  const rows: Measured[] = [];
  for (const connections of CONNECTIONS) {
    const measured = await measureWork([name], {
      connections,
      work: async (connection, turn) => {
        const began = performance.now();
        const answer = await change(connection, linesOf(connection)[(turn >> 1) % LINES], turn % 2 === 0);
        return answer?.body["result"] === true ? { [name]: performance.now() - began } : undefined;
      },
    });
    rows.push(...measured.map((row) => ({ ...row, limit })));
  }
  return rows;
}

/** Two rows: a whole order from the empty cart, and the placing call in it alone. */
async function orders(shop: RunningShop, database: string, limit: number): Promise<Measured[]> {
  const clients = await namedCustomers(shop, CUSTOMERS);
  const goods = await deepGoods(clients[0] as ApiClient);
  const [whole, placing] = [`place-order ${database}, from the empty cart`, `place-order ${database}, the placing call`];
  const rows: Measured[] = [];
  for (const connections of CONNECTIONS) {
    const measured = await measureWork([whole, placing], {
      connections,
      work: async (connection, turn) => {
        const began = performance.now();
        const milliseconds = await order(clients[connection] as ApiClient, goods, connection + turn * connections);
        return milliseconds === undefined ? undefined : { [whole]: performance.now() - began, [placing]: milliseconds };
      },
    });
    rows.push(...measured.map((row) => ({ ...row, limit: row.name === whole ? limit : 0 })));
  }
  return rows;
}

/** Fills a cart up to the smallest sum and places it: milliseconds of the placing call, or undefined when refused. */
async function order(client: ApiClient, goods: readonly Goods[], at: number): Promise<number | undefined> {
  const one = goods[at % goods.length];
  let orderId: string | null = null;
  for (let packs = 0; packs < 400; packs += 1) {
    const { body } = await client.post("/api/basket-add-product", { ...one, productAdd: true, orderId });
    const cart = body["cart"] as { missingToMinOrder: number; productsWithoutMinAmount: unknown[] };
    orderId = String(body["orderId"]);
    if (body["result"] !== true) return undefined;
    if (cart.missingToMinOrder === 0 && cart.productsWithoutMinAmount.length === 0) break;
  }
  if (!orderId) return undefined;
  const { bill } = (await client.post("/api/order-validation", { orderId })).body as { bill: { toPayKopiykas: number } | null };
  return (await place(client, { orderId, toPayKopiykas: bill?.toPayKopiykas ?? 0 }))?.milliseconds;
}

/** The placing call alone; undefined when refused. */
export async function place(
  client: ApiClient,
  { orderId, toPayKopiykas }: { orderId: string; toPayKopiykas: number },
): Promise<{ milliseconds: number; number: number } | undefined> {
  const began = performance.now();
  const placed = await askToPlace(client, { orderId, payment: "cod", toPayKopiykas });
  const milliseconds = performance.now() - began;
  return placed.body["result"] === true ? { milliseconds, number: Number(placed.body["number"]) } : undefined;
}

export type Goods = { productId: Id<"product">; variationId: Id<"variation"> };

const MOST_PAGES = 30;

/** Dear goods with plenty on the shelf, so that stock and minimums do not decide the figure. */
export async function deepGoods(client: ApiClient): Promise<Goods[]> {
  const found: Goods[] = [];
  let lastPage = 1;
  for (let page = 1; page <= Math.min(lastPage, MOST_PAGES); page += 1) {
    const listing = (await client.get("/api/get-products", { sort: "dearer", availability: "in-stock", page: String(page) })).body as {
      products: { id: Id<"product">; id_1c: string }[];
      pagination: { last_page: number };
    };
    lastPage = listing.pagination.last_page;
    for (const product of listing.products) {
      const { productVariations } = (await client.get(`/api/get-product/${encodeURIComponent(product.id_1c)}`)).body as {
        productVariations: { id: Id<"variation">; stock: number }[];
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

export async function customers(shop: RunningShop, count: number): Promise<ApiClient[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const client = apiClient(shop.url);
      await client.signIn(newPhone(), shop.codeFor);
      return client;
    }),
  );
}

/** Customers who have said their names, so that they may order. */
export const namedCustomers = async (shop: RunningShop, count: number): Promise<ApiClient[]> =>
  (await Promise.all(Array.from({ length: count }, () => newCustomer(shop)))).map(({ app }) => app);
