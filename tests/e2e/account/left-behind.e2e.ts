import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { apiClient } from "../../../support/api-client.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { personAt, recognised } from "../person-signing-in.ts";

/** Data that one person leaves in a browser is shown to nobody else. */
const place = openShopAndBrowser({ withPictures: false });

const tab = async (): Promise<{ context: BrowserContext; page: Page; me: ReturnType<typeof personAt> }> => {
  const context = await place().browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  return { context, page, me: personAt(page, { language: "uk", shop: place().shop }) };
};
const banner = (page: Page) => page.getByRole("banner");
const within = (page: Page, name: string) => banner(page).getByRole("link", { name: new RegExp(`^${name}`) });
const searchField = (page: Page) => page.getByRole("combobox", { name: "Пошук" });
const recentQueries = (page: Page) => page.getByRole("listbox", { name: "Нещодавні запити" });
const quickOrderRows = (page: Page) => page.getByRole("textbox", { name: "Рядки замовлення" });

/** A favourite, a product looked at, a query, an order half typed, a profile half changed. */
async function leaveTraces(page: Page, me: ReturnType<typeof personAt>): Promise<void> {
  await me.arrive("/product/planted-twelve-colours");
  await page.getByRole("button", { name: "Додати в обране" }).first().click();
  await searchField(page).fill("сукня");
  await page.getByRole("option").first().waitFor();
  await searchField(page).press("ArrowUp");
  await searchField(page).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Пошук: «сукня»" }).waitFor();
  await page.goto(me.address("/quick-order"));
  await quickOrderRows(page).fill("SR-1110-0001; 46; чорний; 4");
  await me.arrive("/account/personal");
  await page.getByLabel(me.own["form.patronymic"]).fill("Василівна");
}

async function nothingIsLeft(page: Page, me: ReturnType<typeof personAt>): Promise<void> {
  await within(page, "Обране").click();
  await page.getByRole("heading", { level: 1, name: "Обране" }).waitFor();
  expect(await page.getByRole("main").getByRole("article").count()).toBe(0);
  await searchField(page).click();
  await page.getByRole("listbox", { name: "Пошук" }).getByRole("option").first().waitFor();
  expect(await recentQueries(page).count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.goto(me.address("/quick-order"));
  expect(await quickOrderRows(page).inputValue()).toBe("");
  await page.goto(me.address("/viewed"));
  await page.getByText("Тут зʼявляться товари, які ви переглянете.").waitFor();
}

test("after a sign-out nothing of a person is left in the tab, and the next one who signs in there gets nothing of them", async () => {
  const { context, page, me } = await tab();
  const [first, next] = [await newCustomer(place().shop), await newCustomer(place().shop)];
  await recognised(context, place().shop, first.app);
  await leaveTraces(page, me);
  const other = await context.newPage();
  await other.goto(me.address("/delivery"));

  await me.button(me.words["auth.logout"]).first().click();
  await page.getByRole("dialog").getByRole("button", { name: me.words["auth.logout"] }).click();
  await page.waitForURL(me.home);
  await me.account.waitFor();
  await expect.poll(() => other.evaluate(() => document.cookie)).not.toContain("signed_in");
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...document.cookie.split("; ")]);
  expect(kept.filter((name) => /^(person|cart|favorites|viewed|recent_queries|quick-order|.*draft|matrix)/.test(name))).toEqual([]);

  await me.open();
  await me.byCode(next.phone);
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await nothingIsLeft(page, me);
  expect((await next.app.get("/api/get-favorites")).body).toEqual([]);
  await context.close();
});

test("whose session ended without a sign-out leaves the next person nothing either, and finds it again when they are back themselves", async () => {
  const { context, page, me } = await tab();
  const [first, next] = [await newCustomer(place().shop), await newCustomer(place().shop)];
  await recognised(context, place().shop, first.app);
  await leaveTraces(page, me);

  await context.clearCookies({ name: "token" });
  await page.reload();
  await me.open();
  await me.byCode(first.phone);
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.goto(me.address("/account/personal"));
  await expect.poll(() => page.getByLabel(me.own["form.patronymic"]).inputValue()).toBe("Василівна");

  await context.clearCookies({ name: "token" });
  await page.goto(me.address("/"));
  await me.open();
  await me.byCode(next.phone);
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await nothingIsLeft(page, me);
  const theirs = apiClient(place().shop.url);
  await theirs.signIn(first.phone, place().shop.codeFor);
  expect((await theirs.get("/api/get-favorites")).body).toHaveLength(1);
  expect((await next.app.get("/api/get-favorites")).body).toEqual([]);
  await context.close();
});

test("with a sign-out the typed phone is gone from its dialog, and whoever is at the checkout in another tab is led home", async () => {
  const { context, page, me } = await tab();
  const { phone, app } = await newCustomer(place().shop);
  await page.goto(me.address("/delivery"));
  await me.open();
  await me.byCode(phone);
  await page.waitForURL("**/account");
  const { body } = await app.get("/api/get-product/planted-stock-50");
  const [one] = body["productVariations"] as { id: number }[];
  await app.post("/api/basket-add-product", { productId: body["id"], variationId: one?.id, productAdd: true });
  const checkout = await context.newPage();
  await Promise.all([checkout.waitForResponse("**/api/get-profile"), checkout.goto(me.address("/checkout"))]);

  await me.button(me.words["auth.logout"]).first().click();
  await page.getByRole("dialog").getByRole("button", { name: me.words["auth.logout"] }).click();
  await page.waitForURL(me.home);
  await checkout.waitForURL(me.home);
  await page.bringToFront();
  await me.open();
  expect(await me.field().inputValue()).toBe("");
  await app.post("/api/delete-cart", { orderId: (await app.get("/api/get-cart")).body["orderId"] });
  await context.close();
});

test("a sign-in is one call: its answer brings the profile, the cart and the favourites; new messages are asked for beside it", async () => {
  const { context, page, me } = await tab();
  const { phone, app } = await newCustomer(place().shop);
  const product = (await app.get("/api/get-product/planted-twelve-colours")).body as { id: number };
  await app.post("/api/add-favorite", { product_id: product.id });
  await page.goto(me.address("/delivery"));
  await me.open();
  await me.phone(phone);
  const code = await place().shop.codeFor(phone);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await page.keyboard.type(code);
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await banner(page)
    .getByRole("link", { name: /Обране.*1/ })
    .waitFor();
  await page.waitForLoadState("networkidle");
  expect(calls.filter((path) => path.startsWith("/api/") && path !== "/api/cart-events")).toEqual([
    "/api/sms-code-check",
    "/api/check-new-message",
  ]);
  await context.close();
});
