import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { apiClient, newPhone, type ApiClient } from "../../../support/api-client.ts";
import { axeViolations, complaintsOf, settled } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { workbookOf } from "../../../support/test-workbook.ts";

type Variation = { id: number; size: string; colourName: string; stock: number; quantity_in_variation: number };
type Product = { id: number; id_1c: string; article: string; productVariations: Variation[] };

const place = openShopAndBrowser({ withPictures: false });
let dress: Product;
beforeAll(async () => {
  dress = (await apiClient(place().shop.url).get("/api/get-product/planted-twelve-colours")).body as unknown as Product;
});

const look = async (page: Page, name: string) => {
  await settled(page);
  expect(await axeViolations(page)).toEqual([]);
  const [inner, width] = [await page.evaluate(() => document.documentElement.scrollWidth), page.viewportSize()?.width ?? 0];
  expect(inner).toBeLessThanOrEqual(width);
  if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/${name}-${width}.png` });
};

async function signIn(page: Page): Promise<void> {
  const phone = newPhone();
  await page.getByLabel("Номер телефону").pressSequentially(phone.slice(3));
  await page.getByRole("button", { name: "Отримати код" }).click();
  await page.getByLabel("Цифра 1 з 4").pressSequentially(await place().shop.codeFor(phone));
}

/** A customer with a filled cart, and their place().browser. */
async function customer(width: number, lines: (product: Product) => Variation[]): Promise<{ client: ApiClient; context: BrowserContext }> {
  const client = apiClient(place().shop.url);
  await client.signIn(newPhone(), place().shop.codeFor);
  const wanted = lines(dress).map(({ id }) => ({ productId: dress.id, variationId: id, packs: 1 }));
  await client.post("/api/basket-add-many", { lines: wanted }, { "Idempotency-Key": crypto.randomUUID() });
  const context = await place().browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  await context.addCookies([
    { name: "token", value: client.token ?? "", url: place().shop.url, httpOnly: true, sameSite: "Lax" },
    { name: "signed_in", value: "1", url: place().shop.url, sameSite: "Lax" },
  ]);
  return { client, context };
}

test.each([390, 1440])(
  "at %i px a sheet is judged row by row, mended by keys, kept over a reload and a sign-in, and reserved",
  async (width) => {
    const [first, second] = dress.productVariations.filter(({ stock, quantity_in_variation: pack }) => stock >= pack * 2);
    if (!first || !second) throw new Error("the planted dress is sold out");
    const pack = first.quantity_in_variation;
    const rows = [
      ["Артикул", "Розмір", "Колір", "Кількість, шт"],
      [dress.article, first.size, first.colourName, pack],
      [dress.article.toLowerCase(), second.size, second.colourName.toUpperCase(), "один"],
      ["SR-0000-0000", "46", "чорний", 4],
    ];
    const page = await place().browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    const complaints = complaintsOf(page);
    await page.goto(`${place().shop.url}/quick-order`);
    const field = page.getByRole("textbox", { name: "Рядки замовлення" });
    if (width === 390) {
      await field.fill(rows.map((cells) => cells.join("; ")).join("\n"));
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
    } else
      await page.getByLabel("Завантажити файл").setInputFiles({
        name: "замовлення.xlsx",
        mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        buffer: workbookOf(rows),
      });
    const row = (line: number) => page.getByRole("listitem", { name: `Рядок ${line}` });
    await row(2).getByText("Є в наявності").waitFor();
    await row(3).getByText("Кількість — ціле число штук, від 1").waitFor();
    await row(4).getByText("Такого артикула чи штрихкоду немає").waitFor();
    await look(page, "quick-order");

    const pencil = page.getByRole("button", { name: "Змінити рядок 3" });
    await pencil.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("quantity");
    await look(page, "quick-order-edit");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("1");
    await page.keyboard.press("Enter");
    await row(3)
      .getByText(pack > 1 ? `Округлили до упаковки: ${pack} шт` : "Є в наявності")
      .waitFor();
    await expect.poll(() => pencil.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.reload();
    await row(3)
      .getByText(pack > 1 ? `Округлили до упаковки: ${pack} шт` : "Є в наявності")
      .waitFor();
    await page.getByRole("button", { name: "Прибрати рядок 4" }).click();

    await page.getByRole("button", { name: "Зарезервувати" }).click();
    await signIn(page);
    await page.getByText(/^Зарезервовано (\d+) з \1\.$/).waitFor();
    await page.keyboard.press("Escape");
    await row(2).getByText(`Зарезервовано: ${pack} шт`).waitFor();
    await look(page, "quick-order-done");
    const [report] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Завантажити звіт" }).click()]);
    const text = await readFile(await report.path(), "utf8");
    expect([report.suggestedFilename(), text.charCodeAt(0), text.split("\r\n").length]).toEqual(["замовлення.csv", 0xfeff, 4]);
    expect(text).toContain(`Зарезервовано: ${pack} шт;${pack};`);
    expect(complaints).toEqual([]);
    await page.close();
  },
);

test("a cart is kept as a list, shown to a friend by its link, reserved by them, then closed and deleted", async () => {
  const { context } = await customer(1440, ({ productVariations }) => productVariations.filter(({ stock }) => stock >= 16).slice(0, 3));
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto(`${place().shop.url}/cart`);
  await page.getByRole("button", { name: "Зберегти як список" }).click();
  await page.getByRole("textbox", { name: "Назва списку" }).fill("Літо, жіноче");
  await look(page, "save-list");
  await page.keyboard.press("Enter");
  await page.getByText("Список «Літо, жіноче» збережено").waitFor();
  await page.goto(`${place().shop.url}/account/lists`);
  await look(page, "lists");
  await page.getByRole("link", { name: "Переглянути й зарезервувати: Літо, жіноче" }).click();
  await page.getByRole("button", { name: "Поділитися посиланням" }).click();
  const link = page.getByRole("textbox", { name: "Посилання на список" });
  await link.waitFor();
  await look(page, "list");
  const address = await link.inputValue();
  expect(address).toMatch(/\/list\/[\w-]{43}$/);

  const friend = await place().browser.newPage({ viewport: { width: 390, height: 900 }, reducedMotion: "reduce" });
  await friend.goto(address);
  await friend.getByRole("heading", { name: "Список «Літо, жіноче»" }).waitFor();
  await look(friend, "shared-list");
  await friend.getByRole("button", { name: "Зарезервувати" }).click();
  await signIn(friend);
  await friend.getByText(/^Зарезервовано (\d+) з \1\.$/).waitFor();

  await page.getByRole("button", { name: "Закрити доступ" }).click();
  await page.getByRole("button", { name: "Поділитися посиланням" }).waitFor();
  expect((await fetch(address)).status).toBe(404);
  await page.getByRole("button", { name: "Видалити список" }).click();
  await page.getByRole("button", { name: "Видалити", exact: true }).click();
  await page.getByText("Списків ще немає").waitFor();
  expect(complaints).toEqual([]);
  await Promise.all([context.close(), friend.close()]);
});

test("a cart of hundreds of lines is all there for keys and screen readers, and a change brings one line", async () => {
  const { client, context } = await customer(390, () => []);
  const page = await context.newPage();
  const lines = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Додати (упаковку|одну)/ }) });
  const rows = page.getByRole("main").locator("ul[aria-label] > li");
  await fillFrom(client, 1, 40);
  await page.goto(`${place().shop.url}/cart`);
  await expect.poll(() => rows.count()).toBe(40);
  const [top, bottom] = [await page.locator("main fieldset").boundingBox(), await rows.last().boundingBox()];
  expect(
    (bottom?.y ?? Infinity) + (bottom?.height ?? 0) - (top?.y ?? 0),
    "forty lines of a few products within three screens",
  ).toBeLessThan(3 * 844);

  for (let from = 2, added = 0; added < 240; from += 1) added += await fillFrom(client, from);
  await page.goto(`${place().shop.url}/cart`);
  await expect.poll(() => lines.count()).toBeGreaterThan(240);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("cart")?.length ?? 0)).toBeGreaterThan(10_000);
  const last = lines.last().getByRole("button", { name: /^Додати (упаковку|одну)/ });
  await last.focus();
  const [answer] = await Promise.all([page.waitForResponse(/basket-add-product/), page.keyboard.press("Enter")]);
  expect(((await answer.json()) as { cart: { products: unknown[] } }).cart.products).toHaveLength(1);
  await lines
    .last()
    .getByText("2 уп.")
    .or(lines.last().getByText("2 шт", { exact: true }))
    .first()
    .waitFor();
  await expect.poll(() => last.isVisible()).toBe(true);
  if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/large-cart-390.png` });
  await context.close();
});

/** Puts a pack of every free variation of one page of the catalogue into the cart, products of most sizes first; answers how many. */
async function fillFrom(client: ApiClient, page: number, most = 200): Promise<number> {
  const { products } = (await client.get("/api/get-products", { availability: "in-stock", page: String(page) })).body as {
    products: Product[];
  };
  if (products.length === 0) throw new Error("the demo shop is too small");
  const views = await Promise.all(
    products.map(async ({ id_1c: id }) => (await client.get(`/api/get-product/${id}`)).body as unknown as Product),
  );
  const bySizes = views.toSorted((one, other) => other.productVariations.length - one.productVariations.length);
  const lines = bySizes.flatMap(({ id, productVariations }) =>
    productVariations
      .filter(({ stock, quantity_in_variation: pack }) => stock >= pack * 2)
      .map((one) => ({ productId: id, variationId: one.id, packs: 1 })),
  );
  await client.post("/api/basket-add-many", { lines: lines.slice(0, most), withCart: false }, { "Idempotency-Key": crypto.randomUUID() });
  return Math.min(most, lines.length);
}
