import { afterAll, beforeAll, expect, test } from "vitest";
import { addSeconds } from "../../platform/time/time.ts";
import { kopiykas } from "../../platform/money/money.ts";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";
import { buildApp } from "../build-app.ts";
import { openHealth } from "../edge/health.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());
const appOf = (by: TestShop) => buildApp({ shop: by, health: openHealth(by) });

async function opened(language: "uk" | "ru" = "uk") {
  const cards = shop.integrations.payments.find(({ code }) => code === "card-sandbox")?.cards;
  const page = await cards?.open({
    reference: "SO-1042-1",
    amount: kopiykas(149_950),
    description: "Замовлення <b>1042</b>",
    language,
    returnUrl: "http://localhost:3000/account/unpaid-orders",
    callbackUrl: undefined,
    endsAt: addSeconds(shop.clock.now(), 3_600),
    goods: [],
    discount: kopiykas(0),
  });
  return { address: page?.url ?? "", status: () => cards?.status({ reference: "SO-1042-1", providerId: page?.providerId ?? "" }) };
}
const send = (address: string, decision: string, by = shop) =>
  appOf(by).request(address, { method: "POST", body: new URLSearchParams({ decision }), redirect: "manual" });

test.each([
  ["uk", /Це тестова сторінка\. Гроші не списуються/, "Повернутися до магазину"],
  ["ru", /Это тестовая страница\. Деньги не списываются/, "Вернуться в магазин"],
] as const)("the page says in plain words (%s) that no money moves, and has nothing but its own style", async (language, words, back) => {
  const { address } = await opened(language);
  const response = await appOf(shop).request(address);
  const text = await response.text();
  expect(response.status).toBe(200);
  expect(text).toMatch(words);
  expect(text).toContain("1\u00a0499,50\u00a0грн");
  expect(text).toContain("&lt;b&gt;1042&lt;/b&gt;");
  expect(text.match(/name="decision" value="[a-z-]+"/g)).toHaveLength(4);
  const [, nonce = ""] = /<style nonce="([^"]+)">/.exec(text) ?? [];
  expect(response.headers.get("content-security-policy")).toContain(`style-src 'self' 'nonce-${nonce}'`);
  await send(address, "close");
  expect(await (await appOf(shop).request(address)).text()).toContain(back);
});

test("a decision is taken once and leads back to the shop; nonsense is refused", async () => {
  const { address, status } = await opened();
  expect((await send(address, "steal")).status).toBe(400);
  for (const decision of ["pay", "refuse"]) {
    const response = await send(address, decision);
    expect([response.status, response.headers.get("location")]).toEqual([303, "http://localhost:3000/account/unpaid-orders"]);
  }
  expect(await status()).toMatchObject({ state: "sandbox" });
  expect((await send(address.replace(/[0-9a-f]{4}$/, "0000"), "pay")).status).toBe(404);
});

test("S18 in production the page is not there, even where a sandbox was left open", async () => {
  const { address, status } = await opened();
  const real: TestShop = { ...shop, config: { ...shop.config, mode: "production" } };
  expect((await appOf(real).request(address)).status).toBe(404);
  expect((await send(address, "pay", real)).status).toBe(404);
  expect(await status()).toMatchObject({ state: "waiting" });
});
