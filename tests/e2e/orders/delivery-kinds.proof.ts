import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { deliveryMessages } from "../../../features/delivery/delivery.messages.ts";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import type { ApiClient } from "../../../support/api-client.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { journey, recognised, signedIn, type Language } from "../person-signing-in.ts";

const place = openShopAndBrowser({ withPictures: false });

const said = {
  uk: {
    branch: "Нова пошта, відділення",
    locker: "Нова пошта, поштомат",
    courier: "Курʼєр Нової пошти",
    post: "Укрпошта, відділення",
    town: "м. Хмельницький",
    street: "вул. Соборна",
  },
  ru: {
    branch: "Новая почта, отделение",
    locker: "Новая почта, почтомат",
    courier: "Курьер Новой почты",
    post: "Укрпочта, отделение",
    town: "г. Хмельницкий",
    street: "вул. Соборна",
  },
} as const;

/** Two pieces of goods sold by the piece. */
async function fillCart(app: ApiClient): Promise<void> {
  const { body: product } = await app.get("/api/get-product/planted-stock-50");
  const [variation] = product["productVariations"] as { id: number }[];
  for (let pieces = 0; pieces < 2; pieces += 1)
    await app.post("/api/basket-add-product", { productId: product["id"], variationId: variation?.id, productAdd: true });
}

const open = async (device: Parameters<typeof signedIn>[0]): Promise<{ page: Page; language: Language; app: ApiClient }> => {
  const { page, language, me } = device;
  const { app } = await signedIn(device);
  await fillCart(app);
  await page.goto(me.address("/checkout"));
  return { page, language, app };
};

async function chooseTown(page: Page, language: Language): Promise<void> {
  await page.getByRole("combobox", { name: ordersMessages[language]["checkout.town"] }).fill("Хмель");
  await page.getByRole("option", { name: said[language].town }).first().click();
}

async function submit(page: Page, language: Language): Promise<void> {
  await page.getByRole("button", { name: ordersMessages[language]["checkout.submit"] }).click();
  await page.waitForURL("**/checkout/success?*");
  await page.getByRole("link", { name: ordersMessages[language]["success.open"] }).click();
  await page.waitForURL("**/account/orders/*");
}

journey("an order goes to a parcel locker", place, async (device) => {
  const { page, language } = await open(device);
  const [words, own] = [ordersMessages[language], deliveryMessages[language]];
  await page.getByRole("radio", { name: said[language].locker }).check();
  await page.getByRole("button", { name: words["checkout.submit"] }).click();
  await page.getByRole("link", { name: words["checkout.town"] }).waitFor();
  await chooseTown(page, language);
  await page.getByRole("combobox", { name: own["delivery.locker"] }).click();
  const option = page.getByRole("option", { name: /до 20 кг/ }).first();
  await option.waitFor();
  await device.look("locker-options");
  await option.click();
  await page
    .getByText(/1–3|завтра/)
    .first()
    .waitFor();
  await device.look("locker");
  await submit(page, language);
  await page.getByText(said[language].locker).filter({ visible: true }).first().waitFor();
});

journey("who looks at other ways of delivery meets one field for each, and finds the place as it was left", place, async (device) => {
  const { page, language } = await open(device);
  const [words, own] = [ordersMessages[language], deliveryMessages[language]];
  const branch = page.getByRole("combobox", { name: words["checkout.dept"] });
  const locker = page.getByRole("combobox", { name: own["delivery.locker"] });
  const way = (name: string) => page.getByRole("radio", { name }).check();
  await chooseTown(page, language);
  await branch.fill("12");
  await page.getByRole("option", { name: /№ 12/ }).first().click();
  await way(said[language].locker);
  await locker.waitFor();
  expect(await branch.count()).toBe(0);
  expect(await page.getByRole("combobox").count()).toBe(2);
  await way(said[language].post);
  await page.getByLabel(own["delivery.postcode"]).waitFor();
  await way(said[language].branch);
  await expect.poll(() => branch.inputValue()).toContain("№ 12");
  await submit(page, language);
  await page.getByText("№ 12").filter({ visible: true }).first().waitFor();
});

journey("a courier brings an order to a door", place, async (device) => {
  const { page, language } = await open(device);
  const own = deliveryMessages[language];
  await page.getByRole("radio", { name: said[language].courier }).check();
  await chooseTown(page, language);
  await page.getByRole("combobox", { name: own["delivery.street"] }).fill("собор");
  await page.getByRole("option", { name: said[language].street }).click();
  await page.getByRole("button", { name: ordersMessages[language]["checkout.submit"] }).click();
  await page.getByLabel(own["delivery.house"]).and(page.locator("[aria-invalid=true]")).waitFor();
  await page.getByLabel(own["delivery.house"]).fill("12-А");
  await page.getByLabel(own["delivery.flat"]).fill("7");
  await page.reload();
  await expect.poll(() => page.getByLabel(own["delivery.house"]).inputValue()).toBe("12-А");
  await device.look("courier");
  await submit(page, language);
  await page.getByText("вул. Соборна, 12-А, кв.\u00a07").filter({ visible: true }).first().waitFor();
});

journey("who does not know a postcode finds it by address, and the first order by the national post is free", place, async (device) => {
  const { page, language } = await open(device);
  const own = deliveryMessages[language];
  await page.getByRole("radio", { name: said[language].post }).check();
  await page.getByText(own["delivery.byShop"]).first().waitFor({ state: "attached" });
  await page.getByRole("button", { name: own["delivery.postcodeFind"] }).click();
  const dialog = page.getByRole("dialog", { name: own["delivery.postcodeFind"] });
  await dialog.getByRole("combobox", { name: ordersMessages[language]["checkout.town"] }).fill("Хмель");
  await dialog.getByRole("option", { name: said[language].town }).first().click();
  await dialog
    .getByRole("button", { name: /^29\d{3}, / })
    .first()
    .waitFor();
  await dialog.getByRole("combobox", { name: own["delivery.street"] }).fill("собор");
  await dialog.getByRole("option", { name: said[language].street }).click();
  await dialog.getByLabel(own["delivery.house"]).fill("12");
  await dialog.getByRole("button", { name: own["delivery.findByAddress"] }).click();
  await dialog.getByText(/\s— 29\d{3}$/).waitFor();
  await device.look("postcode-dialog");
  await dialog
    .getByRole("button", { name: /^29\d{3}, / })
    .first()
    .click();
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => page.getByLabel(own["delivery.postcode"]).inputValue()).toMatch(/^29\d{3}$/);
  await page.getByText(own["delivery.freeEstimate"]).waitFor();
  await device.look("postcode");
  await submit(page, language);
  await page.getByText(said[language].post).filter({ visible: true }).first().waitFor();
});

test("a postcode typed by hand finds its office, and one that nobody serves says so beside it", async () => {
  const { shop, browser } = place();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const { app } = await newCustomer(shop);
  await recognised(context, shop, app);
  await fillCart(app);
  await page.goto(`${shop.url}/checkout`);
  await page.getByRole("radio", { name: said.uk.post }).check();
  const field = page.getByLabel(deliveryMessages.uk["delivery.postcode"]);
  await field.fill("99999");
  await page.getByText(deliveryMessages.uk["delivery.postcodeNone"]).waitFor();
  await field.fill("29000");
  await page.getByText(/Відділення: м\. Хмельницький, 29000, /).waitFor();
  await context.close();
});
