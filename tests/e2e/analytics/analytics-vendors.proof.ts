import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startGa4StandIn } from "../../../integrations/ga4/stand-in.ts";
import { startMetaStandIn } from "../../../integrations/meta/stand-in.ts";
import type { ApiClient, Json } from "../../../support/api-client.ts";
import { axeViolations, complaintsOf, openBrowser } from "../../../support/pages/browser.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { codeOf } from "../../../support/pages/code-of.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { recognised } from "../person-signing-in.ts";

/** Vendors' scripts are stood in for: each writes its cookie and calls home with every event, as the real ones do. */
const googleScript = `{
  document.cookie = "_ga=GA1.1.286403989.1366364567; path=/";
  document.cookie = "_ga_TEST123=GS2.1.s1747132561$o1$g0; path=/";
  const layer = window.dataLayer, push = layer.push;
  const send = ([what, name, values]) => what === "event" && !window["ga-disable-G-TEST123"] &&
    fetch("https://region1.google-analytics.com/g/collect", { method: "POST", mode: "no-cors", body: JSON.stringify({ name, values }) });
  const each = (all) => all.filter((one) => Object.prototype.toString.call(one) === "[object Arguments]").forEach(send);
  each(layer);
  layer.push = (...all) => (each(all), push.apply(layer, all));
}`;
const metaScript = `{
  document.cookie = "_fbp=fb.1.1732531200123.123456; path=/";
  let may = true;
  const send = (call, name, values, { eventID } = {}) => {
    if (call === "consent") may = name === "grant";
    if (may && call.startsWith("track"))
      fetch("https://www.facebook.com/tr/", { method: "POST", mode: "no-cors", body: JSON.stringify({ name, values, id: eventID }) });
  };
  fbq.callMethod = send;
  fbq.queue.forEach((command) => send(...command));
}`;
const vendors = /^https:\/\/[^/]*(google|doubleclick|facebook)/;

const [secret, token, pixelId] = ["secret-of-a-test-stream", "token-of-a-test-pixel", "1234567890"];
let shop: RunningShop;
let browser: Browser;
let google: Awaited<ReturnType<typeof startGa4StandIn>>;
let meta: Awaited<ReturnType<typeof startMetaStandIn>>;
let write: (ids: { ga4_measurement_id: string; meta_pixel_id: string }) => Promise<unknown>;
beforeAll(async () => {
  [google, meta] = await Promise.all([startGa4StandIn({ secret }), startMetaStandIn({ token, pixelId })]);
  const vendorsOfServer = { GA4_API_SECRET: secret, GA4_URL: google.origin, META_ACCESS_TOKEN: token, META_URL: meta.origin };
  [shop, browser] = await Promise.all([startShop(vendorsOfServer), openBrowser({ withPictures: false })]);
  const { call } = await ownerByCalls(shop);
  write = async (ids) => {
    const { version, values } = await call("GET", "/api/admin/settings/shop");
    return call("POST", "/api/admin/settings/shop", { version, values: { ...(values as Json), ...ids } });
  };
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  await Promise.all([google?.close(), meta?.close()]);
});

type Heard = { name: string; values: Json; id?: string };
/** A device on which everything that goes to vendors is heard, and answered by nobody else. */
async function listeningDevice() {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, reducedMotion: "reduce" });
  const heard = { all: [] as string[], google: [] as Heard[], meta: [] as Heard[] };
  await context.route(vendors, async (route) => {
    const { host, pathname } = new URL(route.request().url());
    heard.all.push(host);
    if (pathname === "/gtag/js") return route.fulfill({ contentType: "text/javascript", body: googleScript });
    if (pathname.endsWith("/fbevents.js")) return route.fulfill({ contentType: "text/javascript", body: metaScript });
    (host.endsWith("facebook.com") ? heard.meta : heard.google).push(route.request().postDataJSON() as Heard);
    return route.fulfill({ status: 204, body: "" });
  });
  const page = await context.newPage();
  return { context, page, heard, complaints: complaintsOf(page) };
}
const question = (page: Page) => page.getByRole("complementary", { name: "Статистика відвідувань" });
/** By name: two vendors set them, whichever comes first. */
const vendorCookies = async (context: BrowserContext) =>
  (await context.cookies())
    .map(({ name }) => name)
    .filter((name) => /^_(ga|fb)/.test(name))
    .toSorted();
const policyOf = async (page: Page, path: string) =>
  (await page.goto(shop.url + path))?.headers()["content-security-policy"]?.replaceAll(/ 'sha256-[^']+'/g, "");
const reset = () => write({ ga4_measurement_id: "", meta_pixel_id: "" });

test("S37 without ids no vendor is let in or asked about; with them exactly theirs, and nothing is fetched before a yes", async () => {
  await reset();
  const { context, page, heard, complaints } = await listeningDevice();
  const before = await policyOf(page, "/new-items");
  await question(page).waitFor();
  expect(await question(page).getByRole("button", { name: "Налаштувати" }).count()).toBe(0);
  await question(page).getByRole("button", { name: "Дозволити", exact: true }).click();
  await page.getByRole("button", { name: "Статистику дозволено. Змінити" }).click();

  await write({ ga4_measurement_id: "G-TEST123", meta_pixel_id: pixelId });
  await expect.poll(() => policyOf(page, "/new-items")).not.toBe(before);
  expect(await policyOf(page, "/new-items")).toContain("script-src 'self' https://*.googletagmanager.com https://connect.facebook.net;");
  await question(page).getByRole("button", { name: "Налаштувати" }).click();
  for (const name of ["Статистика відвідувань", "Реклама у Facebook та Instagram"])
    expect(await question(page).getByRole("checkbox", { name }).isChecked()).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  await question(page).getByRole("button", { name: "Не дозволяти" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Статистику вимкнено. Змінити" }).waitFor();
  expect(heard.all).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test("S53 each vendor hears by its own consent, once, and nothing from the moment it is taken back; its cookies go", async () => {
  await write({ ga4_measurement_id: "G-TEST123", meta_pixel_id: pixelId });
  const { context, page, heard, complaints } = await listeningDevice();
  await page.goto(`${shop.url}/product/planted-stock-50?utm_source=fb&q=0671234567`);
  await question(page).getByRole("button", { name: "Налаштувати" }).click();
  await question(page).getByRole("checkbox", { name: "Статистика відвідувань" }).check();
  await question(page).getByRole("button", { name: "Зберегти вибір" }).click();
  await expect.poll(() => heard.google.map(({ name }) => name)).toEqual(["page_view", "view_item_list", "view_item"]);
  expect(heard.google[0]?.values["page_location"]).toBe(`${shop.url}/product/planted-stock-50?utm_source=fb`);
  expect(heard.all.some((host) => host.includes("facebook"))).toBe(false);

  await page.getByRole("button", { name: "Статистику дозволено. Змінити" }).click();
  await expect.poll(() => vendorCookies(context)).toEqual([]);
  const until = heard.all.length;
  await page.getByRole("button", { name: "Додати в кошик" }).first().click();
  await page.getByRole("dialog", { name: "Кошик", exact: true }).getByRole("timer").waitFor();
  expect(heard.all.length).toBe(until);

  await page.goto(`${shop.url}/product/planted-stock-50`);
  await question(page).getByRole("button", { name: "Дозволити", exact: true }).click();
  await expect.poll(() => heard.meta.map(({ name }) => name)).toEqual(["PageView", "ViewCategory", "ViewContent"]);
  await expect.poll(() => vendorCookies(context)).toEqual(["_fbp", "_ga", "_ga_TEST123"]);
  await page.getByRole("button", { name: "Статистику й рекламу дозволено. Змінити" }).click();
  await expect.poll(() => vendorCookies(context)).toEqual([]);
  expect(heard.all.filter((host) => host === "connect.facebook.net")).toHaveLength(1);
  expect(complaints).toEqual([]);
  await context.close();
});

/** Twenty pieces again, of a customer whose place the checkout knows. */
async function fillAgain(app: ApiClient): Promise<void> {
  await placeOrderByCalls(app);
  const { body } = await app.get("/api/get-product/planted-stock-50");
  const [variation] = body["productVariations"] as { id: number }[];
  const lines = [{ productId: body["id"], variationId: variation?.id, packs: 20 }];
  await app.post("/api/basket-add-many", { lines }, { "Idempotency-Key": crypto.randomUUID() });
}

test("a purchase is told once by the browser, under the name the server tells it by, and not again by its page", async () => {
  await write({ ga4_measurement_id: "G-TEST123", meta_pixel_id: pixelId });
  const { context, page, heard, complaints } = await listeningDevice();
  const { app } = await newCustomer(shop);
  await fillAgain(app);
  await recognised(context, shop, app);
  await page.goto(`${shop.url}/cart`);
  await question(page).getByRole("button", { name: "Дозволити", exact: true }).click();
  await expect.poll(() => heard.google.map(({ name }) => name)).toContain("view_cart");
  await page.goto(`${shop.url}/checkout`);
  await expect.poll(() => heard.meta.map(({ name }) => name)).toContain("InitiateCheckout");
  await page.getByRole("button", { name: "Підтвердити замовлення" }).click();
  await page.waitForURL("**/checkout/success?number=*");
  const number = new URL(page.url()).searchParams.get("number");

  const purchasesOf = (events: Heard[]) => events.filter(({ name }) => name.toLowerCase() === "purchase");
  await expect.poll(() => [purchasesOf(heard.google).length, purchasesOf(heard.meta).length]).toEqual([1, 1]);
  await expect.poll(() => [google.told.length, meta.told.length]).toEqual([1, 1]);
  const [told] = google.told[0]?.events ?? [];
  expect(purchasesOf(heard.google)[0]?.values).toMatchObject({
    event_id: `purchase-${number}`,
    transaction_id: told?.params.transaction_id,
    value: told?.params.value,
    items: [{ item_id: told?.params.items[0]?.item_id, quantity: 20 }],
  });
  expect([told?.params.event_id, meta.told[0]?.event_id]).toEqual([`purchase-${number}`, purchasesOf(heard.meta)[0]?.id]);
  expect(purchasesOf(heard.meta)[0]?.values).toMatchObject(meta.told[0]?.custom_data ?? {});
  const names = heard.google.map(({ name }) => name);
  for (const name of ["begin_checkout", "add_shipping_info", "add_payment_info"])
    expect(names.filter((one) => one === name)).toHaveLength(1);

  const pages = () => heard.google.filter(({ name }) => name === "page_view").length;
  const seen = pages();
  await page.reload();
  await expect.poll(pages).toBe(seen + 1);
  await page.goto(`${shop.url}/account/orders/${number}`);
  await expect.poll(pages).toBe(seen + 2);
  await page.goBack();
  await expect.poll(pages).toBe(seen + 3);
  expect([purchasesOf(heard.google).length, purchasesOf(heard.meta).length]).toEqual([1, 1]);
  expect(complaints).toEqual([]);
  await context.close();
});

test("where a blocker keeps vendors out, the shop goes on and says nothing of its own", async () => {
  await write({ ga4_measurement_id: "G-TEST123", meta_pixel_id: pixelId });
  const { context, page } = await listeningDevice();
  await context.unroute(vendors);
  await context.route(vendors, (route) => route.abort());
  const complaints = complaintsOf(page, { except: /net::ERR_FAILED/ });
  await page.goto(`${shop.url}/product/planted-stock-50`);
  await question(page).getByRole("button", { name: "Дозволити", exact: true }).click();
  await page.getByRole("button", { name: "Додати в кошик" }).first().click();
  await page.getByRole("dialog", { name: "Кошик", exact: true }).getByRole("timer").waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test("where the code that counts does not come, the page stays as it is and no vendor hears anything", async () => {
  const { context, page, heard } = await listeningDevice();
  await context.route(`**${codeOf("app/analytics/telling/telling.ts")}`, (route) => route.abort());
  await page.goto(`${shop.url}/product/planted-stock-50`);
  const askedBeforeLoadingAnew = page.waitForRequest("**/healthz", { timeout: 3_000 }).catch(() => undefined);
  await question(page).getByRole("button", { name: "Дозволити", exact: true }).click();
  await page.getByRole("button", { name: "Додати в кошик" }).first().click();
  await page.getByRole("dialog", { name: "Кошик", exact: true }).getByRole("timer").waitFor();
  expect(await askedBeforeLoadingAnew).toBeUndefined();
  expect([heard.google, heard.meta]).toEqual([[], []]);
  await context.close();
});
