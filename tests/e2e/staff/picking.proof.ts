import { beforeAll, expect, test } from "vitest";
import { pickingUk } from "../../../app/backoffice/words/uk/picking.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import type { PickingView } from "../../../features/picking/picking.contract.ts";
import { staffPage } from "./staff-page.ts";

const place = openShopAndBrowser({ withPictures: false });
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
beforeAll(async () => void (owner = await ownerByCalls(place().shop)));

const words = pickingUk.picking;

test("an order is gathered on a phone with a scanner, and a piece that is not there leaves it", async () => {
  const { shop } = place();
  const { app } = await newCustomer(shop);
  const number = await placeOrderByCalls(app, { pieces: 6 });
  await owner.call("POST", `/api/admin/orders/${number}/status`, { status: "confirmed", version: 1, parcelNumber: "", note: "" });
  const { lineList } = (await owner.call("GET", `/api/admin/picking/${number}`)) as unknown as PickingView;
  const code = lineList[0]?.barcode || lineList[0]?.article || "";
  const { page, look, close } = await staffPage(place(), { cookie: owner.cookie, width: 390 });
  await page.goto(`${shop.url}/admin/picking`);
  await page.getByText("Зібрати 1 замовлення").waitFor();
  await look("picking-list");
  await page.getByRole("link", { name: `№ ${number}` }).click();
  await page.getByRole("button", { name: words.begin }).click();
  const scan = page.getByLabel(words.scan);
  for (let at = 1; at <= 3; at += 1) {
    await scan.fill(code);
    await scan.press("Enter");
    await page.getByRole("status").getByText(`${at} / 6`).waitFor();
  }
  await scan.fill("0000");
  await scan.press("Enter");
  await page.getByText(words.unknown.replace("%{code}", "0000")).waitFor();
  await page.getByText("У коробці 3 з 6").waitFor();
  await look("picking-order");
  await page.reload();
  await page.getByText("У коробці 3 з 6").waitFor();
  await page.getByRole("button", { name: words.more }).click();
  await page.getByRole("button", { name: words.more }).click();
  await page.getByText("У коробці 5 з 6").waitFor();
  await page.getByRole("button", { name: "Бракує 1 одиниці" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Бракує 1 одиниці" }).click();
  await page.getByRole("button", { name: words.finish }).click();
  await page.getByText(words.done).waitFor();
  await look("picking-done");
  await page.getByRole("link", { name: words.toOrder }).click();
  await page.waitForURL(`**/admin/orders/${number}/show`);
  await page.goto(`${shop.url}/admin/picking`);
  await page.getByText(words.inBox, { exact: true }).waitFor();
  expect(await page.getByText(words.nothing).count()).toBe(0);
  await close();
});
