import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiClient, newPhone, type ApiClient } from "../../../support/api-client.ts";
import { openBrowser } from "../../../support/pages/browser.ts";
import { ensureTestPostgres } from "../../../support/postgres-cluster.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";

/** Two server processes on one database: the phone talks to one, the desk to the other. */
let shops: RunningShop[];
let browser: Browser;
let phone: ApiClient;
let desk: Page;
let wanted: { productId: unknown; variationId: unknown };

beforeAll(async () => {
  const DATABASE_URL = await ensureTestPostgres();
  shops = [await startShop({ DATABASE_URL }), await startShop({ DATABASE_URL })];
  browser = await openBrowser({ withPictures: false });
  const [first, second] = shops as [RunningShop, RunningShop];
  phone = apiClient(first.url);
  await phone.signIn(newPhone(), first.codeFor);
  const { body } = await phone.get("/api/get-product/planted-stock-50");
  wanted = { productId: body["id"], variationId: (body["productVariations"] as { id: number }[])[0]?.id };
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([
    { name: "token", value: phone.token ?? "", url: second.url, httpOnly: true, sameSite: "Lax" },
    { name: "signed_in", value: "1", url: second.url, sameSite: "Lax" },
  ]);
  desk = await context.newPage();
  await desk.goto(second.url);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all((shops ?? []).map((shop) => shop.stop()));
});

const clock = () => desk.getByRole("timer").first();

test("what the phone reserves stands on the desk without a reload, with the same clock", async () => {
  await desk.waitForResponse((response) => response.url().endsWith("/api/cart-events"));
  expect(await clock().count()).toBe(0);
  const { body } = await phone.post("/api/basket-add-product", { ...wanted, productAdd: true });
  await clock().waitFor({ timeout: 5_000 });
  const end = (body["cart"] as { reservationEnd: number }).reservationEnd;
  const stored = await desk.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "{}") as { cart: { reservationEnd: number } });
  expect(stored.cart.reservationEnd).toBe(end);
});

test("two tabs of the desk hold one stream and both follow", async () => {
  const tab = await desk.context().newPage();
  const streams: string[] = [];
  tab.on("request", (request) => request.url().endsWith("/api/cart-events") && streams.push(request.url()));
  await tab.goto(shops[1]?.url ?? "");
  await tab.getByRole("timer").first().waitFor();
  await phone.post("/api/basket-add-product", { ...wanted, productAdd: true });
  const pieces = (page: Page) =>
    page.evaluate(() => (JSON.parse(localStorage.getItem("cart") ?? "{}") as { cart: { counter: number } }).cart.counter);
  await expect.poll(() => pieces(tab)).toBe(2);
  expect(streams).toEqual([]);
  await tab.close();
});

test("what the phone gives up is gone from the desk", async () => {
  const orderId = (await phone.get("/api/get-cart")).body["orderId"];
  await phone.post("/api/delete-cart", { orderId });
  await clock().waitFor({ state: "hidden", timeout: 5_000 });
});

test("a guest gets no stream; a server that stops ends its streams", async () => {
  const [first, second] = shops as [RunningShop, RunningShop];
  expect((await fetch(`${first.url}/api/cart-events`)).status).toBe(204);
  const stream = await fetch(`${second.url}/api/cart-events`, { headers: { Authorization: `Bearer ${phone.token}` } });
  expect(stream.headers.get("content-type")).toContain("text/event-stream");
  await desk.close();
  const [, text] = await Promise.all([second.stop(), stream.text()]);
  expect(text).toContain("event: open");
});
