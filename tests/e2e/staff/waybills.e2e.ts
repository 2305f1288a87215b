import { expect, test } from "vitest";
import { waybillsUk } from "../../../app/backoffice/words/uk/waybills.ts";
import { apiClient, newPhone } from "../../../support/api-client.ts";
import { axeViolations, settled } from "../../../support/pages/browser.ts";
import { placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";

const place = openShopAndBrowser();
const words = waybillsUk.waybill;

test("staff make a waybill of a confirmed order and print its label, which strangers are not shown", async () => {
  const { shop, browser } = place();
  const app = apiClient(shop.url);
  await app.signIn(newPhone(), shop.codeFor);
  const number = await placeOrderByCalls(app);
  const owner = await ownerByCalls(shop);
  const confirm = { id: number, status: "confirmed", version: 1, parcelNumber: "", note: "" };
  await owner.call("POST", `/api/admin/orders/${number}/status`, confirm);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const [name = "", value = ""] = owner.cookie.split("=");
  await context.addCookies([{ name, value, url: shop.url }]);
  const page = await context.newPage();
  await page.goto(`${shop.url}/admin/orders/${number}/show`);
  expect(Number(await page.getByLabel(words.weight).inputValue())).toBeGreaterThan(0);
  await page.getByRole("button", { name: words.make }).click();
  await page.getByRole("link", { name: words.label }).waitFor();
  await page.getByText(/: 2045\d{10}$/).waitFor();
  await settled(page);
  expect(await axeViolations(page)).toEqual([]);

  const label = `${shop.url}/api/admin/orders/${number}/label.pdf`;
  const printed = await fetch(label, { headers: { cookie: owner.cookie } });
  expect([printed.headers.get("content-type"), (await printed.text()).slice(0, 5)]).toEqual(["application/pdf", "%PDF-"]);
  expect((await fetch(label)).status).toBe(404);
  await context.close();
});
