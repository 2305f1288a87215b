import type { Browser } from "playwright-core";
import { expect } from "vitest";
import { cartMessages } from "../../../features/cart/cart.messages.ts";
import { newPhone } from "../../../support/api-client.ts";
import { axeViolations, complaintsOf, hasFocus, settled, type Place } from "../../../support/pages/browser.ts";
import type { RunningShop } from "../../../support/running-shop.ts";

export const words = {
  ua: {
    add: "Додати в кошик",
    chooseSize: "Оберіть розмір",
    cart: "Кошик",
    checkout: "Оформити замовлення",
    phone: "Номер телефону",
    getCode: "Отримати код",
    digit: "Цифра 1 з 4",
    name: "Імʼя",
    surname: "Прізвище",
    email: "Електронна пошта",
    save: "Зберегти",
    town: "Населений пункт",
    townOption: "м. Хмельницький",
    dept: "Номер або адреса відділення",
    noEstimate: "Вартість доставки зараз невідома. Оплатите її при отриманні за тарифом перевізника.",
    estimate: /Перевізнику при отриманні: приблизно \d+.грн, з них \d+.грн за переказ післяплати\. Якщо надішлемо завтра/,
    submit: "Підтвердити замовлення",
    thanks: /Дякуємо! Замовлення № \d+ прийнято/,
    open: "Переглянути замовлення",
    cancel: "Скасувати замовлення",
    cancelled: "Скасовано",
    more: /^Додати одну/,
  },
  ru: {
    add: "Добавить в корзину",
    chooseSize: "Выберите размер",
    cart: "Корзина",
    checkout: "Оформить заказ",
    phone: "Номер телефона",
    getCode: "Получить код",
    digit: "Цифра 1 из 4",
    name: "Имя",
    surname: "Фамилия",
    email: "Электронная почта",
    save: "Сохранить",
    town: "Населённый пункт",
    townOption: "г. Хмельницкий",
    dept: "Номер или адрес отделения",
    noEstimate: "Стоимость доставки сейчас неизвестна. Оплатите её при получении по тарифу перевозчика.",
    estimate: /Перевозчику при получении: примерно \d+.грн, из них \d+.грн за перевод наложенного платежа\. Если отправим завтра/,
    submit: "Подтвердить заказ",
    thanks: /Спасибо! Заказ № \d+ принят/,
    open: "Посмотреть заказ",
    cancel: "Отменить заказ",
    cancelled: "Отменён",
    more: /^Добавить одну/,
  },
} as const;

/** A guest browses, reserves, signs in, orders, and cancels in the account; every page on the way is looked at. */
export async function walkOrder(browser: Browser, shop: RunningShop, [language, width]: Place): Promise<void> {
  const locale = language === "ru" ? "ru" : "ua";
  const said = words[locale];
  const prefix = language === "ru" ? "/ru" : "";
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const look = async (name: string) => {
    await settled(page);
    complaints.push(...(await axeViolations(page)).map((violation) => `${name}: ${violation}`));
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) complaints.push(`${name} scrolls sideways`);
    if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/${name}-${width}-${locale}.png` });
  };

  await page.goto(`${shop.url}${prefix}/`);
  await look("home");
  await page.goto(`${shop.url}${prefix}/female`);
  await look("landing");
  await page.goto(`${shop.url}${prefix}/category/1110`);
  await look("listing");
  await page.locator("article a").first().click();
  await page.waitForURL("**/product/**");
  await page.getByRole("button", { name: said.chooseSize }).first().waitFor();
  await look("product");

  await page.goto(`${shop.url}${prefix}/product/planted-stock-50`);
  const cart = page.getByRole("dialog", { name: said.cart, exact: true });
  await page.getByRole("button", { name: said.add, exact: true }).click();
  await cart.getByRole("timer").waitFor();
  await look("cart");
  await cart.getByRole("button", { name: said.more }).click();
  await page.getByLabel(said.phone).waitFor();
  await look("sign-in-phone");
  const phone = newPhone();
  await page.getByLabel(said.phone).pressSequentially(phone.slice(3));
  await page.getByRole("button", { name: said.getCode }).click();
  await page.getByLabel(said.digit).waitFor();
  await look("sign-in-code");
  await page.getByLabel(said.digit).pressSequentially(await shop.codeFor(phone));
  await page.getByLabel(said.surname).waitFor();
  await look("profile");
  await page.getByLabel(said.name, { exact: true }).fill("Олена");
  await page.getByLabel(said.surname).fill("Коваль");
  await page.getByLabel(said.email).fill(`o${phone}@mail.ua`);
  await page.getByRole("button", { name: said.save }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });

  await page.getByRole("button", { name: `${said.cart}, 1`, exact: true }).click();
  while (await cart.getByRole("button", { name: said.more }).isEnabled()) {
    const text = await cart.locator("[aria-live=polite]").nth(1).textContent();
    await cart.getByRole("button", { name: said.more }).click();
    await expect.poll(() => cart.locator("[aria-live=polite]").nth(1).textContent()).not.toBe(text);
    if (Number.parseInt((await cart.locator("[aria-live=polite]").nth(1).textContent()) ?? "0", 10) >= 20) break;
  }
  await cart.getByRole("button", { name: said.checkout }).click();
  await page.waitForURL("**/checkout");
  await page.getByRole("button", { name: said.submit }).click();
  for (const field of [said.dept, said.town]) {
    await page.getByRole("link", { name: field }).press("Enter");
    await hasFocus(page.getByRole("combobox", { name: field }));
  }
  await page.getByRole("combobox", { name: said.town }).fill("Хмель");
  await page.getByRole("option", { name: said.townOption }).first().click();
  await page.route("**/api/delivery-estimate?*", (route) =>
    route.fulfill({ json: { deliveryKopiykas: null, collectingKopiykas: null, arrivesOn: null } }),
  );
  await page.getByRole("combobox", { name: said.dept }).fill("1");
  await page.getByRole("option", { name: /№ 1,/ }).click();
  await page.getByText(said.noEstimate).waitFor();
  await page.unroute("**/api/delivery-estimate?*");
  await page.getByRole("combobox", { name: said.dept }).fill("12");
  await page
    .getByRole("option", { name: /№ 12.*до 30 кг, до 120×70×70 см/ })
    .first()
    .click();
  await page.getByText(said.estimate).waitFor();
  await look("checkout");
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/place-order", (route) => answered.then(() => route.continue()));
  await page.getByRole("button", { name: said.submit }).click();
  const [phrase = ""] = cartMessages[language]["loading.phrases"];
  await page.getByRole("status").filter({ hasText: phrase }).waitFor();
  answer();
  await page.getByRole("heading", { name: said.thanks }).waitFor();
  await look("success");
  await page.getByRole("link", { name: said.open }).click();
  await page.waitForURL("**/account/orders/*");
  await look("order");
  await page.getByRole("button", { name: said.cancel }).click();
  await page.getByRole("dialog").getByRole("button", { name: said.cancel }).click();
  await page.getByText(said.cancelled, { exact: true }).first().waitFor();
  await page.goto(`${shop.url}${prefix}/account/orders`);
  await look("orders");
  await page.goto(`${shop.url}${prefix}/account`);
  await look("account");
  expect(complaints).toEqual([]);
  await context.close();
}
