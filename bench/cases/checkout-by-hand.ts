import type { Locator, Page } from "playwright-core";
import { newPhone } from "../../support/api-client.ts";
import { openBrowser } from "../../support/pages/browser.ts";
import { startShop } from "../../support/running-shop.ts";

/** A thumb on a phone: a key of text, and to find and touch something. */
const KEY_MS = 250;
const TOUCH_MS = 1_200;
/** The most presses and letters that a checkout may ask of a thumb. */
const LIMIT_SECONDS = 90;
const LIMIT_FIELDS = 12;

export type CheckoutByHand = {
  name: string;
  seconds: number;
  limitSeconds: number;
  fields: number;
  limitFields: number;
  keys: number;
  touches: number;
};

/** A guest with goods in the cart becomes a customer with a placed order, 390 px wide, at the pace of a thumb. */
export async function checkoutByHand(): Promise<CheckoutByHand[]> {
  const shop = await startShop();
  const browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(`${shop.url}/product/planted-stock-50`);
  await page.getByRole("button", { name: "Додати в кошик", exact: true }).tap();
  const begin = page.getByRole("dialog", { name: "Кошик", exact: true }).getByRole("button", { name: "Оформити замовлення" });
  await begin.waitFor();
  const began = performance.now();
  const hand = handOf(page);
  await hand.touch(begin);
  const phone = newPhone();
  await hand.type(page.getByLabel("Номер телефону"), phone.slice(3));
  await hand.touch(page.getByRole("button", { name: "Отримати код" }));
  await hand.type(page.getByLabel("Цифра 1 з 4"), await shop.codeFor(phone));
  await hand.type(page.getByLabel("Імʼя", { exact: true }), "Олена");
  await hand.type(page.getByLabel("Прізвище"), "Коваль");
  await hand.type(page.getByLabel("Електронна пошта"), `o${phone.slice(-4)}@mail.ua`);
  await hand.touch(page.getByRole("button", { name: "Зберегти" }));
  await hand.type(page.getByRole("combobox", { name: "Населений пункт" }), "хмель");
  await hand.touch(page.getByRole("option", { name: "м. Хмельницький" }).first());
  await hand.type(page.getByRole("combobox", { name: "Номер або адреса відділення" }), "12");
  await hand.touch(page.getByRole("option", { name: /№ 12/ }).first());
  await hand.touch(page.getByRole("button", { name: "Підтвердити замовлення" }));
  await page.waitForURL("**/checkout/success?*");
  const seconds = Math.round((performance.now() - began) / 1_000);
  await browser.close();
  await shop.stop();
  const { fields, keys, touches } = hand.counts;
  return [{ name: "checkout by hand", seconds, limitSeconds: LIMIT_SECONDS, fields, limitFields: LIMIT_FIELDS, keys, touches }];
}

function handOf(page: Page) {
  const counts = { fields: 0, keys: 0, touches: 0 };
  const touch = async (target: Locator) => {
    counts.touches += 1;
    await page.waitForTimeout(TOUCH_MS);
    await target.tap();
  };
  return {
    counts,
    touch,
    async type(field: Locator, text: string): Promise<void> {
      counts.fields += 1;
      counts.keys += text.length;
      await touch(field);
      await field.pressSequentially(text, { delay: KEY_MS });
    },
  };
}
