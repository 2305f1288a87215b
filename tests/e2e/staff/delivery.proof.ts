import pg from "pg";
import { expect, test } from "vitest";
import { deliveryUk } from "../../../app/backoffice/words/uk/delivery.ts";
import { waybillsUk } from "../../../app/backoffice/words/uk/waybills.ts";
import { apiClient, newPhone } from "../../../support/api-client.ts";
import { axeViolations, complaintsOfLook, settled } from "../../../support/pages/browser.ts";
import { placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { databaseOf } from "../../../support/run/prepared-demo.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { formatParcelNumber } from "../../../platform/parcel-number.ts";

const place = openShopAndBrowser({ withPictures: false });
const words = waybillsUk.waybill;
const { delivery } = deliveryUk;
let staff: Awaited<ReturnType<typeof ownerByCalls>> | undefined;

async function placedOrder(viewport: { width: number; height: number }) {
  const { shop, browser } = place();
  const app = apiClient(shop.url);
  await app.signIn(newPhone(), shop.codeFor);
  const number = await placeOrderByCalls(app, { pieces: 6 });
  const owner = (staff ??= await ownerByCalls(shop));
  const context = await browser.newContext({ viewport });
  const [name = "", value = ""] = owner.cookie.split("=");
  await context.addCookies([{ name, value, url: shop.url }]);
  return { shop, app, number, owner, context };
}

test.each([390, 1440])("at %i px staff send an order to another person and department, which its customer sees", async (width) => {
  const { shop, app, number, context } = await placedOrder({ width, height: 844 });
  const page = await context.newPage();
  await page.goto(`${shop.url}/admin/orders/${number}/show`);
  await page.getByRole("button", { name: delivery.change }).click();
  await page.getByLabel(delivery.surname).fill("Бондар");
  await page.getByLabel(delivery.name, { exact: true }).fill("");
  await page.getByLabel(delivery.town).fill("Льв");
  await page.getByRole("option", { name: /Львів/ }).first().click();
  await page.getByRole("button", { name: delivery.save }).click();
  // Nothing is lost by what is missing.
  await expect.poll(() => page.getByLabel(delivery.name, { exact: true }).getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => page.getByLabel(delivery.department).getAttribute("aria-invalid")).toBe("true");
  expect(await page.getByLabel(delivery.surname).inputValue()).toBe("Бондар");
  expect(await complaintsOfLook(page, "order-delivery")).toEqual([]);
  await page.getByLabel(delivery.name, { exact: true }).fill("Ірина");
  await page.getByLabel(delivery.department).click();
  await page.getByRole("option", { name: /№/ }).first().click();
  await page.getByRole("button", { name: delivery.save }).click();
  await page.getByText(delivery.changed).waitFor();
  await page.getByText(/^м\. Львів, .*№/).waitFor();
  await page.getByText("Бондар Ірина", { exact: true }).waitFor();
  expect((await app.get(`/api/get-order/${number}`)).body).toMatchObject({ recipient: { fullName: "Бондар Ірина" } });
  await context.close();
});

test.each([390, 1440])(
  "at %i px a packed order goes to somebody else: a new label is to be printed, and the customer is told",
  async (width) => {
    const { shop, app, number, owner, context } = await placedOrder({ width, height: 844 });
    const moved = (status: string, version: number) =>
      owner.call("POST", `/api/admin/orders/${number}/status`, { id: number, status, version, parcelNumber: "", note: "" });
    await moved("confirmed", 1);
    await moved("packed", 2);
    const page = await context.newPage();
    await page.goto(`${shop.url}/admin/orders/${number}/show`);
    await page.getByRole("button", { name: words.make }).click();
    const first = (await page.getByText(/: 2045\d{10}$/).textContent()) ?? "";
    await page.getByRole("button", { name: delivery.change }).click();
    await page.getByText(delivery.waybillAnew.replace("%{number}", formatParcelNumber(first.split(": ").at(-1) ?? ""))).waitFor();
    expect(await complaintsOfLook(page, "packed-delivery")).toEqual([]);
    await page.getByLabel(delivery.surname).fill("Бондар");
    await page.getByRole("button", { name: delivery.save }).click();
    await page.getByText(delivery.changed).waitFor();
    await expect.poll(() => page.getByText(/: 2045\d{10}$/).textContent({ timeout: 5_000 })).not.toBe(first);
    await page.getByRole("link", { name: words.label }).waitFor();
    expect(await complaintsOfLook(page, "packed-sent-elsewhere")).toEqual([]);
    const notices = await app.get("/api/get-notifications");
    expect(JSON.stringify(notices.body)).toContain("order_sent_elsewhere");
    await context.close();
  },
);

test("staff make a waybill of a confirmed order and print its label, which strangers are not shown", async () => {
  const { shop, number, owner, context } = await placedOrder({ width: 390, height: 844 });
  const confirm = { id: number, status: "confirmed", version: 1, parcelNumber: "", note: "" };
  await owner.call("POST", `/api/admin/orders/${number}/status`, confirm);
  const page = await context.newPage();
  await page.goto(`${shop.url}/admin/orders/${number}/show`);
  const weight = page.getByLabel(words.weight);
  expect(await weight.inputValue()).toMatch(/^\d+(,\d+)?$/);
  await weight.fill("важка");
  await page.getByRole("button", { name: words.make }).click();
  await page.getByText(words.wrongWeight).waitFor();
  await weight.fill("0,24");
  await page.getByRole("button", { name: words.make }).click();
  await page.getByRole("link", { name: words.label }).waitFor();
  await page.getByText(/: 2045\d{10}$/).waitFor();
  await settled(page);
  expect(await axeViolations(page)).toEqual([]);

  const label = `${shop.url}/api/admin/orders/${number}/label.pdf`;
  const printed = await fetch(label, { headers: { cookie: owner.cookie } });
  expect([printed.headers.get("content-type"), (await printed.text()).slice(0, 5)]).toEqual(["application/pdf", "%PDF-"]);
  expect((await fetch(label)).status).toBe(404);

  await page.getByRole("button", { name: words.withdraw }).click();
  const question = page.getByRole("dialog");
  await question.getByText(words.withdrawText).waitFor();
  await settled(page);
  expect(await axeViolations(page)).toEqual([]);
  await question.getByRole("button", { name: words.withdraw }).click();
  await page.getByText(words.withdrawn).waitFor();
  if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/waybill-withdrawn.png`, fullPage: true });
  expect((await fetch(label, { headers: { cookie: owner.cookie } })).status).toBe(404);
  await page.getByRole("button", { name: words.make }).click();
  await page.getByRole("link", { name: words.label }).waitFor();
  if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/waybill-anew.png`, fullPage: true });
  await context.close();
});

test.each([390, 1440])(
  "at %i px staff tick off the waybill of a cancelled order that the carrier keeps, on its page and in the list, and take the tick back",
  async (width) => {
    const { shop, number, owner, context } = await placedOrder({ width, height: 844 });
    const moved = (status: string, version: number) =>
      owner.call("POST", `/api/admin/orders/${number}/status`, { id: number, status, version, parcelNumber: "", note: "" });
    await moved("confirmed", 1);
    const page = await context.newPage();
    await page.goto(`${shop.url}/admin/orders/${number}/show`);
    await page.getByRole("button", { name: words.make }).click();
    await page.getByRole("link", { name: words.label }).waitFor();
    await moved("cancelled", 2);
    const database = new pg.Client({ connectionString: databaseOf(shop.dataDir) });
    await database.connect();
    const withdrawn =
      "update waybill set state = 'made' from placed_order o where o.id = order_id and o.number = $1 and state = 'withdrawn'";
    await expect.poll(async () => (await database.query(withdrawn, [number])).rowCount, { timeout: 20_000 }).toBe(1);
    await database.end();
    await page.reload();
    await page.getByText(words.keptText).waitFor();
    expect(await complaintsOfLook(page, "waybill-left")).toEqual([]);
    await page.getByRole("button", { name: words.handle }).click();
    await page.getByText(/^Опрацьовано: .+@/).waitFor();
    expect(await complaintsOfLook(page, "waybill-handled")).toEqual([]);
    await page.getByRole("button", { name: words.unhandle }).click();
    await page.getByText(words.keptText).waitFor();

    const list = (waybill: string) => page.goto(`${shop.url}/admin/orders?filter=${encodeURIComponent(JSON.stringify({ waybill }))}`);
    const choose = () =>
      page
        .getByRole("row")
        .filter({ hasText: String(number) })
        .getByRole("checkbox")
        .check();
    await list("left");
    await choose();
    await page.getByRole("button", { name: words.handle }).click();
    await page
      .getByRole("row")
      .filter({ hasText: String(number) })
      .waitFor({ state: "detached" });
    await list("handled");
    await choose();
    expect(await complaintsOfLook(page, "waybills-handled")).toEqual([]);
    await page.getByRole("button", { name: words.unhandle }).click();
    await page
      .getByRole("row")
      .filter({ hasText: String(number) })
      .waitFor({ state: "detached" });
    await context.close();
  },
);
