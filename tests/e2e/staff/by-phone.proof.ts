import { beforeAll, expect, test } from "vitest";
import { byPhoneUk } from "../../../app/backoffice/words/uk/by-phone.ts";
import { deliveryUk } from "../../../app/backoffice/words/uk/delivery.ts";
import { pickingUk } from "../../../app/backoffice/words/uk/picking.ts";
import { reportsUk } from "../../../app/backoffice/words/uk/reports.ts";
import { newPhone } from "../../../support/api-client.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { joinByCalls, ownerByCalls } from "../../../support/staff-by-calls.ts";
import { staffPage } from "./staff-page.ts";

const place = openShopAndBrowser({ withPictures: false });
const { byPhone } = byPhoneUk;
const { delivery } = deliveryUk;
const { reports } = reportsUk;
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
beforeAll(async () => void (owner = await ownerByCalls(place().shop)));

const goodsCode = async (): Promise<string> => {
  const { data } = await owner.call<{ data: { code: string }[] }>(
    "GET",
    "/api/admin/variations?stock=in&visibility=shown&q=planted-stock-50",
  );
  return data[0]?.code ?? "";
};

test.each([390, 1440])("at %i px an order is taken from somebody who calls, and the report of the month counts it", async (width) => {
  const { shop } = place();
  const phone = newPhone();
  const { page, look, close } = await staffPage(place(), { cookie: owner.cookie, width });
  await page.goto(`${shop.url}/admin/orders`);
  await page.getByRole("link", { name: byPhone.title }).click();
  await page.getByLabel(delivery.phone).fill("тел. слон");
  await page.getByRole("button", { name: byPhone.go }).click();
  await expect.poll(() => page.getByLabel(delivery.phone).getAttribute("aria-invalid")).toBe("true");
  await page.getByLabel(delivery.phone).fill(`тел. ${phone.replace(/^\+?38/, "").replace(/(...)(...)/, "$1 $2 ")}`);
  await page.getByLabel(delivery.surname).fill("Мельник");
  await page.getByLabel(delivery.name, { exact: true }).fill("Ганна");
  await look("caller");
  await page.getByRole("button", { name: byPhone.go }).click();
  await page.getByText(byPhone.empty).waitFor();
  const goods = page.getByLabel(byPhone.addGoods);
  await goods.fill(await goodsCode());
  await page.getByRole("option").first().click();
  const more = page.getByRole("button", { name: new RegExp(`^${pickingUk.picking.more}: `) });
  await more.waitFor();
  await page.getByRole("status").getByText("Додано: ").waitFor();
  await look("phone-added");
  await page.getByRole("button", { name: byPhone.undo }).click();
  await page.getByRole("status").getByText("Прибрано: ").waitFor();
  await page.getByText(byPhone.empty).waitFor();
  await page.getByRole("button", { name: byPhone.undo }).click();
  await more.waitFor();
  // The smallest order of the shop.
  while ((await page.getByRole("alert").count()) > 0 && (await more.isEnabled())) {
    await more.click();
    await expect.poll(() => goods.isEnabled()).toBe(true);
  }
  // A missing field is named in its place, and the typed ones stay.
  await page.getByLabel(delivery.surname).fill("");
  await page.getByRole("button", { name: byPhone.place }).click();
  for (const empty of [delivery.surname, delivery.town])
    await expect.poll(() => page.getByLabel(empty).getAttribute("aria-invalid")).toBe("true");
  expect(await page.getByLabel(delivery.name, { exact: true }).inputValue()).toBe("Ганна");
  await page.getByLabel(delivery.surname).fill("Мельник");
  await page.getByLabel(delivery.town).fill("Хмельн");
  await page
    .getByRole("option", { name: /Хмельницький/ })
    .first()
    .click();
  await page.getByLabel(delivery.department).click();
  await page.getByRole("option", { name: /№/ }).first().click();
  await look("phone-order");
  await page.getByRole("button", { name: byPhone.place }).click();
  await page.waitForURL(/\/admin\/orders\/\d+\/show$/);
  await page.getByText(byPhone.chip).waitFor();
  await page.goto(`${shop.url}/admin/reports?kind=customer`);
  await page.getByText("Мельник Ганна").first().waitFor();
  await look("reports");
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: reports.csv }).click();
  await page.getByRole("dialog").getByRole("button", { name: reports.csv }).click();
  expect((await coming).suggestedFilename()).toMatch(/^customer-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.csv$/);
  await close();
});

test("a link into the back office leads through the sign-in", async () => {
  const { page, close } = await staffPage(place(), { cookie: "staff=nobody", width: 390 });
  await page.goto(`${place().shop.url}/admin/reports?kind=debts`);
  await page.waitForURL("**/admin/login");
  await page.getByRole("button", { name: "Увійти" }).waitFor();
  expect(await page.getByText(reports.kinds.debts).count()).toBe(0);
  await close();
});

test("somebody of the warehouse begins with what there is to gather, and has no other page", async () => {
  const { shop } = place();
  const cookie = await joinByCalls(shop, owner, "warehouse");
  const { page, look, close } = await staffPage(place(), { cookie, width: 390 });
  await page.goto(`${shop.url}/admin`);
  await page.waitForURL("**/admin/picking");
  await page.getByLabel(pickingUk.picking.find).fill("№ слон");
  await page.getByLabel(pickingUk.picking.find).press("Enter");
  await page.getByText(pickingUk.picking.noNumber).waitFor();
  await look("warehouse");
  const { page: wide, close: closeWide } = await staffPage(place(), { cookie, width: 1440 });
  await wide.goto(`${shop.url}/admin`);
  await wide.waitForURL("**/admin/picking");
  expect(await wide.getByRole("menuitem").allTextContents()).toEqual([pickingUk.picking.title]);
  await closeWide();
  await close();
});
