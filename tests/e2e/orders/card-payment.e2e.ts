import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { receiptsUk } from "../../../app/backoffice/words/uk/receipts.ts";
import { newPhone } from "../../../support/api-client.ts";
import { axeViolations, complaintsOf, openBrowser, settled, WALKED } from "../../../support/pages/browser.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";

const words = {
  ua: {
    add: "Додати в кошик",
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
    submit: "Підтвердити й оплатити",
    card: /Оплата карткою/,
    refuse: "Банк відмовляє",
    pay: "Оплатити",
    failed: "Оплата не пройшла",
    again: "Спробувати ще раз",
    paid: "Оплату отримано",
    unpaid: "Неоплачені замовлення",
    payButton: "Оплатити карткою",
    receipt: /^Відкрити чек № /,
  },
  ru: {
    add: "Добавить в корзину",
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
    submit: "Подтвердить и оплатить",
    card: /Оплата картой/,
    refuse: "Банк отказывает",
    pay: "Оплатить",
    failed: "Оплата не прошла",
    again: "Попробовать ещё раз",
    paid: "Оплата получена",
    unpaid: "Неоплаченные заказы",
    payButton: "Оплатить картой",
    receipt: /^Открыть чек № /,
  },
} as const;

let shop: RunningShop;
let browser: Browser;
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
beforeAll(async () => {
  shop = await startShop();
  owner = await ownerByCalls(shop);
  browser = await openBrowser({ withPictures: false });
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

test.each(WALKED)(
  "an order is paid by card at the second try (%s, %i px): every page says honestly what became of it",
  async (language, width) => {
    const locale = language === "ru" ? "ru" : "ua";
    const said = words[locale];
    const prefix = locale === "ru" ? "/ru" : "";
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const look = async (name: string) => {
      await settled(page);
      complaints.push(...(await axeViolations(page)).map((violation) => `${name}: ${violation}`));
      if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) complaints.push(`${name} scrolls sideways`);
      if (process.env["SHOTS"])
        await page.screenshot({ path: `${process.env["SHOTS"]}/card-${name}-${width}-${locale}.png`, fullPage: true });
    };
    await page.goto(`${shop.url}${prefix}/product/planted-stock-50`);
    await page.getByRole("button", { name: said.add, exact: true }).click();
    const cart = page.getByRole("dialog", { name: said.cart, exact: true });
    await cart.getByRole("button", { name: said.checkout }).click();
    const phone = newPhone();
    await page.getByLabel(said.phone).pressSequentially(phone.slice(3));
    await page.getByRole("button", { name: said.getCode }).click();
    await page.getByLabel(said.digit).pressSequentially(await shop.codeFor(phone));
    await page.getByLabel(said.surname).waitFor();
    await page.getByLabel(said.name, { exact: true }).fill("Олена");
    await page.getByLabel(said.surname).fill("Коваль");
    await page.getByLabel(said.email).fill(`o${phone}@mail.ua`);
    await page.getByRole("button", { name: said.save }).click();
    await page.waitForURL("**/checkout");
    await page.getByRole("radio", { name: said.card }).check();
    await page.getByRole("combobox", { name: said.town }).fill("Хмель");
    await page.getByRole("option", { name: said.townOption }).first().click();
    await page.getByRole("combobox", { name: said.dept }).fill("12");
    await page.getByRole("option", { name: /№ 12/ }).first().click();
    await look("checkout");
    await page.getByRole("button", { name: said.submit }).click();
    await page.getByRole("button", { name: said.refuse }).click();
    await page.waitForURL("**/checkout/success?*");
    await page.getByText(said.failed, { exact: true }).waitFor();
    await look("failed");
    await page.goto(`${shop.url}${prefix}/account/unpaid-orders`);
    await page.getByRole("heading", { name: said.unpaid }).waitFor();
    await look("unpaid");
    await page.getByRole("button", { name: said.payButton }).click();
    await page.getByRole("button", { name: said.pay, exact: true }).click();
    await page.waitForURL("**/checkout/success?*");
    await page.getByText(said.paid, { exact: true }).waitFor();
    await look("paid");
    const number = new URL(page.url()).searchParams.get("number") ?? "";
    const order = `${shop.url}${prefix}/account/orders/${number}`;
    const receipt = page.getByRole("link", { name: said.receipt });
    await expect
      .poll(async () => (await page.goto(order), await settled(page), receipt.count()), { timeout: 30_000, interval: 1_000 })
      .toBe(1);
    await look("receipt");
    const address = new URL((await receipt.getAttribute("href")) ?? "", shop.url).toString();
    expect(await (await context.request.get(address)).text()).toContain("ФІСКАЛЬНИЙ ЧЕК");
    expect((await fetch(address)).status).toBe(401);
    await lookAsStaff(Number(number), width, complaints);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

/** The receipt in the back office, in its list and with its order. */
async function lookAsStaff(number: number, width: number, complaints: string[]): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  const [name = "", value = ""] = owner.cookie.split("=");
  await context.addCookies([{ name, value, url: shop.url }]);
  const page = await context.newPage();
  for (const [place, screen] of [["receipts", "receipts"] as const, [`orders/${number}/show`, "order-of-staff"] as const]) {
    await page.goto(`${shop.url}/admin/${place}`);
    await page.getByRole("link", { name: receiptsUk.receipt.text }).first().waitFor();
    await settled(page);
    complaints.push(...(await axeViolations(page)).map((violation) => `${screen}: ${violation}`));
    if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/card-${screen}-${width}.png`, fullPage: true });
  }
  await context.close();
}
