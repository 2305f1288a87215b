import { afterAll, beforeAll, expect, test } from "vitest";
import { viewCart } from "../../../features/cart/cart.server.ts";
import { addTestGoods, type TestGoods } from "../../../support/test-goods.ts";
import { openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { action } from "./cart.action.server.ts";

let shop: TestShop;
let goods: TestGoods;
beforeAll(async () => {
  shop = await openTestShop();
  goods = await addTestGoods(shop);
});
afterAll(() => shop.close());

async function add(cookies: Record<string, string>) {
  const visit = { ...testVisit(shop, { guest: "without scripts" }), cookies: new Map(Object.entries(cookies)) };
  const body = new URLSearchParams({ intent: "add", productId: `${goods.productId}`, variationId: `${goods.variationId}` });
  const url = new URL("http://shop.example/cart");
  const { status, headers } = await action({ request: new Request(url, { method: "POST", body }), url, params: {}, context: { visit } });
  return { status, to: headers.get("location"), cookies: headers.getSetCookie(), lines: (await viewCart(visit)).products.length };
}

test("without scripts a customer whose session has ended is led to the sign-in and is no guest; who does not sign in is one from then on", async () => {
  const ended = await add({ signed_in: "1" });
  expect(ended).toMatchObject({ status: 302, to: "/sign-in", lines: 0 });
  expect(ended.cookies.map((cookie) => cookie.split("; ").slice(0, 2))).toEqual([
    ["token=", "Max-Age=0"],
    ["signed_in=", "Max-Age=0"],
  ]);
  expect(await add({})).toMatchObject({ status: 302, to: "/cart", lines: 1 });
});
