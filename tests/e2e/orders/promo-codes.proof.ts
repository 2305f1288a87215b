import { beforeAll, expect, test } from "vitest";
import { promoCodesUk } from "../../../app/backoffice/words/uk/promo-codes.ts";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import { promoMessages } from "../../../features/orders/promo-codes/promo-codes.messages.ts";
import { press } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { journey, signedIn } from "../person-signing-in.ts";
import { staffPage } from "../staff/staff-page.ts";

/** A promo code, from the back office to the order. */
const place = openShopAndBrowser({ withPictures: false });
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
beforeAll(async () => void (owner = await ownerByCalls(place().shop)));

const field = (name: "code" | "percent" | "amountHryvnias" | "active") => promoCodesUk[`resources.promo-codes.fields.${name}`];

test("the owner makes a code, is told at its field what is wrong, and switches it off", async () => {
  const { page, look, close } = await staffPage(place(), { cookie: owner.cookie, width: 1440 });
  await page.goto(`${place().shop.url}/admin/promo-codes`);
  await page.getByRole("link", { name: "Створити" }).first().click();
  await page.getByLabel(field("code")).fill("зима 10!");
  await page.getByLabel(field("percent")).fill("10");
  await page.getByRole("button", { name: "Зберегти" }).click();
  await page.getByText(promoMessages.uk["promo.code"]).waitFor();
  await look("promo-refused");
  await page.getByLabel(field("code")).fill("ЗИМА10");
  await page.getByLabel(field("amountHryvnias")).fill("50");
  await page.getByRole("button", { name: "Зберегти" }).click();
  await page.getByText(promoMessages.uk["promo.oneWorth"]).first().waitFor();
  await page.getByLabel(field("amountHryvnias")).fill("");
  await page.getByRole("button", { name: "Зберегти" }).click();
  const row = page.getByRole("row").filter({ hasText: "ЗИМА10" });
  await row.getByText("10 %").waitFor();
  await look("promo-list");
  await row.getByRole("link", { name: "ЗИМА10" }).click();
  await page.getByLabel(field("active"), { exact: true }).uncheck();
  await page.getByRole("button", { name: "Зберегти" }).click();
  await row.getByText("Ні", { exact: true }).waitFor();
  await close();
  const phone = await staffPage(place(), { cookie: owner.cookie, width: 390 });
  await phone.page.goto(`${place().shop.url}/admin/promo-codes/create`);
  await phone.page.getByLabel(field("code")).waitFor();
  await phone.look("promo-form");
  await phone.close();
});

journey("a code is refused, applied, kept, taken away and taken with the order", place, async (device) => {
  const { page, context, me, language, look } = device;
  const [words, own] = [ordersMessages[language], promoMessages[language]];
  const code = `ВЕСНА${Math.floor(Math.random() * 1e6)}`;
  await owner.call("POST", "/api/admin/promo-codes", { code, percent: 10 });
  const { app } = await signedIn(device);
  const { body: product } = await app.get("/api/get-product/planted-stock-50");
  const [variation] = product["productVariations"] as { id: number; price: number }[];
  const wanted = { productId: product["id"], variationId: variation?.id, productAdd: true };
  for (let packs = 0; packs < 4; packs += 1) await app.post("/api/basket-add-product", wanted);
  await me.arrive("/checkout");
  const typed = page.getByLabel(own["promo.title"]);
  await page.getByLabel(words["checkout.comment"], { exact: false }).fill("Подзвоніть");
  await typed.fill("НЕМАЄ");
  // By the key, which sends no order.
  await page.keyboard.press("Enter");
  await page.getByText(own["promo.unknown"]).first().waitFor();
  expect(new URL(page.url()).pathname).toMatch(/\/checkout$/);
  await look("promo-unknown");

  await context.setOffline(true);
  await typed.fill(code.toLowerCase());
  await press(page.getByRole("button", { name: own["promo.apply"] }));
  await expect.poll(async () => (await page.getByRole("button", { name: own["promo.remove"] }).count()) + (await typed.count())).toBe(1);
  await context.setOffline(false);
  if ((await typed.count()) > 0) await press(page.getByRole("button", { name: own["promo.apply"] }));
  const applied = page.getByRole("status").filter({ hasText: code });
  await applied.waitFor();
  await look("promo-applied");
  await page.reload();
  await applied.waitFor();
  expect(await page.getByLabel(words["checkout.comment"], { exact: false }).inputValue()).toBe("Подзвоніть");
  const width = page.viewportSize()?.width ?? 0;
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width, height: 844 });
  await press(page.getByRole("button", { name: own["promo.remove"] }));
  await typed.fill(` ${code} `);
  await press(page.getByRole("button", { name: own["promo.apply"] }));
  await applied.waitFor();

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
  await press(submit);
  await page.waitForURL("**/checkout/success?**");
  const number = Number(new URL(page.url()).searchParams.get("number"));
  await me.arrive(`/account/orders/${number}`);
  await page.getByText(code).filter({ visible: true }).first().waitFor();
  await look("promo-order");
  await app.post("/api/cancel-order", { number });
});
