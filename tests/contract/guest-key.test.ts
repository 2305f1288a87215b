import { randomBytes } from "node:crypto";
import type { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openCatalogueModel } from "../../features/catalogue/catalogue.server.ts";
import { buildApp } from "../../processes/build-app.ts";
import { openHealth } from "../../processes/edge/health.ts";
import { addTestGoods, type TestGoods } from "../../support/test-goods.ts";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";

/** A guest's key owns their cart, so one that could be guessed is no key at all. */
let shop: TestShop;
let app: Hono;
let goods: TestGoods;
beforeAll(async () => {
  shop = await openTestShop();
  goods = await addTestGoods(shop, { stock: 1_000 });
  await openCatalogueModel(shop);
  app = buildApp({ shop, health: openHealth(shop) });
});
afterAll(() => shop.close());

const strong = () => randomBytes(24).toString("base64url");

/** Adds a pack; answers the cookie that was set and how many lines the same key then sees. */
async function addWith(headers: Record<string, string>) {
  const added = await app.request("/api/basket-add-product", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ productId: goods.productId, variationId: goods.variationId, productAdd: true }),
  });
  const seen = (await (await app.request("/api/get-cart", { headers })).json()) as { products: unknown[] };
  return { newKey: /^guest=([^;]+)/.exec(added.headers.getSetCookie()[0] ?? "")?.[1], linesSeen: seen.products.length };
}

const weak = [
  "1",
  "a".repeat(21),
  "a".repeat(129),
  `${"a".repeat(30)}!`,
  `${"a".repeat(10)} ${"a".repeat(20)}`,
  "a".repeat(30).concat("="),
  "",
];

test.each(weak)("«%s» counts as absent: the cart gets a key of the shop's own, and nobody finds it by the weak one", async (key) => {
  const ways: Record<string, string>[] = [{ "X-Guest-Key": key }, { Cookie: `guest=${encodeURIComponent(key)}` }];
  for (const headers of ways) {
    const { newKey, linesSeen } = await addWith(headers);
    expect(newKey).toMatch(/^[\w-]{43}$/);
    expect(linesSeen).toBe(0);
  }
});

test.each([["a".repeat(22)], ["Az09_-".repeat(8)], ["b".repeat(128)]])("«%s» owns the cart that was filled with it", async (key) => {
  expect(await addWith({ "X-Guest-Key": key })).toEqual({ newKey: undefined, linesSeen: 1 });
  const cart = (await (await app.request("/api/get-cart", { headers: { Cookie: `guest=${key}` } })).json()) as { products: unknown[] };
  expect(cart.products).toHaveLength(1);
});

test("a weak cookie does not hide the strong key of the header", async () => {
  expect(await addWith({ Cookie: "guest=1", "X-Guest-Key": strong() })).toEqual({ newKey: undefined, linesSeen: 1 });
});
