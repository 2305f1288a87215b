import { randomUUID } from "node:crypto";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cartMessages } from "../../../features/cart/cart.messages.ts";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import { endCartBehind, hasFocus, openBrowser } from "../../../support/pages/browser.ts";
import type { ApiClient } from "../../../support/api-client.ts";
import { placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { personAt, recognised } from "../person-signing-in.ts";

/** The clock of a reservation is the server's, whatever the device's clock says, does, or sleeps through. */
const HOUR = 3_600;
const words = cartMessages.uk;
const checkoutWords = ordersMessages.uk;
let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser({ withPictures: false })]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

/** A device whose clock is that many seconds off, with a reservation made just now. */
async function deviceWithCart(secondsOff: number): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.clock.install({ time: Date.now() + secondsOff * 1_000 });
  await page.goto(`${shop.url}/product/planted-stock-50`);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Додати в кошик", exact: true }).first().click();
  await page.getByRole("dialog").getByRole("timer").waitFor();
  await page.keyboard.press("Escape");
  return { context, page };
}

const secondsShown = async (page: Page): Promise<number> => {
  const [minutes = 0, seconds = 0] = ((await page.getByRole("timer").first().textContent()) ?? "").split(":").map(Number);
  return minutes * 60 + seconds;
};
/** Seconds left as the server has them, asked behind the page's back. */
const secondsLeft = async (context: BrowserContext): Promise<number> => {
  const cart = (await (await context.request.get(`${shop.url}/api/get-cart`)).json()) as { reservationEnd: number; serverNow: number };
  return Math.floor((cart.reservationEnd - cart.serverNow) / 1_000);
};
const expectServersTime = async ({ context, page }: { context: BrowserContext; page: Page }) =>
  expect.poll(async () => Math.abs((await secondsShown(page)) - (await secondsLeft(context)))).toBeLessThanOrEqual(2);

test.each([
  ["an hour ahead", HOUR],
  ["an hour behind", -HOUR],
])("a device whose clock is %s shows the server's countdown, also after a reload", async (_, off) => {
  const device = await deviceWithCart(off);
  await expectServersTime(device);
  await device.page.reload();
  await expectServersTime(device);
  await device.context.close();
});

test("a clock that is set while the page is open moves nothing and ends nothing", async () => {
  const device = await deviceWithCart(0);
  for (const jump of [HOUR, -2 * HOUR]) {
    await device.page.clock.setSystemTime(Date.now() + jump * 1_000);
    await expectServersTime(device);
  }
  expect(await device.page.locator("dialog[open]").count()).toBe(0);
  await device.context.close();
});

test("a laptop that slept asks the server when it wakes: a living cart lives on, one that is over is said to be over", async () => {
  const device = await deviceWithCart(0);
  await device.page.clock.fastForward("50:00");
  await expectServersTime(device);
  await endCartBehind(device.page);
  await device.page.clock.fastForward("02:00:00");
  await device.page.getByRole("dialog").getByText(words["reservation.text"]).waitFor();
  await device.context.close();
});

test("a screen reader hears the beginning, 15, 5 and 1 minutes and the end, and nothing in between", async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${shop.url}/product/planted-stock-50`);
  const heard = await page.evaluateHandle(listen);
  await page.getByRole("button", { name: "Додати в кошик", exact: true }).first().press("Enter");
  await page.getByRole("dialog").getByRole("timer").waitFor();
  await expect.poll(() => heard.jsonValue()).toEqual([words["cart.started"](60)]);
  expect(await page.getByRole("timer").first().getAttribute("aria-live")).toBeNull();
  await page.keyboard.press("Escape");
  for (let minute = 0; minute < 58; minute += 1) await page.clock.runFor(60_000);
  await page.evaluate(() => window.scrollTo(0, 1_500));
  const extend = page.getByRole("button", { name: words["cart.extend"], exact: true });
  await expect
    .poll(async () => (await extend.boundingBox())?.y, { message: "the warning is in sight wherever the page is" })
    .toBeLessThan(60);
  expect((await extend.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.clock.runFor(80_000);
  expect(await page.getByRole("timer").first().textContent()).toMatch(/^0:[345]\d$/);
  const { y = -1 } = (await extend.boundingBox()) ?? {};
  expect(y >= 0 && y < 60, "in sight in the last minute as in the last five").toBe(true);
  await endCartBehind(page);
  for (let part = 0; part < 13; part += 1) await page.clock.runFor(10_000);
  await page.getByRole("dialog", { name: words["reservation.title"] }).waitFor();
  expect(await heard.jsonValue()).toEqual([
    words["cart.started"](60),
    words["cart.warn15"],
    words["cart.warn5"],
    words["cart.warn1"],
    words["reservation.text"],
  ]);
  await context.close();
});

/** Everything a live region says from now on, wherever one is or comes; behind an open dialog nobody hears it. */
function listen(): string[] {
  const heard: string[] = [];
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
  new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
    const regions = new Set(nodes.map((node) => elementOf(node)?.closest("[aria-live]:not([aria-live=off]), [role=status], [role=alert]")));
    const dialog = document.querySelector("dialog[open]");
    for (const region of regions) if (region?.textContent && (dialog ?? document).contains(region)) heard.push(region.textContent);
  }).observe(document, { childList: true, characterData: true, subtree: true });
  return heard;
}

test("at its last second a cart is said to be over; what another device ordered meanwhile is not offered again", async () => {
  const short = await startShop({ BASKET_LIFETIME_HOURS: String(12 / HOUR) });
  const [asleep, ordering] = await Promise.all([newCustomer(short), newCustomer(short)]);
  /** Reserves a pack of something on a device of its own. */
  const add = async (customer: ApiClient | undefined, product: string) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
    if (customer) await recognised(context, short, customer);
    const page = await context.newPage();
    await page.goto(`${short.url}/product/${product}`);
    await page.getByRole("button", { name: "Додати в кошик", exact: true }).first().press("Enter");
    await page.getByRole("dialog").getByRole("timer").waitFor();
    return page;
  };
  const lost = (page: Page) => page.getByText(words["cart.lostTitle"]);
  const looking = await add(undefined, "planted-stock-50");
  const sleeping = await add(asleep.app, "planted-stock-50");
  const ordered = await add(ordering.app, "planted-stock-50");
  await Promise.all([sleeping.goto("about:blank"), ordered.goto("about:blank")]);
  await placeOrderByCalls(ordering.app);

  await looking.getByRole("dialog", { name: words["reservation.title"] }).getByText(words["reservation.text"]).waitFor();
  expect(await lost(looking).count()).toBe(1);
  /** The number of lost lines a page keeps, once it has heard that the cart is gone. */
  const keptLines = (page: Page) =>
    page.evaluate(() => {
      const { cart, lost } = JSON.parse(localStorage.getItem("cart") ?? "{}") as { cart?: { orderId: string | null }; lost?: object[] };
      return cart?.orderId === null ? lost?.length : undefined;
    });
  for (const page of [sleeping, ordered]) await page.goto(`${short.url}/cart`);
  await expect.poll(() => keptLines(sleeping)).toBe(1);
  await lost(sleeping).first().waitFor();
  expect(await sleeping.getByRole("heading", { level: 2, name: words["cart.lostTitle"] }).count()).toBeGreaterThan(0);
  await expect.poll(() => keptLines(ordered)).toBe(0);
  await ordered.getByText(words["cart.empty"]).waitFor();
  expect([await lost(ordered).count(), await ordered.locator("dialog[open]").count()]).toEqual([0, 0]);
  // Lines lost before the device slept are reserved and ordered on another one, in a cart this one never saw.
  await sleeping.goto("about:blank");
  await placeOrderByCalls(asleep.app);
  await sleeping.goto(`${short.url}/cart`);
  await expect.poll(() => keptLines(sleeping)).toBe(0);
  for (const page of [sleeping, ordered]) await page.context().close();
  await looking.context().close();
  await short.stop();
});

test("a list that has outlived the session too is reserved whole once its customer has signed in", async () => {
  const short = await startShop({ BASKET_LIFETIME_HOURS: String(12 / HOUR) });
  const { phone, app } = await newCustomer(short);
  const { body } = await app.get("/api/get-product/planted-stock-50");
  const [one] = body["productVariations"] as { id: number }[];
  const lines = [{ productId: body["id"], variationId: one?.id, packs: 2 }];
  await app.post("/api/basket-add-many", { lines }, { "Idempotency-Key": randomUUID() });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  await recognised(context, short, app);
  const page = await context.newPage();
  const me = personAt(page, { language: "uk", shop: short });
  await me.arrive("/cart");
  await page.getByRole("timer").first().waitFor();
  await page.goto("about:blank");
  await context.clearCookies({ name: "token" });
  const cartOf = async () => (await app.get("/api/get-cart")).body;
  await expect.poll(async () => (await cartOf())["orderId"]).toBeNull();

  await page.goto(me.address("/cart"));
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain("signed_in");
  const asked = page.getByRole("dialog").getByText(me.words["auth.needForLost"]);
  await expect
    .poll(async () => {
      // The dialog that tells of the end may come after the press, in the place of the one that asks to sign in.
      await page.getByRole("button", { name: words["cart.reserveAgain"] }).first().dispatchEvent("click");
      return asked.isVisible();
    })
    .toBe(true);
  await me.byCode(phone);
  await expect.poll(async () => (await cartOf())["counter"]).toBe(2);
  await page.getByText(words["cart.lostTitle"]).waitFor({ state: "detached" });
  await context.close();
  await short.stop();
});

test("a server that is started anew goes on with the carts and the clocks that live", async () => {
  const device = await deviceWithCart(HOUR);
  const { port } = new URL(shop.url);
  const before = await secondsLeft(device.context);
  await shop.kill();
  shop = await startShop({ PORT: port }, { dataDir: shop.dataDir });
  expect(await secondsLeft(device.context)).toBeLessThanOrEqual(before);
  await expectServersTime(device);
  await device.page.reload();
  await expectServersTime(device);
  await device.context.close();
});

test("a checkout whose time ran out is placed once its goods are reserved again, with what was typed", async () => {
  const short = await startShop({ BASKET_LIFETIME_HOURS: String(12 / HOUR) });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  await recognised(context, short, (await newCustomer(short)).app);
  const page = await context.newPage();
  await page.goto(`${short.url}/product/planted-stock-50`);
  await page.getByRole("button", { name: "Додати в кошик", exact: true }).first().press("Enter");
  await page.getByRole("dialog").getByRole("timer").waitFor();
  await page.goto(`${short.url}/checkout`);
  for (const [field, text] of [
    ["checkout.town", "Хмель"],
    ["checkout.dept", "12"],
  ] as const) {
    await page.getByRole("combobox", { name: checkoutWords[field] }).fill(text);
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Enter");
  }
  const over = page.getByRole("dialog", { name: words["reservation.title"] });
  const readAnew = page.waitForResponse("**/checkout.data*");
  await over.waitFor();
  await page.keyboard.press("Escape");
  await over.waitFor({ state: "hidden" });
  // Whoever has closed the dialog finds the goods beside the form.
  await page.getByRole("main").getByRole("button", { name: words["cart.reserveAgain"] }).press("Enter");
  await readAnew;
  const submit = page.getByRole("button", { name: checkoutWords["checkout.submit"] });
  await hasFocus(submit);
  await submit.press("Enter");
  await page.waitForURL("**/checkout/success?number=*");
  await context.close();
  await short.stop();
});
