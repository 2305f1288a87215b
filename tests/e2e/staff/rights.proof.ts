import { beforeAll, expect, test } from "vitest";
import { rightOfPage } from "../../../app/backoffice/frame/right-of-page.ts";
import { partsRu } from "../../../app/backoffice/words/ru/parts.ts";
import { partsUk } from "../../../app/backoffice/words/uk/parts.ts";
import { mayDo, roles } from "../../../features/staff/staff.rules.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { settled } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { joinByCalls, ownerByCalls } from "../../../support/staff-by-calls.ts";
import { staffPage } from "./staff-page.ts";

const place = openShopAndBrowser({ withPictures: false });
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
let order = 0;
beforeAll(async () => {
  owner = await ownerByCalls(place().shop);
  order = await placeOrderByCalls((await newCustomer(place().shop)).app);
});

const lists =
  "orders picking chats returns unmatched-payments receipts reconciliations reservations products variations shelves customers reports leads reviews questions subscriptions exchange exchange/programs webhooks imports feeds jobs price-types search-words stories promo-codes promotions blue-lines pages letters settings/shop staff audit by-phone";
const below = () => [
  `orders/${order}/show`,
  `picking/${order}`,
  "products/1",
  "customers/1",
  "search-words/create",
  "staff/create",
  "by-phone/1",
];

test.each(roles)("%s: each page opens without a refused call, or says that it may not", async (role) => {
  const { shop } = place();
  const cookie = role === "owner" ? owner.cookie : await joinByCalls(shop, owner, role);
  const { page, look, close } = await staffPage(place(), { cookie, width: 1440 });
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 403) refused.push(`${new URL(page.url()).pathname}: ${response.url()}`);
  });
  await page.goto(`${shop.url}/admin/`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const words = page.getByRole("heading", { name: partsUk.ra.message.access_denied });
  for (const path of [...lists.split(" "), ...below()]) {
    await page.evaluate((to) => {
      history.pushState({}, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, `/admin/${path}`);
    const isOpen = mayDo(role, rightOfPage(`/${path}`) ?? "");
    await expect.poll(() => words.count(), { message: path }).toBe(isOpen ? 0 : 1);
    await settled(page);
    expect(new URL(page.url()).pathname, path).toBe(`/admin/${path}`);
  }
  await page.goto(`${shop.url}/admin/nothing/5`);
  await page.getByRole("heading", { name: partsUk.ra.page.not_found, level: 2 }).waitFor();
  if (role === "owner") {
    await look("no-page");
    await page.goto(`${shop.url}/admin/settings`);
    await page.waitForURL("**/admin/settings/shop");
    for (const list of ["leads", "webhooks", "subscriptions"]) {
      await page.goto(`${shop.url}/admin/${list}`);
      await look(`${list}-empty`);
    }
    await page.goto(`${shop.url}/admin/leads`);
    await page.getByText("Запити: поки порожньо.").waitFor();
  }
  if (role === "warehouse") {
    await page.goto(`${shop.url}/admin/orders`);
    await words.waitFor();
    await look("no-right");
    await page.getByRole("link", { name: "На першу сторінку" }).click();
    await page.waitForURL("**/admin/picking");
    await page.evaluate(() => localStorage.setItem("RaStore.locale", '"ru"'));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${shop.url}/admin/orders`);
    await page.getByRole("heading", { name: partsRu.ra.message.access_denied }).waitFor();
    await look("no-right-ru");
  }
  expect(refused).toEqual([]);
  await close();
});
