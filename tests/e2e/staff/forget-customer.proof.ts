import { beforeAll, expect, test } from "vitest";
import { forgetUk } from "../../../app/backoffice/words/uk/forget.ts";
import { staffPersonalDataMessages } from "../../../features/personal-data/staff-personal-data.messages.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { staffPage } from "./staff-page.ts";

const place = openShopAndBrowser({ withPictures: false });
const { forget } = forgetUk;
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
beforeAll(async () => void (owner = await ownerByCalls(place().shop)));

type Customers = { data: { id: number; phone: string; name: string }[] };
const customerOf = async (phone: string) => {
  const digits = phone.replace(/\D/g, "");
  const { data } = await owner.call<Customers>("GET", `/api/admin/customers?q=${digits}`);
  return data.find((one) => one.phone.endsWith(digits.slice(-9)));
};

test.each([390, 1440])("at %i px staff forget a customer who asked for it, once what is open is settled", async (width) => {
  const { shop } = place();
  const { phone, app } = await newCustomer(shop);
  const number = await placeOrderByCalls(app);
  const { id } = (await customerOf(phone)) ?? {};
  const { page, look, close } = await staffPage(place(), { cookie: owner.cookie, width });
  await page.goto(`${shop.url}/admin/customers/${id}`);
  await page.getByRole("button", { name: forget.action }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: forget.action }).click();
  await dialog.getByText(staffPersonalDataMessages.uk["data.openOrders"]).waitFor();
  await look("forget-refused");

  await app.post("/api/cancel-order", { number });
  await dialog.getByRole("button", { name: forget.action }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByText(forget.done).waitFor();
  expect((await customerOf(phone))?.name).toBe("");
  expect((await app.get("/api/get-profile")).status).toBe(401);
  await close();
});
