import { beforeAll, expect, test } from "vitest";
import { pickingUk } from "../../../app/backoffice/words/uk/picking.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { axeViolations, settled } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { joinByCalls, ownerByCalls } from "../../../support/staff-by-calls.ts";
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
  const { lineList } = await owner.call<PickingView>("GET", `/api/admin/picking/${number}`);
  const code = lineList[0]?.barcode || lineList[0]?.article || "";
  const { page, look, close } = await staffPage(place(), { cookie: owner.cookie, width: 390 });
  await page.goto(`${shop.url}/admin/picking`);
  await page.getByText("Зібрати 1 замовлення").waitFor();
  await look("picking-list");
  await page.route("**/api/admin/picking", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), total: 640, toPick: 612 } });
  });
  await page.reload();
  await page.getByText("Показано 1 із 640", { exact: false }).waitFor();
  await look("picking-oldest");
  await page.unroute("**/api/admin/picking");
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

test("the warehouse gathers on a phone: without a connection nothing is lost, what is missing a manager writes down, and a wrong number says so", async () => {
  const { shop } = place();
  const { app } = await newCustomer(shop);
  const number = await placeOrderByCalls(app, { pieces: 6 });
  const cookie = await joinByCalls(shop, owner, "warehouse");
  const { page, look, close } = await staffPage(place(), { cookie, width: 390 });
  await page.goto(`${shop.url}/admin/picking/${number}`);
  await page.getByText(words.notYet).waitFor();
  await look("warehouse-not-yet");
  await page.getByRole("link", { name: words.toList }).click();
  await page.getByLabel(words.find).fill("999999");
  await page.getByLabel(words.find).press("Enter");
  await page.getByText(words.missing.replace("%{id}", "999999")).waitFor();
  await look("warehouse-missing");
  await owner.call("POST", `/api/admin/orders/${number}/status`, { status: "confirmed", version: 1, parcelNumber: "", note: "" });
  await page.getByRole("link", { name: words.toList }).click();
  await page.getByRole("link", { name: `№ ${number}` }).click();
  await page.getByRole("button", { name: words.begin }).click();
  const view = await owner.call<PickingView>("GET", `/api/admin/picking/${number}`);
  const [line] = view.lineList;
  const scan = page.getByLabel(words.scan);
  await scan.fill(line?.barcode || line?.article || "");
  await scan.press("Enter");
  await page.getByText("У коробці 1 з 6").waitFor();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: words.more }).click();
  await page.getByRole("button", { name: words.more }).click();
  await page.getByText(words.cutOff).waitFor();
  await page.getByText("У коробці 3 з 6").waitFor();
  await look("warehouse-cut-off");
  await page.context().setOffline(false);
  await expect.poll(() => page.getByText(words.cutOff).count(), { timeout: 15_000 }).toBe(0);
  const pickedNow = async () => (await owner.call<PickingView>("GET", `/api/admin/picking/${number}`)).picked;
  await expect.poll(pickedNow).toBe(3);
  await page.getByText("скажіть менеджерові").waitFor();
  await look("warehouse-short");
  const { version } = await owner.call<PickingView>("GET", `/api/admin/picking/${number}`);
  const lines = [{ position: line?.position ?? 1, missing: 3 }];
  await owner.call("POST", `/api/admin/orders/${number}/shortage`, { version, lines, note: "" });
  await page.getByRole("button", { name: words.lookAgain }).click();
  await page.getByText("У коробці 3 з 3").waitFor();
  await page.getByRole("button", { name: words.finish }).click();
  await page.getByText(words.doneByWarehouse).waitFor();
  await look("warehouse-done");
  await close();
});

test("what was gathered without a connection is written when the page opens again, and said where the order has moved on", async () => {
  const { shop } = place();
  const { app } = await newCustomer(shop);
  const number = await placeOrderByCalls(app, { pieces: 6 });
  const { cookie } = owner;
  const { page: first, close } = await staffPage(place(), { cookie, width: 390 });
  const context = first.context();
  await owner.call("POST", `/api/admin/orders/${number}/status`, { status: "confirmed", version: 1, parcelNumber: "", note: "" });
  const order = async () => await owner.call<PickingView>("GET", `/api/admin/picking/${number}`);
  const gatheredCutOff = async (page: typeof first) => {
    await page.getByRole("button", { name: words.more }).waitFor();
    await context.setOffline(true);
    await page.getByRole("button", { name: words.more }).click();
    await page.getByRole("button", { name: words.more }).click();
    await page.getByText(words.cutOff).waitFor();
    await page.close();
    await context.setOffline(false);
  };
  await first.goto(`${shop.url}/admin/picking/${number}`);
  await first.getByRole("button", { name: words.begin }).click();
  await gatheredCutOff(first);
  expect((await order()).picked).toBe(0);

  const second = await context.newPage();
  await second.goto(`${shop.url}/admin/picking`);
  await second.getByText(words.unwritten).waitFor();
  if (process.env["SHOTS"]) await second.screenshot({ path: `${process.env["SHOTS"]}/picking-unwritten.png`, fullPage: true });
  await second
    .getByRole("alert")
    .getByRole("link", { name: `№ ${number}` })
    .click();
  await second.getByText("У коробці 2 з 6").waitFor();
  await expect.poll(async () => (await order()).picked).toBe(2);
  await gatheredCutOff(second);

  const { version } = await order();
  await owner.call("POST", `/api/admin/orders/${number}/status`, { status: "cancelled", version, parcelNumber: "", note: "" });
  const third = await context.newPage();
  await third.goto(`${shop.url}/admin/picking/${number}`);
  await third.getByText(words.lost).waitFor();
  await settled(third);
  expect(await axeViolations(third)).toEqual([]);
  if (process.env["SHOTS"]) await third.screenshot({ path: `${process.env["SHOTS"]}/picking-lost.png`, fullPage: true });
  await third.reload();
  await third.getByText(words.lost).waitFor();
  await third.getByRole("button", { name: words.understood }).click();
  await third.getByText(words.lost).waitFor({ state: "detached" });
  await third.goto(`${shop.url}/admin/picking`);
  await third.getByLabel(words.find).waitFor();
  expect(await third.getByText(words.unwritten).count()).toBe(0);
  await close();
});
