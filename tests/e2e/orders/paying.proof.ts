import type { Browser, Page } from "playwright-core";
import pg from "pg";
import { afterAll, beforeAll, expect } from "vitest";
import { balanceMessages } from "../../../features/balance/balance.messages.ts";
import type { OrderView } from "../../../features/orders/orders.contract.ts";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import { paymentMessages } from "../../../features/orders/payments/payment.messages.ts";
import { formatMoney, kopiykas } from "../../../platform/money/money.ts";
import { formatMoment } from "../../../platform/time/time.ts";
import type { ApiClient, Json } from "../../../support/api-client.ts";
import { openBrowser, press } from "../../../support/pages/browser.ts";
import { placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { ensureTestPostgres } from "../../../support/postgres-cluster.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { journey, signedIn, type Language } from "../person-signing-in.ts";

/** Ways of paying for what a customer buys. A day passes by moving what stands in the database back. */
let shop: RunningShop;
let browser: Browser;
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
let database: pg.Client;
beforeAll(async () => {
  const databaseUrl = await ensureTestPostgres();
  [shop, browser] = await Promise.all([startShop({ DATABASE_URL: databaseUrl }), openBrowser({ withPictures: false })]);
  owner = await ownerByCalls(shop);
  database = new pg.Client(databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await browser?.close();
  await shop?.stop();
});
const place = () => ({ shop, browser });

const said = {
  uk: { card: /Оплата карткою/, pay: "Оплатити", close: "Закрити без оплати", town: "м. Хмельницький" },
  ru: { card: /Оплата картой/, pay: "Оплатить", close: "Закрыть без оплаты", town: "г. Хмельницкий" },
} as const;

async function fillCart(app: ApiClient, pieces: Record<string, number>): Promise<void> {
  for (const [product, count] of Object.entries(pieces)) {
    const { body } = await app.get(`/api/get-product/${product}`);
    const [variation] = body["productVariations"] as { id: number }[];
    for (let at = 0; at < count; at += 1)
      await app.post("/api/basket-add-product", { productId: body["id"], variationId: variation?.id, productAdd: true });
  }
}

async function chooseBranch(page: Page, language: Language): Promise<void> {
  const words = ordersMessages[language];
  await page.getByRole("combobox", { name: words["checkout.town"] }).fill("Хмель");
  await page.getByRole("option", { name: said[language].town }).first().click();
  await page.getByRole("combobox", { name: words["checkout.dept"] }).fill("12");
  await page.getByRole("option", { name: /№ 12/ }).first().click();
}

const accountOf = async (phone: string): Promise<number> => {
  const { data } = (await owner.call("GET", `/api/admin/customers?q=${phone}`)) as { data: { id: number }[] };
  return data[0]?.id ?? 0;
};
const dayPasses = (number: number) =>
  database.query("update placed_order set placed_at = placed_at - interval '25 hours' where number in ($1::bigint, $1::bigint + 1)", [
    number,
  ]);
const deviceIsOld = (phone: string) =>
  database.query(
    "update device set created_at = created_at - interval '2 days' where account_id = (select id from account where phone = $1)",
    [phone],
  );
const numberOf = (page: Page): number => Number(new URL(page.url()).searchParams.get("number"));
const bonusesOf = async (app: ApiClient): Promise<number> => Number((await app.get("/api/get-bonuses")).body["sumKopiykas"]);

journey(
  "goods at hand and to order are paid together: the bank's window closed at first, a day later with half the cashback",
  place,
  async (device) => {
    const { page, me, language, look } = device;
    const [words, pay] = [ordersMessages[language], paymentMessages[language]];
    const { app } = await signedIn(device);
    await fillCart(app, { "planted-stock-50": 2, "planted-suborder": 1 });
    await me.arrive("/checkout");
    await page.getByRole("radio", { name: said[language].card }).check();
    await chooseBranch(page, language);
    await look("two-parts");
    await page.getByRole("button", { name: pay["checkout.pay"] }).click();
    const close = page.getByRole("button", { name: said[language].close });
    await close.waitFor();
    // Whoever goes back from the bank finds the order that waits for its payment, and no empty cart.
    await page.goBack();
    await page.waitForURL("**/checkout/success?*");
    await page.getByRole("button", { name: pay["pay.again"] }).waitFor();
    await page.goForward();
    await close.click();
    await page.waitForURL("**/checkout/success?*");
    const number = numberOf(page);
    await page
      .getByText(pay["pay.unpaid"], { exact: true })
      .or(page.getByText(pay["pay.failed"], { exact: true }))
      .first()
      .waitFor();
    await page.getByText(words["success.companion"](number + 1)).waitFor();
    // Both deadlines of the cashback are said beside the way to pay, and the order can be printed here.
    const { bill } = (await app.get(`/api/get-order/${number}`)).body as Pick<OrderView, "bill">;
    const { soonKopiykas = 0, soonUntil = "" } = bill.cashback ?? {};
    await page.getByText(pay["pay.cashbackSoon"](formatMoney(kopiykas(soonKopiykas)), formatMoment(new Date(soonUntil)))).waitFor();
    await page.getByRole("button", { name: words["orders.print"] }).waitFor();
    await page.emulateMedia({ media: "print" });
    expect([await page.getByRole("table").isVisible(), await page.getByRole("heading", { level: 1 }).isVisible()]).toEqual([true, false]);
    await page.emulateMedia({ media: "screen" });
    await look("window-closed");

    await dayPasses(number);
    await me.arrive("/account/unpaid-orders");
    await look("unpaid-two-parts");
    await press(page.getByRole("button", { name: pay["pay.button"] }).first());
    await page.getByRole("button", { name: said[language].pay, exact: true }).click();
    await page.waitForURL("**/checkout/success?*");
    await page.getByText(pay["pay.paid"], { exact: true }).waitFor();
    const orders = await Promise.all([number, number + 1].map(async (one) => (await app.get(`/api/get-order/${one}`)).body));
    expect(orders.map(({ status, paid }) => [status, paid])).toEqual([
      ["confirmed", true],
      ["confirmed", true],
    ]);
    const half = orders.reduce((sum, { toPay }) => sum + Math.floor(Number(toPay)), 0);
    expect(await bonusesOf(app)).toBe(half);
    await me.arrive(`/account/orders/${number}`);
    await page.getByRole("link", { name: words["orders.otherPart"](number + 1) }).waitFor();
    for (const one of [number, number + 1]) await app.post("/api/cancel-order", { number: one });
  },
);

journey(
  "paid at once with a delivery debt on the bill; a balance that covers everything leaves no place for points",
  place,
  async (device) => {
    const { page, me, language, look } = device;
    const [words, pay] = [ordersMessages[language], paymentMessages[language]];
    const { app, phone } = await signedIn(device);
    await owe(app);
    await me.arrive("/account/debs");
    // Parcel and day stand one under the other: a sign between them would end a line at 390 px.
    expect(await page.getByRole("listitem").filter({ hasText: "ТТН" }).innerText()).not.toContain("·");
    await look("debt");
    await fillCart(app, { "planted-stock-50": 2 });
    await me.arrive("/checkout");
    await page.getByText(words["bill.debt"]).first().waitFor({ state: "attached" });
    await page.getByRole("radio", { name: said[language].card }).check();

    await look("with-debt");
    await page.getByRole("button", { name: pay["checkout.pay"] }).click();
    await page.waitForURL("**/card-sandbox/**");
    await page.getByText("680\u00a0грн").waitFor();
    await page.getByRole("button", { name: said[language].pay, exact: true }).click();
    await page.waitForURL("**/checkout/success?*");
    await page.getByText(pay["pay.paid"], { exact: true }).waitFor();
    expect(await bonusesOf(app)).toBe(1_060);
    await me.arrive("/account/debs");
    await page.getByText(balanceMessages[language]["debts.empty"]).waitFor();

    const id = await accountOf(phone);
    const note = { note: "Подяка", key: crypto.randomUUID() };
    await owner.call("POST", `/api/admin/customers/${id}/balance`, { kopiykas: 200_000, ...note });
    await deviceIsOld(phone);
    await fillCart(app, { "planted-stock-50": 1 });
    await me.arrive("/checkout");
    await page.getByRole("radio", { name: said[language].card }).check();
    const balance = page.getByRole("checkbox", { name: pay["checkout.useBalance"]("2\u00a0000\u00a0грн") });
    const bonuses = page.getByRole("checkbox", { name: pay["checkout.useBonuses"]("10,60\u00a0грн") });
    await balance.check();
    await page.getByText(words["bill.excluded.bonuses"]).waitFor();
    expect([await bonuses.isDisabled(), await bonuses.isChecked()]).toEqual([true, false]);
    await look("excluded");
    await balance.uncheck();
    await bonuses.check();
    await page.getByRole("button", { name: pay["checkout.pay"] }).waitFor();
    expect(await balance.isDisabled()).toBe(false);
    // The balance covers the order alone, so the bonuses stay.
    await balance.check();
    await page.getByText(words["bill.excluded.bonuses"]).waitFor();
    await page.getByRole("button", { name: words["checkout.submit"] }).click();
    await page.waitForURL("**/checkout/success?*");
    const { body } = await app.get("/api/get-balance");
    expect(body).toMatchObject({ companyDebtKopiykas: 200_000 - 26_500 });
    expect(await bonusesOf(app)).toBe(1_060);
  },
);

/** An order on receipt that nobody collected: the customer owes its delivery. */
async function owe(app: ApiClient): Promise<void> {
  const number = await placeOrderByCalls(app, { pieces: 2 });
  for (const status of ["confirmed", "packed", "shipped", "returned"]) {
    const { version } = (await owner.call("GET", `/api/admin/orders/${number}`)) as Json;
    await owner.call("POST", `/api/admin/orders/${number}/status`, { status, version, parcelNumber: "20400000000001" });
  }
}

journey("a customer who pays by card alone is offered nothing else", place, async (device) => {
  const { page, me, language, look } = device;
  const pay = paymentMessages[language];
  const { app, phone } = await signedIn(device);
  await owner.call("POST", `/api/admin/customers/${await accountOf(phone)}`, { blacklisted: false, cardOnly: true });
  await fillCart(app, { "planted-stock-50": 1 });
  await me.arrive("/checkout");
  await page.getByRole("button", { name: pay["checkout.pay"] }).waitFor();
  const payments = page.getByRole("group", { name: ordersMessages[language]["checkout.payment"] }).getByRole("radio");
  expect(await payments.count()).toBeLessThan(2);
  await chooseBranch(page, language);
  await look("card-only");
  await page.getByRole("button", { name: pay["checkout.pay"] }).click();
  await page.getByRole("button", { name: said[language].pay, exact: true }).click();
  await page.getByText(pay["pay.paid"], { exact: true }).waitFor();
  await app.post("/api/cancel-order", { number: numberOf(page) });
});

const setPrepayment = async (percent: number): Promise<void> => {
  const { version, values } = (await owner.call("GET", "/api/admin/settings/shop")) as { version: number; values: Json };
  await owner.call("POST", "/api/admin/settings/shop", { version, values: { ...values, cod_prepayment_percent: percent } });
};

journey(
  "an order on receipt is prepaid by card: said before the last step, paid, and the rest left for the carrier",
  place,
  async (device) => {
    const { page, me, language, look } = device;
    const [words, pay] = [ordersMessages[language], paymentMessages[language]];
    await setPrepayment(20);
    const { app } = await signedIn(device);
    await fillCart(app, { "planted-stock-50": 2 });
    await me.arrive("/checkout");
    await page.getByText(words["bill.onReceipt"]).first().waitFor({ state: "attached" });
    await chooseBranch(page, language);
    await look("prepayment");
    await page.getByRole("button", { name: pay["checkout.pay"] }).click();
    await page.waitForURL("**/card-sandbox/**");
    await page.getByText("106\u00a0грн").waitFor();
    await page.getByRole("button", { name: said[language].pay, exact: true }).click();
    await page.waitForURL("**/checkout/success?*");
    await page.getByText(pay["pay.prepaidNote"]("424\u00a0грн"), { exact: true }).waitFor();
    await look("prepaid");
    const number = numberOf(page);
    await me.arrive(`/account/orders/${number}`);
    await page.getByText(words["bill.prepaid"]).filter({ visible: true }).waitFor();
    await page.getByText("424\u00a0грн").filter({ visible: true }).first().waitFor();
    await look("prepaid-order");
    await app.post("/api/cancel-order", { number });
    await setPrepayment(0);
  },
);
