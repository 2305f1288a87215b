import type { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openCatalogueModel } from "../../features/catalogue/catalogue.server.ts";
import { usualLimits } from "../../platform/limits/limits.ts";
import { buildApp } from "../../processes/build-app.ts";
import { openHealth } from "../../processes/edge/health.ts";
import { addTestGoods, type TestGoods } from "../../support/test-goods.ts";
import { addTestCustomer, openTestShop, type TestShop } from "../../support/test-shop.ts";
import { tokenOf } from "../../support/test-sign-in.ts";

let shop: TestShop;
let app: Hono;
let goods: TestGoods;
beforeAll(async () => {
  shop = await openTestShop({ config: { limits: usualLimits, trustedProxies: 1 } });
  shop.clock.set(new Date());
  goods = await addTestGoods(shop, { stock: 4 * CROWD, price: 10_000 });
  await openCatalogueModel(shop);
  app = buildApp({ shop, health: openHealth(shop) });
});
afterAll(() => shop.close());

const CROWD = 200;
/** In one line for all, nearly the whole crowd is answered before; a call of several queries lets some of its turns pass. */
const FEW = CROWD / 2;
const STRANGERS = "203.0.113.7";
type Call = { path: string; from: string; body?: object; headers?: Record<string, string>; signal?: AbortSignal };

const ask = async ({ path, from, body, headers, signal }: Call) =>
  app.request(path, {
    ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
    headers: { "Content-Type": "application/json", "X-Forwarded-For": from, ...headers },
  });
const guest = (at: number) => ({ "X-Guest-Key": `${at}`.padStart(24, "g") });
const add = (at: number, from: string): Call => ({
  path: "/api/basket-add-product",
  body: { productId: goods.productId, variationId: goods.variationId, productAdd: true },
  headers: guest(at),
  from,
});

const tokenOfCustomer = async (): Promise<string> => tokenOf(shop, await addTestCustomer(shop));

/**
 * How many of a crowd's calls, all asked for before, had their answers before this one. A busy machine may leave one query waiting while it
 * answers the crowd's, so a crowd that was quicker comes again; in one line for all it is quicker each time.
 */
async function answeredBefore(crowd: (at: number) => Call, one: Call, times = 3): Promise<{ before: number; status: number }> {
  let answered = 0;
  const all = Array.from({ length: CROWD }, (_, at) => ask(crowd(at)).then(() => (answered += 1)));
  const { status } = await ask(one);
  const before = answered;
  await Promise.all(all);
  return before < FEW || times === 1 ? { before, status } : answeredBefore(crowd, one, times - 1);
}

test.each<[string, (at: number, from: string) => Call]>([
  ["read from memory", (at, from) => ({ path: `/api/get-products?price_min=${at}`, from })],
  ["that ask the database", (at, from) => ({ path: "/api/get-cart", headers: guest(at), from })],
  ["that change something", add],
  [
    "at the door of 1C",
    (at, from) => ({ path: "/exchange/1c?type=catalog&mode=checkauth", from, headers: { Authorization: `Basic ${at}` } }),
  ],
  ["at that of programs", (at, from) => ({ path: "/api/exchange/v1/me", from, headers: { Authorization: `Bearer ${at}` } })],
  ["for the sitemap", (_, from) => ({ path: "/sitemap.xml", from })],
  ["for price lists", (at, from) => ({ path: `/price-list/${String(at).padStart(24, "x")}.csv`, from })],
])("S59 two hundred calls of one network, %s, wait among themselves: another network's is answered among the first", async (_, call) => {
  const { before, status } = await answeredBefore((at) => call(at, STRANGERS), call(1_000, "198.51.100.1"));
  expect([200, 401, 404]).toContain(status);
  expect(before).toBeLessThan(FEW);
});

test("S59 a network of IPv6 that has 65,536 /64s has one line", async () => {
  const hex = (at: number) => at.toString(16);
  const { before } = await answeredBefore((at) => ({ path: `/api/get-products?price_min=${at}`, from: `2001:db8:7:${hex(at)}::1` }), {
    path: "/api/get-products",
    from: "2001:db8:8::1",
  });
  expect(before).toBeLessThan(FEW);
});

test("S34 S59 a proxy that writes the port beside the address makes no new network of each socket", async () => {
  const { before } = await answeredBefore(
    (at) => ({ path: `/api/get-products?price_min=${at}`, from: `198.51.100.77, ${STRANGERS}:${20_000 + at}` }),
    { path: "/api/get-products", from: "198.51.100.1:4711" },
  );
  expect(before).toBeLessThan(FEW);
});

test("S59 a customer in the crowd's own network, a carrier's with a thousand phones, has a line of their own", async () => {
  const token = await tokenOfCustomer();
  const headers = { Authorization: `Bearer ${token}` };
  await ask({ path: "/api/get-profile", from: STRANGERS, headers });
  const crowd = (at: number) => ({ path: "/api/get-cart", headers: guest(at), from: STRANGERS });
  const { before, status } = await answeredBefore(crowd, { path: "/api/get-cart", from: STRANGERS, headers });
  expect(status).toBe(200);
  expect(before).toBeLessThan(FEW);

  const made = (at: number) => ({ Authorization: `Bearer ${String(at).padStart(43, "x")}` });
  const invented = await answeredBefore((at) => ({ path: "/api/get-profile", from: STRANGERS, headers: made(at) }), {
    path: "/api/get-cart",
    headers: guest(1),
    from: "198.51.100.1",
  });
  expect(invented.before).toBeLessThan(FEW);
});

test("S59 who asks and leaves at once leaves nothing in the line", async () => {
  const leaving = Array.from({ length: CROWD }, (_, at) => {
    const one = new AbortController();
    const asked = ask({ ...add(at + 2_000, STRANGERS), signal: one.signal });
    return { one, asked };
  });
  await new Promise((done) => setImmediate(done));
  for (const { one } of leaving) one.abort();
  await Promise.all(leaving.map(({ asked }) => asked));
  const { held } = await shop.db.read
    .selectFrom("cart")
    .select((eb) => eb.fn.countAll<number>().as("held"))
    .executeTakeFirstOrThrow();
  expect(Number(held)).toBeLessThan(CROWD + 1 + 64);
});
