import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { layoutMessages } from "../../../app/storefront/layout/layout.messages.ts";
import { cartMessages } from "../../../features/cart/cart.messages.ts";
import { clockMessages } from "../../../features/cart/clock/clock.messages.ts";
import { waitingMessages } from "../../../features/cart/waiting/waiting.messages.ts";
import type { ApiClient } from "../../../support/api-client.ts";
import { complaintsOfLook } from "../../../support/pages/browser.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { codeOf } from "../../../support/pages/code-of.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { recognised } from "../person-signing-in.ts";

/** Adds pressed without a connection: kept, shown for what they are, sent once. */
const place = openShopAndBrowser({ withPictures: false });
const words = waitingMessages.uk;
const PRODUCT = "/product/planted-stock-50";

async function device(options: { serviceWorkers: "allow" | "block" }) {
  const { shop, browser } = place();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce", ...options });
  return { shop, context, open: () => openPage(context, shop.url) };
}

async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url + PRODUCT);
  return page;
}

async function signedInDevice(options: { serviceWorkers: "allow" | "block" } = { serviceWorkers: "block" }) {
  const one = await device(options);
  const { app, phone } = await newCustomer(one.shop);
  await recognised(one.context, one.shop, app);
  return { ...one, app, phone };
}

const add = (page: Page) =>
  page
    .locator("main form[method=post]")
    .filter({ has: page.locator('input[value="add"]') })
    .getByRole("button", { name: /^(Додати в кошик|У кошику)/ })
    .click();
const openCart = (page: Page) => page.getByRole("banner").getByRole("button", { name: layoutMessages.uk.cart }).last().click();
const waiting = (page: Page) => page.getByRole("dialog").getByRole("region", { name: words["waiting.title"] });
const queued = (page: Page) => page.getByText(words["waiting.queued"]).waitFor();
const kept = (page: Page) => page.evaluate(() => (JSON.parse(localStorage.getItem("cart_waiting") ?? "[]") as unknown[]).length);
const comesBack = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event("online")));
const held = async (app: ApiClient) => (await app.get("/api/get-cart")).body["counter"];
/** The connection of a page that believes to have one; `isHeard`: the shop hears it and its answer is lost. */
const cut = (page: Page, { isHeard }: { isHeard: boolean }) =>
  page.route("**/api/basket-add-*", async (route) => {
    if (isHeard) await route.fetch();
    await route.abort();
  });

test("two adds without a connection outlive a reload, stand in another tab as not reserved, and are in the cart once", async () => {
  const { app, shop, context, open } = await signedInDevice({ serviceWorkers: "allow" });
  const page = await open();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The worker keeps the second page.
  await page.goto(shop.url + PRODUCT);
  await context.setOffline(true);
  await add(page);
  await queued(page);
  await expect.poll(() => kept(page)).toBe(1);
  await add(page);
  await expect.poll(() => kept(page)).toBe(2);

  await page.goto(shop.url + PRODUCT);
  const tab = await open();
  await openCart(tab);
  await waiting(tab).getByText(/2\sшт/).waitFor();
  await waiting(tab)
    .getByText(/ціна на той час/)
    .waitFor();
  expect(await complaintsOfLook(tab, "cart-waiting")).toEqual([]);
  expect(await tab.getByRole("dialog").getByText(cartMessages.uk["cart.checkout"]).count()).toBe(0);

  await context.setOffline(false);
  await expect.poll(() => held(app)).toBe(2);
  await waiting(tab).waitFor({ state: "detached" });
  expect(await kept(page)).toBe(0);
  for (const one of [page, tab]) await comesBack(one);
  await page.goto(shop.url + PRODUCT);
  expect(await held(app)).toBe(2);
  await context.close();
});

test("an add whose answer was lost is looked for in the cart before it is sent again", async () => {
  const { app, context, open } = await signedInDevice();
  const page = await open();
  await cut(page, { isHeard: true });
  await add(page);
  await queued(page);
  await page.unroute("**/api/basket-add-*");
  await comesBack(page);
  await page.getByText(words["waiting.added"](1)).waitFor();
  expect([await kept(page), await held(app)]).toEqual([0, 1]);
  await context.close();
});

test("S43 signing out forgets what waits", async () => {
  const { app, phone, shop, context, open } = await signedInDevice();
  const page = await open();
  await cut(page, { isHeard: false });
  await add(page);
  await queued(page);
  await page.goto(`${shop.url}/account`);
  expect(await kept(page)).toBe(1);
  await cut(page, { isHeard: false });
  await page.getByRole("button", { name: "Вийти" }).first().click();
  await page.locator("dialog[open]").getByRole("button", { name: "Вийти" }).click();
  await expect.poll(() => kept(page)).toBe(0);
  await page.unroute("**/api/basket-add-*");
  await comesBack(page);
  await page.goto(shop.url + PRODUCT);
  await app.signIn(phone, shop.codeFor);
  expect(await held(app)).toBe(0);
  await context.close();
});

test("S43 what a customer pressed is not sent for a guest after the session has ended", async () => {
  const { shop, context, open } = await signedInDevice();
  const page = await open();
  await cut(page, { isHeard: false });
  await add(page);
  await queued(page);
  await page.unroute("**/api/basket-add-*");
  await context.clearCookies({ name: /^(token|signed_in)$/ });
  await page.goto(`${shop.url}/cart`);
  await comesBack(page);
  await page.getByRole("region", { name: words["waiting.titleSignIn"] }).waitFor();
  await page.getByText(cartMessages.uk["cart.empty"]).waitFor();
  expect(await kept(page)).toBe(1);
  await context.close();
});

test("of a guest's adds one is reserved, the other waits for signing in until it is dropped", async () => {
  const { context, open } = await device({ serviceWorkers: "block" });
  const page = await open();
  await cut(page, { isHeard: false });
  for (const count of [1, 2]) {
    await add(page);
    await expect.poll(() => kept(page)).toBe(count);
  }
  await page.unroute("**/api/basket-add-*");
  await comesBack(page);
  await page.getByRole("dialog").getByRole("textbox").first().waitFor();
  await page.keyboard.press("Escape");
  await openCart(page);
  const rest = page.getByRole("dialog").getByRole("region", { name: words["waiting.titleSignIn"] });
  await rest.getByText(/1\sшт/).waitFor();
  await rest.getByRole("button", { name: /^Не додавати/ }).click();
  await rest.waitFor({ state: "detached" });
  expect(await kept(page)).toBe(0);
  await context.close();
});

test("where no worker answers the page itself has the code that lets an add wait; a press before it is there says that nothing was added", async () => {
  const { app, context, open } = await signedInDevice();
  const isCode = (url: URL | string) => String(url).endsWith(codeOf("features/cart/ui/waiting/let-wait.ts"));
  const late = await context.newPage();
  await late.route(isCode, (route) => route.abort());
  await late.goto(place().shop.url + PRODUCT);
  await context.setOffline(true);
  await add(late);
  await late.getByText(clockMessages.uk["cart.notAdded"]).waitFor();
  expect(await kept(late)).toBe(0);
  await context.setOffline(false);

  const code = context.waitForEvent("response", (response) => isCode(response.url()));
  const page = await open();
  await (await code).finished();
  await context.setOffline(true);
  await add(page);
  await queued(page);
  expect(await kept(page)).toBe(1);
  await context.setOffline(false);
  await comesBack(page);
  await expect.poll(() => held(app)).toBe(1);
  await context.close();
});

test("what was sold out meanwhile is said to be, and waits no longer", async () => {
  const { app, shop, context, open } = await signedInDevice();
  const page = await open();
  await cut(page, { isHeard: false });
  await add(page);
  await queued(page);
  const { app: other } = await newCustomer(shop);
  const { body } = await other.get("/api/get-product/planted-stock-50");
  const [variation] = body["productVariations"] as { id: number; stock: number }[];
  const lines = [{ productId: body["id"], variationId: variation?.id, packs: variation?.stock }];
  const answer = await other.post("/api/basket-add-many", { lines }, { "Idempotency-Key": "takes-all-there-is" });
  expect(answer.body["result"]).toBe(true);
  await page.unroute("**/api/basket-add-*");
  await comesBack(page);
  await page.getByRole("dialog").getByText(cartMessages.uk["unavailable.soldOut"]).waitFor();
  expect([await kept(page), await held(app)]).toEqual([0, 0]);
  await context.close();
});
