import { beforeAll, expect, test } from "vitest";
import { exchangeUk } from "../../../app/backoffice/words/uk/exchange.ts";
import { priceTypes } from "../../../db/seed/catalogue/export/export-header.ts";
import { placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { enter, openOneC } from "../../../support/one-c.ts";
import { catalogueOf, commerceMl, goodOf, offerOf, offersOf } from "../../../support/commerceml-files.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { staffPage } from "./staff-page.ts";

const place = openShopAndBrowser({ withPictures: false });
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
beforeAll(async () => void (owner = await ownerByCalls(place().shop)));

const words = exchangeUk.exchange;

test("the owner switches the exchange on, 1C sends goods and fetches an order, and what it says of it is decided", async () => {
  const { shop } = place();
  const { page, look, close } = await staffPage(place(), { cookie: owner.cookie, width: 390 });
  await page.goto(`${shop.url}/admin/exchange`);
  await page.getByText(words.off, { exact: true }).waitFor();
  await look("exchange-off");
  await page.getByRole("button", { name: words.make }).click();
  await page.getByRole("dialog").getByRole("button", { name: words.make }).click();
  const shown = page.getByRole("alert").filter({ hasText: words.passwordOnce });
  const password = (await shown.locator("b").textContent()) ?? "";
  expect(password).toHaveLength(43);
  await look("exchange-on");
  const oneC = openOneC((request) => fetch(request), { origin: shop.url, password });
  const goods = await enter(oneC, "catalog");
  await goods.send("import.xml", commerceMl(catalogueOf(goodOf("from-1c", "Плед із 1С"))));
  await goods.send(
    "offers.xml",
    commerceMl(offersOf(offerOf("from-1c#1", { [priceTypes.wholesale]: "500" }, "<Количество>3</Количество>"))),
  );
  expect((await goods.import("import.xml")).verdict).toBe("success");
  expect((await goods.import("offers.xml")).verdict).toBe("success");
  const name = async () => ((await (await fetch(`${shop.url}/api/get-product/from-1c`)).json()) as { name?: string }).name;
  await expect.poll(name, { timeout: 5_000 }).toBe("Плед із 1С");
  const { app } = await newCustomer(shop);
  const number = await placeOrderByCalls(app);
  await page.reload();
  await page.getByText("1 замовлення чекає на 1С").waitFor();
  const orders = await enter(oneC, "sale");
  expect(await orders.query()).toContain(`<Номер>${number}</Номер>`);
  await orders.said("mode=success");
  await orders.send(
    "orders.xml",
    commerceMl(
      `<Документ><Номер>${number}</Номер><ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Статус заказа</Наименование><Значение>На погодженні</Значение></ЗначениеРеквизита></ЗначенияРеквизитов></Документ>`,
    ),
  );
  await page.reload();
  await page.getByText("0 замовлень чекають на 1С").waitFor();
  await page.getByText("Невідомий статус «На погодженні»").waitFor();
  await look("exchange-remark");
  await page.getByRole("button", { name: `${words.settle}: ${number}` }).click();
  await page.getByText(words.noRemarks).waitFor();
  await page.getByRole("radio", { name: words.stock.shelf }).click();
  await page.getByText(words.saved).first().waitFor();
  await page.reload();
  expect(await page.getByRole("radio", { name: words.stock.shelf }).isChecked()).toBe(true);
  await page.getByRole("button", { name: words.switchOff }).click();
  await page.getByRole("dialog").getByRole("button", { name: words.switchOff }).click();
  await page.getByText(words.off, { exact: true }).waitFor();
  expect(await oneC.signIn("catalog")).toMatchObject({ verdict: "failure" });
  await close();
});
