import { randomInt } from "node:crypto";
import { generate } from "otplib";
import type { Browser, BrowserContext, Page, Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { apiClient, newPhone } from "../../../support/api-client.ts";
import { axeViolations, complaintsOf, openBrowser, settled } from "../../../support/pages/browser.ts";
import { placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";

const email = "olena@semyriad.example";
const password = "вчора дощ ішов із самого ранку";

/** The browser itself writes down every refused request, and every one without a connection. */
const expectedRefusals = /status of 4(01|22)|ERR_INTERNET_DISCONNECTED/;

let shop: RunningShop;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];
let secret = "";
let orderNumber = 0;

beforeAll(async () => {
  shop = await startShop();
  browser = await openBrowser({ withPictures: false });
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  complaints = complaintsOf(page, { except: expectedRefusals });
  const customer = apiClient(shop.url);
  await customer.signIn(newPhone(), shop.codeFor);
  orderNumber = await placeOrderByCalls(customer);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

afterEach(async ({ task }) => {
  if (task.result?.state === "fail" && process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/admin-failed.png` });
});

/** axe, sideways scroll and a screenshot at a desk and on a phone. */
async function look(name: string): Promise<void> {
  // Where it pressed last, the narrow menu's hint would come in while it is measured.
  await page.mouse.move(0, 0);
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/admin-${name}-${width}.png` });
    // The frame is laid out anew a moment after the window changes.
    await page
      .waitForFunction((room) => document.documentElement.scrollWidth <= room, width, { timeout: 3_000 })
      .catch(() => complaints.push(`${name} scrolls sideways at ${width}`));
    complaints.push(...(await axeViolations(page)).map((violation) => `${name} at ${width}: ${violation}`));
  }
  const scrolling = await page.locator(".RaDataTable-tableWrapper").evaluateAll(scrolledSideways);
  complaints.push(...scrolling.map(() => `${name} has a list that scrolls sideways on a phone`));
  await atTheDesk();
}

const scrolledSideways = (lists: Element[]) => lists.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(() => true);

/** The menu opens again, and what stands beside it moves meanwhile. */
async function atTheDesk(): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.waitForFunction(() => (document.querySelector(".RaSidebar-paper")?.getBoundingClientRect().width ?? 240) >= 240);
}

test("S29 nobody gets in without an account: the back office asks to sign in", async () => {
  await page.goto(`${shop.url}/admin/orders`);
  await page.getByRole("heading", { name: "Вхід для працівників" }).waitFor();
  await look("sign-in");
  await page.getByLabel("Пошта").fill("nobody@semyriad.example");
  await page.getByLabel("Пароль").fill("будь-який пароль");
  await page.getByLabel("Код із застосунку").fill("123456");
  await page.getByRole("button", { name: "Увійти" }).click();
  await page.getByRole("alert").filter({ hasText: "Пошта, пароль або код не підходять" }).waitFor();
  expect(await page.getByLabel("Пошта").inputValue()).toBe("nobody@semyriad.example");
});

test("the first owner comes by the one-time link on the console", async () => {
  await page.goto(shop.firstOwnerLink());
  secret = (await page.getByTestId("secret").textContent()) ?? "";
  await look("join");
  await page.getByLabel("Пошта").fill(email);
  await page.getByLabel("Імʼя та прізвище").fill("Олена Коваль");
  await page.getByLabel("Новий пароль").fill("короткий");
  await page.getByLabel("Код із застосунку").fill(await generate({ secret }));
  await page.getByRole("button", { name: "Почати роботу" }).click();
  await page.getByText("Щонайменше 15 символів. Найпростіше").waitFor();
  await page.getByLabel("Новий пароль").fill(password);
  await page.getByLabel("Код із застосунку").fill(await generate({ secret }));
  const questions = { json: { unsorted: 3, withoutPrice: 2, waiting: [{ id: 7, hides: 120, empties: 0 }], doubts: [] } };
  await page.route("**/api/admin/open-questions", (route) => route.fulfill(questions), { times: 1 });
  await page.getByRole("button", { name: "Почати роботу" }).click();
  await page.getByText("Замовлень сьогодні").waitFor();
  await page.getByText("3 товари ще без розділу").waitFor();
  await page.getByText("2 товари з 1С не мають ціни продажу").waitFor();
  await page.getByText("Обмін № 7 чекає рішення").waitFor();
  await look("dashboard");
});

test("the hint of a sign in the narrow menu is within a landmark", async () => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.getByRole("menuitem", { name: "Замовлення" }).hover();
  await page.getByRole("tooltip", { name: "Замовлення" }).waitFor();
  await settled(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.mouse.move(600, 600);
  await page.getByRole("tooltip").waitFor({ state: "hidden" });
  await atTheDesk();
});

test("a menu that was narrow on a small screen has its words on a large one", async () => {
  const address = page.url();
  await page.setViewportSize({ width: 1024, height: 900 });
  const widthOfMenu = async () => (await page.getByRole("menuitem", { name: "Замовлення" }).boundingBox())?.width ?? 0;
  await expect.poll(widthOfMenu).toBeLessThan(80);
  await page.goto("about:blank");
  await atTheDesk();
  await page.goto(address);
  await expect.poll(widthOfMenu).toBeGreaterThan(150);
});

test("a heading of the menu is reached and opened by keys", async () => {
  const goods = page.getByRole("menuitem", { name: "Товари", exact: true }).and(page.locator("[aria-expanded]"));
  await page.getByRole("menuitem", { name: "Звіти" }).focus();
  await page.keyboard.press("Tab");
  await expect.poll(() => goods.evaluate((heading) => heading === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await expect.poll(() => goods.getAttribute("aria-expanded")).toBe("false");
  await page.keyboard.press("Enter");
  await expect.poll(() => goods.getAttribute("aria-expanded")).toBe("true");
});

test("orders are filtered by what is not shown at first, and a selection is kept under a name", async () => {
  await page.getByRole("menuitem", { name: "Замовлення" }).click();
  const menu = page.getByRole("button", { name: "Додати фільтр" });
  const choose = async (role: "menuitem" | "menuitemcheckbox", name: string) => {
    await menu.click();
    await page.getByRole(role, { name }).click();
  };
  await choose("menuitemcheckbox", "ТТН");
  await page.getByRole("combobox", { name: "ТТН" }).click();
  await page.getByRole("option", { name: "Скасовано, а ТТН стоїть у перевізника" }).click();
  const order = page.getByRole("link", { name: String(orderNumber) });
  await order.waitFor({ state: "detached" });
  await choose("menuitem", "Зберегти цю добірку…");
  await page.getByLabel("Назва добірки").fill("Забрати в перевізника");
  await page.getByRole("dialog").getByRole("button", { name: "Зберегти" }).click();
  await choose("menuitem", "Прибрати всі фільтри");
  await order.waitFor();
  await choose("menuitem", "Забрати в перевізника");
  await order.waitFor({ state: "detached" });
  await look("orders-kept");
  await choose("menuitem", "Прибрати всі фільтри");
  await order.waitFor();
});

test("an order is found, moved on with its parcel number, and the customer sees it", async () => {
  await page.getByRole("menuitem", { name: "Замовлення" }).click();
  await page.getByRole("link", { name: String(orderNumber) }).waitFor();
  await look("orders");
  await page.getByRole("link", { name: String(orderNumber) }).click();
  await page.getByRole("heading", { name: "Що далі" }).waitFor();
  await page.getByRole("row").filter({ hasText: "× 20" }).waitFor();
  await look("order");
  for (const step of ["Підтверджено", "Збираємо"]) {
    await page.getByRole("button", { name: step, exact: true }).click();
    await page.getByRole("button", { name: step, exact: true }).waitFor({ state: "hidden" });
  }
  await page.getByRole("button", { name: "Записати нестачу" }).click();
  const missing = page.getByLabel(/^Бракує, шт/);
  const write = page.getByRole("button", { name: "Записати нестачу" });
  await missing.fill("20");
  await write.click();
  await page.getByRole("dialog").getByRole("button", { name: "Записати нестачу" }).click();
  await page.getByText("Якщо бракує всього, скасуйте замовлення").waitFor();
  expect(await missing.inputValue()).toBe("20");
  await look("order-short");
  await missing.fill("3");
  await write.click();
  await page.getByRole("dialog").getByRole("button", { name: "Записати нестачу" }).click();
  await page.getByRole("row").filter({ hasText: "× 17 (бракує 3)" }).waitFor();
  await look("order-without-missing");
  await page.getByRole("button", { name: "У дорозі" }).click();
  await page.getByText("Номер посилки: 14 цифр Нової пошти або 13 знаків Укрпошти").waitFor();
  await page.getByLabel("Номер посилки (ТТН)").fill("20400123456789");
  await page.getByRole("button", { name: "У дорозі" }).click();
  await page.getByRole("button", { name: "Отримано" }).waitFor();
  await page.getByText("20400123456789").first().waitFor();
});

test("a hidden product leaves the shop, and comes back", async () => {
  await page.goto(`${shop.url}/admin/products`);
  await page.getByRole("row").nth(20).waitFor();
  await page.getByRole("textbox", { name: "Шукати" }).fill("planted-stock-50");
  const found = page.getByRole("row").filter({ hasText: "SR-" });
  await expect.poll(() => found.count()).toBe(1);
  await look("products");
  await found.getByRole("link").click();
  const hide = page.getByLabel("Сховати з магазину");
  await hide.waitFor();
  await look("product");
  await hide.check();
  await page.getByRole("button", { name: "Зберегти" }).click();
  await page.getByText("Сховано", { exact: true }).first().waitFor();
  await expect.poll(async () => (await fetch(`${shop.url}/product/planted-stock-50`)).status).not.toBe(200);
  await hide.uncheck();
  await page.getByRole("button", { name: "Зберегти" }).click();
  await expect.poll(async () => (await fetch(`${shop.url}/product/planted-stock-50`)).status).toBe(200);
});

test("a group dragged to an audience is there at once, and goes back to what 1C says; a product is given one by pressing", async () => {
  const productByCall = () => apiClient(shop.url).get("/api/get-product/planted-stock-50");
  const audiences = async () => (await productByCall()).body["audiences"];
  await page.goto(`${shop.url}/admin/shelves`);
  const groups = page.getByRole("list", { name: "Групи" });
  const group = groups.getByRole("listitem").first();
  const pressed = (name: string) => group.getByRole("button", { name, pressed: true });
  await pressed("Жінкам").waitFor();
  await look("shelves");
  const before = await audiences();
  const target = page.locator('[data-drop="kids"]');
  /** Holds the group over the target, which marks itself; taken anew where the page still moved. */
  const held = async () => {
    await page.mouse.up();
    await group.locator("[data-grip]").hover();
    await page.mouse.down();
    const { x, y } = (await target.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 20, y + 20, { steps: 4 });
    return target.evaluate((place) => getComputedStyle(place).borderTopStyle);
  };
  await expect.poll(held).toBe("solid");
  await page.mouse.up();
  await pressed("Дітям").waitFor();
  expect(await pressed("Жінкам").count()).toBe(0);
  await group.getByRole("button", { name: "Як у 1С" }).click();
  await pressed("Жінкам").waitFor();
  await expect.poll(audiences).toEqual(before);
  const { body } = await productByCall();
  await page.goto(`${shop.url}/admin/products/${String(body["id"])}`);
  const audience = page.getByRole("group", { name: /^Розділ магазину/ });
  await audience.getByRole("button", { name: "Для дому" }).click();
  await page.getByRole("button", { name: "Як у 1С" }).waitFor();
  await expect.poll(audiences).toContain("home");
  await page.getByRole("button", { name: "Як у 1С" }).click();
  await expect.poll(audiences).toEqual(before);
});

test("every letter and SMS to customers is seen with example values, in the language asked for", async () => {
  await page.goto(`${shop.url}/admin/letters`);
  await page.getByRole("heading", { name: "Замовлення № 100234 у дорозі" }).waitFor();
  await look("letters");
  await page.goto(`${shop.url}/admin/letters?filter=${encodeURIComponent(JSON.stringify({ language: "ru" }))}`);
  await page.getByRole("heading", { name: "Заказ № 100234 в пути" }).waitFor();
});

test("a changed setting reaches the shop; a wrong one is told at its field and nothing typed is lost", async () => {
  await page.goto(`${shop.url}/admin/settings/shop`);
  const minimum = page.getByLabel("Мінімальне замовлення, грн");
  await minimum.waitFor();
  await look("settings");
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.locator("label").evaluateAll(cutLabels)).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await minimum.fill("700,5");
  const lifetime = page.getByLabel("Скільки живе резерв, годин");
  await lifetime.fill("півтори");
  await page.getByRole("button", { name: "Зберегти" }).click();
  await page.getByText("Лише число", { exact: true }).waitFor();
  expect(await lifetime.inputValue()).toBe("півтори");
  await lifetime.fill("1,5");
  await page.getByLabel("Facebook").fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Зберегти" }).click();
  await page.getByText("Посилання має починатися з https://, viber:// або tg://").waitFor();
  expect(await minimum.inputValue()).toBe("700,5");
  await page.getByLabel("Facebook").fill("https://facebook.com/semyriad");
  await page.getByRole("button", { name: "Зберегти" }).click();
  const option = async () => (await (await fetch(`${shop.url}/api/get-option`)).json()) as { min_order: number; basket_lifetime: number };
  await expect.poll(option).toMatchObject({ min_order: 700.5, basket_lifetime: 1.5 });
  await expect.poll(async () => (await fetch(`${shop.url}/`)).text()).toContain("https://facebook.com/semyriad");
});

test("a form saved without a connection says so and keeps what was typed, and the next press saves it", async () => {
  await page.goto(`${shop.url}/admin/settings/shop`);
  const minimum = page.getByLabel("Мінімальне замовлення, грн");
  await minimum.fill("650");
  const save = page.getByRole("button", { name: "Зберегти" });
  await context.setOffline(true);
  await save.click();
  await page.getByText("Немає звʼязку із сервером").waitFor();
  // A message waits while another window is in front: it would fade out while its contrast is measured.
  await page.evaluate(() => window.dispatchEvent(new Event("blur")));
  await look("settings-offline");
  await page.getByText("Немає звʼязку із сервером").waitFor();
  await context.setOffline(false);
  expect(await minimum.inputValue()).toBe("650");
  await save.click();
  await expect.poll(async () => ((await (await fetch(`${shop.url}/api/get-option`)).json()) as { min_order: number }).min_order).toBe(650);
});

const cutLabels = (labels: Element[]): string[] =>
  labels.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent ?? "");

test("at 768 px the menu shows its signs alone and the list of orders has the room", async () => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`${shop.url}/admin/orders`);
  const table = page.getByRole("table");
  await expect.poll(async () => (await table.boundingBox())?.x ?? 0).toBeLessThan(100);
  await page.getByRole("menuitem", { name: "Замовлення" }).waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(async () => (await table.boundingBox())?.x ?? 0).toBeGreaterThan(240);
});

test("S62 the dashboard says what a nearly full disk stops", async () => {
  for (const [disk, text] of [
    ["short", "вільно менше ніж 10 %"],
    ["full", "вільно менше ніж 5 %"],
  ]) {
    const full = async (route: Route) => route.fulfill({ json: { ...((await (await route.fetch()).json()) as object), disk } });
    await page.route("**/api/admin/dashboard", full, { times: 1 });
    await page.goto(`${shop.url}/admin`);
    await page.getByText(text ?? "").waitFor();
    await look(`disk-${disk}`);
  }
});

test("what failed eight times is shown with its error; deciding over it asks for the reason", async () => {
  await page.goto(`${shop.url}/admin/jobs`);
  await page.getByText("Усе зроблено або чекає своєї черги.").waitFor();
  await page.getByText("Ще нічого не було в черзі.").waitFor();
  await look("jobs-none");
  const job = { id: "0d9b7d5e-3c55-4c3e-9d0a-6a4b1f0c2d11", queue: "follow-parcels", key: "nova-poshta", tries: 8, error: "HTTP 503" };
  const dead = { ...job, createdAt: "2026-11-21T08:30:00.000Z", diedAt: "2026-11-21T10:40:00.000Z" };
  await page.route("**/api/admin/jobs?*", (route) => route.fulfill({ json: { data: [dead], total: 1 } }));
  const queue = { id: "follow-parcels", waiting: 2, running: 0, done: 48, dead: 1 };
  await page.route("**/api/admin/job-queues*", (route) => route.fulfill({ json: { data: [queue], total: 1 } }));
  await page.reload();
  await page.getByText("HTTP 503").waitFor();
  await look("jobs");
  await page.getByRole("button", { name: "Відкинути" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Відкинути" }).click();
  await dialog.getByText("Заповніть це поле").waitFor();
  await look("jobs-drop");
  await dialog.getByLabel("Чому").fill("зроблено вручну");
  await dialog.getByRole("button", { name: "Відкинути" }).click();
  await page.getByText("Це вже вирішено").waitFor();
  await page.unrouteAll();
});

test("a customer's balance is corrected and points are granted, each with its reason", async () => {
  await page.goto(`${shop.url}/admin/customers`);
  await page
    .getByRole("link", { name: /^\+380/ })
    .first()
    .click();
  await page.getByRole("heading", { name: "Гроші покупця" }).waitFor();
  await look("customer-money-empty");
  for (const [button, sum] of [
    ["Виправити баланс", "-12,50"],
    ["Нарахувати бонуси", "300"],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Сума, грн").fill(sum);
    await dialog.getByRole("button", { name: "Записати" }).click();
    await dialog.getByText("Напишіть причину: її побачить покупець").waitFor();
    expect(await dialog.getByLabel("Сума, грн").inputValue()).toBe(sum);
    await dialog.getByLabel("Причина").fill("Помилка в накладній");
    await dialog.getByRole("button", { name: "Записати" }).click();
    await dialog.waitFor({ state: "hidden" });
  }
  await page.getByText("\u221212,50\u00a0грн").first().waitFor();
  await page.getByText("300\u00a0грн").first().waitFor();
  await look("customer-money");
});

test("a question about goods is answered, and stands on the product's page", async () => {
  const customer = apiClient(shop.url);
  await customer.signIn(newPhone(), shop.codeFor);
  const { body: product } = await customer.get("/api/get-product/planted-stock-50");
  const question = `Чи тягнеться тканина? Мій зріст ${randomInt(100_000, 1_000_000)} мікрометрів`;
  await customer.post("/api/ask-question", { productId: product["id"], question });
  await page.goto(`${shop.url}/admin/questions`);
  await page.getByText(question).waitFor();
  await look("questions");
  await page.getByText(question).click();
  // The list has a field of the same name, and gives way a moment after the click.
  await page.getByLabel("Відповідь магазину").waitFor();
  await page.getByLabel("Стан").click();
  await page.getByRole("option", { name: "Показано з відповіддю" }).click();
  await page.getByRole("button", { name: "Зберегти" }).click();
  await page.getByText("Заповніть це поле").first().waitFor();
  await look("question-without-answer");
  await page.getByLabel("Відповідь магазину").fill("Так, у складі 5 % еластану.");
  await page.getByRole("button", { name: "Зберегти" }).click();
  const shown = async () => JSON.stringify((await customer.get(`/api/get-product-questions?productId=${product["id"]}`)).body);
  await expect.poll(shown).toContain("еластану");
});

test("imports, reservations, customers, staff and the audit log show what there is, in both languages", async () => {
  const guest = apiClient(shop.url);
  const { body } = await guest.get("/api/get-product/planted-stock-50");
  const { id: variationId } = (body["productVariations"] as { id: number }[])[0] ?? { id: 0 };
  await guest.post("/api/basket-add-product", { productId: body["id"], variationId, productAdd: true });
  const places = [
    ["imports", "Завершено"],
    ["imports/1/show", "Файли"],
    ["reservations", "Завершити резерв"],
    ["customers", "+380 ("],
    ["staff", email],
    ["staff/create", "Роль"],
    ["audit", "Мінімальне замовлення, грн"],
  ] as const;
  for (const [place, text] of places) {
    await page.goto(`${shop.url}/admin/${place}`);
    await page.getByText(text).first().waitFor();
    await look(place.replaceAll("/", "-"));
  }
  await page.getByRole("button", { name: "Українська" }).click();
  await page.getByRole("menuitem", { name: "Русский" }).click();
  await page.getByRole("menuitem", { name: "Заказы" }).waitFor();
  await page.goto(`${shop.url}/admin`);
  await page.getByText("Заказов сегодня").waitFor();
  await look("dashboard-ru");
});

test("nothing complained: no console error, no violation, no sideways scroll", () => {
  expect(complaints).toEqual([]);
});
