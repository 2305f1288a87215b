import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPhone } from "../../../support/api-client.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { axeViolations, complaintsOf, openBrowser, press } from "../../../support/pages/browser.ts";
import { codeOf } from "../../../support/pages/code-of.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";
import { personAt } from "../person-signing-in.ts";

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  shop = await startShop();
  browser = await openBrowser({ withPictures: false });
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

type Event = { event?: string; [field: string]: unknown };
const pushed = (page: Page): Promise<Event[]> => page.evaluate(() => [...((window as Window & { dataLayer?: Event[] }).dataLayer ?? [])]);
const named = async (page: Page, name: string) => (await pushed(page)).filter(({ event }) => event === name);
const newPage = async () => (await browser.newContext({ viewport: { width: 390, height: 800 }, reducedMotion: "reduce" })).newPage();
const question = (page: Page) => page.getByRole("complementary", { name: "Статистика відвідувань" });

test("S53 nothing is counted before a yes, after a no, or after the yes is taken back", async () => {
  const page = await newPage();
  const complaints = complaintsOf(page);
  const codeThatTells: string[] = [];
  page.on("request", (asked) => void (asked.url().endsWith(codeOf("app/analytics/telling/telling.ts")) && codeThatTells.push(asked.url())));
  await page.goto(`${shop.url}/product/planted-stock-50`);
  await question(page).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Додати в кошик" }).first().click();
  await page.getByRole("dialog", { name: "Кошик", exact: true }).getByRole("timer").waitFor();
  expect(await pushed(page)).toEqual([]);
  await page.goto(`${shop.url}/category/1110`);
  await question(page).waitFor();
  await question(page).getByRole("button", { name: "Не дозволяти" }).click();
  await question(page).waitFor({ state: "detached" });
  await page.reload();
  const change = page.getByRole("button", { name: "Статистику вимкнено. Змінити" });
  await change.waitFor();
  expect(await question(page).count()).toBe(0);
  expect(await pushed(page)).toEqual([]);
  expect(codeThatTells).toEqual([]);
  await change.click();
  await question(page).getByRole("button", { name: "Дозволити", exact: true }).click();
  await expect.poll(async () => (await pushed(page)).length).toBeGreaterThan(0);
  expect(codeThatTells).toHaveLength(1);
  await page.getByRole("button", { name: "Статистику дозволено. Змінити" }).click();
  await question(page).waitFor();
  expect(await pushed(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("after a yes: the list that is seen, the product chosen in it, its page, what goes into the cart, what is looked for", async () => {
  const page = await newPage();
  await page.goto(`${shop.url}/new-items?source=FB&medium=Stories&campaign=Autumn`);
  await question(page).getByRole("button", { name: "Дозволити", exact: true }).click();
  await expect.poll(() => named(page, "view_item_list")).toHaveLength(1);
  const [list] = await named(page, "view_item_list");
  expect(list).toMatchObject({ ecommerce: { item_list_id: "new-items" } });
  expect(list).toHaveProperty("ecommerce.items[0]", expect.objectContaining({ index: 1, quantity: 1 }));

  const card = page.getByRole("main").getByRole("article").first().getByRole("link");
  const id = decodeURIComponent((await card.getAttribute("href"))?.split("/").pop() ?? "");
  await card.click();
  await page.waitForURL(/\/product\//);
  await expect.poll(() => named(page, "view_item")).toHaveLength(1);
  expect((await named(page, "select_item"))[0]).toMatchObject({
    ecommerce: { item_list_id: "new-items", items: [{ item_group_id: id, index: 1 }] },
  });
  expect((await named(page, "view_item"))[0]).toMatchObject({ ecommerce: { currency: "UAH", items: [{ item_group_id: id }] } });

  await page.goto(`${shop.url}/product/planted-stock-50`);
  await page.getByRole("button", { name: "Додати в кошик" }).first().click();
  await expect.poll(() => named(page, "add_to_cart")).toHaveLength(1);
  const [added] = await named(page, "add_to_cart");
  expect(added).toMatchObject({ name: expect.any(String), id: expect.any(Number), price: 265, category: "1410", quantity: 1 });
  expect(added).toMatchObject({ ecommerce: { currency: "UAH", value: 265, items: [{ price: 265, quantity: 1 }] } });
  await expect.poll(() => named(page, "view_cart")).toHaveLength(1);

  await page.goto(`${shop.url}/search?q=Сукня`);
  await expect.poll(() => named(page, "search")).toMatchObject([{ event: "search", search_term: "сукня" }]);
  const utm = await page.evaluate(() => JSON.parse(localStorage.getItem("utm") ?? "{}") as object);
  expect(utm).toEqual({ utm_campaign_name: "fb", utm_adset_name: "stories", utm_ad_name: "autumn" });
  await page.context().close();
});

test("after a yes: a favourite, what leaves the cart, a first sign-in and a later one, each once", async () => {
  const page = await newPage();
  await page.goto(`${shop.url}/product/planted-stock-50`);
  await question(page).getByRole("button", { name: "Дозволити", exact: true }).click();
  await page.getByRole("button", { name: "Додати в обране" }).first().click();
  await expect.poll(() => named(page, "add_to_wishlist")).toHaveLength(1);
  expect((await named(page, "add_to_wishlist"))[0]).toMatchObject({ ecommerce: { currency: "UAH", value: 265, items: [{ price: 265 }] } });
  await page.getByRole("button", { name: "Прибрати з обраного" }).first().click();
  await page.getByRole("button", { name: "Додати в обране" }).first().waitFor();
  expect(await named(page, "add_to_wishlist")).toHaveLength(1);

  await page.getByRole("button", { name: "Додати в кошик" }).first().click();
  await page.getByRole("dialog", { name: "Кошик", exact: true }).getByRole("timer").waitFor();
  await press(
    page
      .getByRole("dialog", { name: "Кошик", exact: true })
      .getByRole("button", { name: /^Прибрати/ })
      .first(),
  );
  const asked = page.getByRole("dialog", { name: "Прибрати товар", exact: true });
  await press(asked.getByRole("button", { name: "Прибрати товар", exact: true }));
  await expect.poll(() => named(page, "remove_from_cart")).toHaveLength(1);
  expect((await named(page, "remove_from_cart"))[0]).toMatchObject({
    ecommerce: { currency: "UAH", value: 265, items: [{ quantity: 1 }] },
  });

  await page.goto(shop.url);
  const me = personAt(page, { language: "uk", shop });
  await me.open();
  await me.byCode(newPhone());
  await expect.poll(() => named(page, "sign_up")).toMatchObject([{ method: "phone" }]);
  expect(await named(page, "login")).toEqual([]);
  await page.context().close();

  const { phone } = await newCustomer(shop);
  const later = await newPage();
  await later.goto(shop.url);
  await question(later).getByRole("button", { name: "Дозволити", exact: true }).click();
  const known = personAt(later, { language: "uk", shop });
  await known.open();
  await known.byCode(phone);
  await expect.poll(() => named(later, "login")).toMatchObject([{ method: "phone" }]);
  expect(await named(later, "sign_up")).toEqual([]);
  expect(JSON.stringify([await pushed(later)]), "nobody is told whose phone it was").not.toContain(phone.slice(3));
  await later.context().close();
});
