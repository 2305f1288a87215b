import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiClient, newPhone, type ApiClient } from "../../../support/api-client.ts";
import { ensureTestPostgres } from "../../../support/postgres-cluster.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";

const LIFETIME_SECONDS = 20;
const lifetime = { BASKET_LIFETIME_HOURS: String(LIFETIME_SECONDS / 3_600) };

describe.concurrent.each([
  ["the embedded database", 1],
  ["PostgreSQL with three server processes", 3],
] as const)("a drop of 50 pieces for 64 customers on %s", (_, processes) => {
  const shops: RunningShop[] = [];
  beforeAll(async () => {
    const DATABASE_URL = processes > 1 ? await ensureTestPostgres() : "";
    for (let at = 0; at < processes; at += 1) shops.push(await startShop({ ...lifetime, DATABASE_URL }));
  });
  afterAll(() => Promise.all(shops.map((shop) => shop.stop())));

  test("exactly 50 are reserved, and all are free again at the second the reservations end", async () => {
    const clients = await Promise.all(Array.from({ length: 64 }, (__, at) => signedIn(shops[at % shops.length] as RunningShop)));
    const product = (await (clients[0] as ApiClient).get("/api/get-product/planted-stock-50")).body as {
      id: number;
      productVariations: { id: number }[];
    };
    const wanted = { productId: product.id, variationId: product.productVariations[0]?.id, productAdd: true };

    const answers = await Promise.all(clients.map((client) => client.post("/api/basket-add-product", wanted)));
    expect(answers.map((answer) => answer.status).every((status) => status === 200)).toBe(true);
    expect(answers.filter((answer) => answer.body["result"] === true)).toHaveLength(50);
    const [winning, late] = [true, false].map((result) => clients[answers.findIndex(({ body }) => body["result"] === result)] as ApiClient);
    const stockFor = async (client: ApiClient | undefined) => (await client?.get("/api/get-product/planted-stock-50"))?.body;
    expect(await stockFor(late)).toMatchObject({ productVariations: [{ stock: 0 }] });
    expect(await stockFor(winning)).toMatchObject({ productVariations: [{ stock: 1 }] });

    const lastEnd = Math.max(
      ...answers.map((answer) => Number((answer.body["cart"] as { reservationEnd: number | null }).reservationEnd ?? 0)),
    );
    await new Promise((resolve) => setTimeout(resolve, lastEnd - Date.now() + 50));
    expect((await (clients[0] as ApiClient).get("/api/get-product/planted-stock-50")).body).toMatchObject({
      productVariations: [{ stock: 50 }],
    });
    const newcomer = await signedIn(shops[0] as RunningShop);
    expect((await newcomer.post("/api/basket-add-product", wanted)).body).toMatchObject({ result: true });
    const winner = clients[answers.findIndex((answer) => answer.body["result"] === true)] as ApiClient;
    const orderId = answers.find((answer) => answer.body["result"] === true)?.body["orderId"];
    expect((await winner.post("/api/basket-add-product", { ...wanted, orderId })).body).toMatchObject({ orderDelete: true, result: false });
  });
});

async function signedIn(shop: RunningShop): Promise<ApiClient> {
  const client = apiClient(shop.url);
  await client.signIn(newPhone(), shop.codeFor);
  return client;
}
