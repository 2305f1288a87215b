import { expect, test } from "vitest";
import { layoutMessages } from "../../../app/storefront/layout/layout.messages.ts";
import { subscribeMessages } from "../../../features/leads/subscribe.messages.ts";
import { signInMessages } from "../../../features/sign-in/sign-in.messages.ts";
import { placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { complaintsOfLook } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { recognised } from "../person-signing-in.ts";

/** The shop on a device without a connection. */
const place = openShopAndBrowser({ withPictures: false });
const words = layoutMessages.uk;

async function visitor() {
  const { shop, browser } = place();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "allow", reducedMotion: "reduce" });
  const page = await context.newPage();
  /** The worker answers from the second page on. */
  const underWorker = async (path = "/") => {
    await page.goto(shop.url + path);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  };
  const kept = (name: string) =>
    page.evaluate(
      async (cache) => ((await caches.has(cache)) ? (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname) : []),
      name,
    );
  return { shop, context, page, underWorker, kept };
}

test("what was seen can be seen without a connection, with the word of when that was; the rest says that it is not here", async () => {
  const { shop, context, page, underWorker } = await visitor();
  await underWorker();
  for (const path of ["/", "/faq", "/new-items"]) await page.goto(shop.url + path);
  const goods = await page.locator("main a[href^='/product/']").first().getAttribute("href");
  await context.setOffline(true);
  await page.goto(`${shop.url}/faq`);
  await page.getByText(/Показуємо, що було о \d\d:\d\d\./).waitFor();
  await page.goto(`${shop.url}/new-items`);
  await page.locator(`main a[href="${goods}"]`).first().waitFor();
  await page.getByRole("banner").getByRole("link", { name: words.siteName }).first().click();
  await page.waitForURL(`${shop.url}/`);
  await page.locator("main").getByRole("heading").first().waitFor();
  const response = await page.goto(`${shop.url}/warranty`);
  expect(response?.status()).toBe(503);
  await page.getByRole("heading", { name: "Немає зв\u02bcязку" }).waitFor();
  await page.getByRole("heading", { name: "Збережені сторінки" }).waitFor();
  expect((await page.goto(`${shop.url}/checkout`))?.status()).toBe(503);
  await page.getByRole("heading", { name: "Немає зв\u02bcязку" }).waitFor();
  await context.setOffline(false);
  await page.goto(`${shop.url}/warranty`);
  await page.getByText(words["pwa.offline"]).waitFor({ state: "detached" });
  await context.close();
});

test("who subscribes without a connection reads so at the form, and the page and the address stay", async () => {
  const { shop, browser } = place();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${shop.url}/faq`);
  const [title, footer] = [page.getByRole("heading", { level: 1 }), page.getByRole("contentinfo")];
  const before = await title.textContent();
  await context.setOffline(true);
  const address = footer.getByLabel(subscribeMessages.uk["subscribe.title"]);
  await address.fill("iryna@mail.ua");
  await footer.getByRole("button", { name: subscribeMessages.uk["subscribe.send"] }).click();
  await footer.getByText(signInMessages.uk["err.network"]).waitFor();
  expect([await title.textContent(), await address.inputValue()]).toEqual([before, "iryna@mail.ua"]);
  await context.setOffline(false);
  await footer.getByRole("button", { name: subscribeMessages.uk["subscribe.send"] }).click();
  await footer.getByText(subscribeMessages.uk["subscribe.done"]).waitFor();
  await context.close();
});

test("without a worker a way that has no connection says so, and goes on by itself", async () => {
  const { shop, browser } = place();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${shop.url}/male`);
  await context.setOffline(true);
  await page.getByRole("link", { name: words["gender.kids"], exact: true }).first().click();
  await page.getByRole("heading", { name: words["err.offline"] }).waitFor();
  expect(await page.locator("main").innerText()).not.toMatch(/500|вже знаємо/);
  expect(await complaintsOfLook(page, "no-connection")).toEqual([]);
  await page.getByRole("link", { name: words["err.retry"] }).click();
  await page.getByRole("heading", { name: words["err.offline"] }).waitFor();
  await context.setOffline(false);
  await page.getByRole("heading", { name: words["gender.kids"], level: 1 }).waitFor();
  await context.close();
});

test("S43 cart and last order are read without a connection, and nothing personal stays after signing out", async () => {
  const { shop, context, page, underWorker, kept } = await visitor();
  const { app } = await newCustomer(shop);
  const number = await placeOrderByCalls(app, { pieces: 5 });
  await recognised(context, shop, app);
  await underWorker();
  for (const path of [`/account/orders/${number}`, "/cart"]) await page.goto(shop.url + path);
  await page.goto(`${shop.url}/account/personal`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await context.setOffline(true);
  await page.goto(`${shop.url}/account/orders/${number}`);
  await page.getByRole("heading", { name: String(number) }).waitFor();
  await page.getByText(/Показуємо, що було о/).waitFor();
  await context.setOffline(false);
  expect(await kept("pages")).not.toContain(`/account/orders/${number}`);
  expect(await kept("personal")).toContain(`/account/orders/${number}`);

  await page.goto(`${shop.url}/account`);
  await page.getByRole("button", { name: "Вийти" }).first().click();
  await page.locator("dialog[open]").getByRole("button", { name: "Вийти" }).click();
  await expect.poll(async () => (await kept("personal")).filter((path) => path.startsWith("/account"))).toEqual([]);
  const left = await page.evaluate(async (secret) => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        if ((await (await caches.match(request))?.text())?.includes(secret)) found.push(request.url);
    return found;
  }, String(number));
  expect(left).toEqual([]);
  await context.close();
});

test("nothing of the checkout or of the back office is kept", async () => {
  const { shop, page, underWorker, kept, context } = await visitor();
  await underWorker();
  for (const path of ["/checkout", "/admin", "/sign-in"]) await page.goto(shop.url + path);
  const all = [...(await kept("pages")), ...(await kept("personal"))];
  expect(all.filter((path) => /checkout|admin|sign-in/.test(path))).toEqual([]);
  await context.close();
});
