import { expect } from "vitest";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import { resaleMessages } from "../../../features/orders/resale/resale.messages.ts";
import { recipientsMessages } from "../../../features/recipients/recipients.messages.ts";
import type { ApiClient } from "../../../support/api-client.ts";
import { press } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { journey, signedIn } from "../person-signing-in.ts";

/** An order that goes to the reseller's own customer. */
const place = openShopAndBrowser({ withPictures: false });

journey("a reseller sends an order to a buyer for a price of their own", place, async (device) => {
  const { page, me, language, look } = device;
  const [words, own] = [ordersMessages[language], resaleMessages[language]];
  const { app } = await signedIn(device);
  await fillCart(app);
  await app.post("/api/add-recipient", { name: "Ірина", surname: "Бондар", phone: "380501234567" });
  await me.arrive("/checkout");
  const choice = page.getByRole("checkbox", { name: own["resale.choose"] });
  const who = page.getByLabel(recipientsMessages[language]["recipients.choose"]);
  await who.waitFor();
  expect(await choice.count()).toBe(0);
  await who.selectOption({ index: 1 });
  await choice.check();
  const field = page.getByLabel(own["resale.collect"]);
  await page.getByText(own["resale.due"]).filter({ visible: true }).first().waitFor();
  await look("resale-empty");

  await page.getByRole("combobox", { name: words["checkout.town"] }).fill("Хмель");
  await page
    .getByRole("option", { name: /Хмельниц/ })
    .first()
    .click();
  await page.getByRole("combobox", { name: words["checkout.dept"] }).fill("12");
  await page.getByRole("option", { name: /№ 12/ }).first().click();
  const submit = page
    .getByRole("button", { name: new RegExp(words["checkout.submit"]) })
    .filter({ visible: true })
    .first();
  await field.fill("багато");
  await press(submit);
  await page.getByText(own["resale.sum"]).first().waitFor();
  await field.fill("0,5");
  await press(submit);
  await page.getByText(own["resale.refused.tooLittle"]("").split(" ").slice(0, 2).join(" ")).first().waitFor();
  await look("resale-too-little");
  await field.fill("9 999,50");
  await press(submit);
  await page.getByText(own["resale.refused.notWhole"]).first().waitFor();
  await field.fill("9 999");
  await page.getByText(own["resale.margin"]).waitFor();
  await page.getByText("9\u00a0999\u00a0грн").first().waitFor();
  await look("resale-filled");
  await press(submit);
  await page.waitForURL("**/checkout/success?**");
  const number = Number(new URL(page.url()).searchParams.get("number"));

  await me.arrive(`/account/orders/${number}`);
  await page.getByText(own["resale.state"].expected).waitFor();
  expect(await page.getByText("9\u00a0999\u00a0грн").count()).toBe(1);
  await look("resale-order");
  await me.arrive("/account/orders");
  await page.getByText(own["resale.title"]).first().waitFor();
  await look("resale-orders");
  expect((await app.get(`/api/get-order/${number}`)).body["resale"]).toMatchObject({ collectedKopiykas: 999_900, state: "expected" });
  await app.post("/api/cancel-order", { number });
});

async function fillCart(app: ApiClient): Promise<void> {
  const { body: product } = await app.get("/api/get-product/planted-stock-50");
  const [variation] = product["productVariations"] as { id: number }[];
  const wanted = { productId: product["id"], variationId: variation?.id, productAdd: true };
  for (let packs = 0; packs < 5; packs += 1) await app.post("/api/basket-add-product", wanted);
}
