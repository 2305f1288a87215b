import { readFile } from "node:fs/promises";
import { generate } from "otplib";
import sharp from "sharp";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newPhone } from "../../../support/api-client.ts";
import { axeViolations, complaintsOf, settled } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";

const place = openShopAndBrowser();

const MANY = "/product/planted-eight-pictures-video";
const NONE = "/product/planted-one-colour";

async function look(page: Page, name: string): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  await settled(page);
  if (process.env["SHOTS"])
    await page.screenshot({ path: `${process.env["SHOTS"]}/${name}-${width}.png`, fullPage: !name.endsWith("dialog") });
  expect(await axeViolations(page), name).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
}

test.each([390, 1440])("at %i px reviews stand on the home page, on their own page and with the goods", async (width) => {
  const page = await place().browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  const complaints = complaintsOf(page);
  await page.goto(`${place().shop.url}/`);
  await page.getByRole("link", { name: "Усі відгуки" }).click();
  await page.getByRole("heading", { level: 1, name: "Відгуки про магазин «Семиряд»" }).waitFor();
  expect(await page.getByRole("article").count()).toBe(24);
  await look(page, "reviews");
  await page.getByRole("link", { name: "Показати ще 16" }).click();
  await expect.poll(() => page.getByRole("article").count()).toBe(40);
  await page.goto(`${place().shop.url}${MANY}`);
  await page.getByRole("link", { name: /з 5, 140 відгуків/ }).click();
  await page.getByRole("article").first().waitFor();
  await look(page, "product");
  await page.getByRole("link", { name: "Усі відгуки: 140" }).click();
  await page.getByRole("heading", { level: 1, name: /^Відгуки: / }).waitFor();
  await page.getByRole("link", { name: /^Маломірить · / }).click();
  await page.waitForURL(/fit=small/);
  await expect
    .poll(async () => (await page.getByText("Як сидить: маломірить").count()) === (await page.getByRole("article").count()))
    .toBe(true);
  await page.getByRole("link", { name: "корисні" }).click();
  await page.waitForURL(/fit=small&order=helpful/);
  await look(page, "reviews-of-fit");
  await page.goto(`${place().shop.url}/reviews?film=1`);
  await page.getByText("Таких відгуків немає.").waitFor();
  await look(page, "reviews-none");
  await page.getByRole("link", { name: "Усі відгуки" }).click();
  await page.waitForURL(/\/reviews$/);
  await expect.poll(() => page.getByRole("article").count()).toBe(24);
  expect(complaints).toEqual([]);
  await page.close();
});

test("a guest who finds a review helpful signs in first; the vote stands once, first among the helpful, and is taken back", async () => {
  const page = await place().browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  const complaints = complaintsOf(page, { except: /status of 401/ });
  await page.goto(`${place().shop.url}${MANY.replace("/product/", "/reviews?product=")}`);
  const last = page.getByRole("article").last();
  const text = await last.locator("p").nth(0).innerText();
  const vote = last.getByRole("button", { name: "Корисно" });
  await vote.click();
  await signIn(page, newPhone());
  await last.getByRole("button", { name: "Корисно · 1", pressed: true }).waitFor();
  await page.getByRole("link", { name: "корисні" }).click();
  await page.getByRole("article").first().getByText(text).waitFor();
  const first = page.getByRole("article").first();
  await first.getByRole("button", { name: "Корисно · 1" }).click();
  await first.getByRole("button", { name: "Корисно · 1", pressed: true }).click();
  await first.getByRole("button", { name: "Корисно", exact: true, pressed: false }).waitFor();
  await look(page, "voted");
  expect(complaints).toEqual([]);
  await page.close();
});

test("a guest's review goes out after sign-in with its photo, and everybody reads it once staff approved it", async () => {
  const page = await place().browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  const complaints = complaintsOf(page, { except: /status of (401|422)/ });
  const guestsPage = async () => (await fetch(`${place().shop.url}${NONE}`)).text();
  expect(await guestsPage()).not.toContain("aggregateRating");

  await page.goto(`${place().shop.url}${NONE}`);
  await page.getByText("Відгуки", { exact: true }).last().scrollIntoViewIfNeeded();
  await page.locator("summary").filter({ hasText: "Відгуки" }).click();
  const dialog = page.getByRole("dialog", { name: "Відгук про товар" });
  await page.getByRole("button", { name: "Залишити відгук" }).click();
  await dialog.getByRole("button", { name: "Надіслати" }).click();
  await dialog.getByRole("group", { name: "Виправте, будь ласка:" }).waitFor();
  await look(page, "refused-dialog");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await dialog.getByLabel("Відгук", { exact: true }).fill("Комір після прання стоїть.\nБілий і є білий.");
  await page.reload();
  await page.locator("summary").filter({ hasText: "Відгуки" }).click();
  await page.getByRole("button", { name: "Залишити відгук" }).click();
  await expect.poll(() => dialog.getByRole("radio", { name: "Оцінка 4 з 5" }).isChecked()).toBe(true);
  await dialog.getByRole("button", { name: "Надіслати" }).click();
  await signIn(page);
  await dialog.getByText("Дякуємо! Опублікуємо після перевірки.").waitFor();
  await dialog.getByRole("button", { name: "Закрити" }).last().click();

  // The session ends unseen: the photo and then the review wait for the person to be back.
  await page.goto(`${place().shop.url}/reviews`);
  await page.getByRole("button", { name: "Залишити відгук" }).click();
  const ofShop = page.getByRole("dialog", { name: "Залишити відгук" });
  await ofShop.getByRole("radio", { name: "Оцінка 5 з 5" }).check({ force: true });
  await ofShop.getByLabel("Відгук", { exact: true }).fill("Дев’ята партія, <b>без</b> сюрпризів.");
  await ofShop
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: await photo() });
  await ofShop.getByRole("progressbar").waitFor({ state: "hidden" });
  const films = ofShop.locator("input[type=file]").last();
  await films.setInputFiles({ name: "довге.mp4", mimeType: "video/mp4", buffer: await readFile("support/films/long.mp4") });
  await ofShop.getByText("Відео довше за хвилину. Скоротіть його").waitFor();
  await ofShop.getByRole("button", { name: "Надіслати", exact: true }).click();
  await ofShop.getByText("Не все додане завантажилося.").waitFor();
  await look(page, "left-out");
  await ofShop.getByRole("button", { name: "Прибрати файл" }).click();
  await films.setInputFiles({ name: "сукня.webm", mimeType: "video/webm", buffer: await readFile("db/seed/videos/dress.webm") });
  await ofShop.getByText("0,2 МБ").waitFor();
  await look(page, "filled-dialog");
  await page.context().clearCookies({ name: "token" });
  await ofShop.getByRole("button", { name: "Надіслати" }).click();
  await page.getByText("Сеанс завершився").waitFor();
  await enterByPhone(page, phone);
  await ofShop.getByText("Дякуємо!").waitFor();

  await approveAll();
  await expect.poll(guestsPage).toContain("Комір після прання стоїть.");
  expect(await guestsPage()).toContain('"aggregateRating"');
  await page.goto(`${place().shop.url}/ru/reviews`);
  const mine = page.getByRole("article").filter({ hasText: "<b>без</b>" });
  expect(
    await mine
      .getByRole("img", { name: "Фото покупателя 1" })
      .evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth)),
  ).toBe(320);
  await page.getByRole("link", { name: "Видеоотзывы · 1" }).click();
  await expect.poll(() => page.getByRole("article").count()).toBe(1);
  await mine.getByRole("button", { name: "Смотреть видео" }).click();
  const film = mine.locator("video");
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime > 0 && one.poster !== "")).toBe(true);
  await film.evaluate((one: HTMLVideoElement) => one.pause());
  await look(page, "film");
  await page.getByRole("link", { name: "Все отзывы" }).click();
  await expect.poll(() => page.getByRole("article").count()).toBe(24);
  expect(complaints).toEqual([]);
  await page.close();
}, 60_000);

const phone = newPhone();
const photo = () =>
  sharp({ create: { width: 900, height: 1_200, channels: 3, background: "#b5563a" } })
    .png()
    .toBuffer();

async function enterByPhone(page: Page, number: string): Promise<void> {
  await page.getByLabel("Номер телефону").pressSequentially(number.slice(3));
  await page.getByRole("button", { name: "Отримати код" }).click();
  // The code of this sign-in is printed before its step shows.
  await page.getByRole("heading", { name: "Код із SMS" }).waitFor();
  await page.getByLabel("Цифра 1 з 4").pressSequentially(await place().shop.codeFor(number));
}

async function signIn(page: Page, phoneOf = phone): Promise<void> {
  await enterByPhone(page, phoneOf);
  await page.getByLabel("Імʼя", { exact: true }).fill("Олена");
  await page.getByLabel("Прізвище").fill("Коваль");
  await page.getByLabel("Електронна пошта").first().fill(`o${phoneOf}@mail.ua`);
  await page.keyboard.press("Enter");
}

/** The first owner reads what waits and publishes it. */
async function approveAll(): Promise<void> {
  const page = await place().browser.newPage({ viewport: { width: 1440, height: 900 } });
  const complaints = complaintsOf(page, { except: /status of 401/ });
  await page.goto(place().shop.firstOwnerLink());
  const secret = (await page.getByTestId("secret").textContent()) ?? "";
  await page.getByLabel("Пошта").fill("olena@semyriad.example");
  await page.getByLabel("Імʼя та прізвище").fill("Олена Коваль");
  await page.getByLabel("Новий пароль").fill("вчора дощ ішов із самого ранку");
  await page.getByLabel("Код із застосунку").fill(await generate({ secret }));
  await page.getByRole("button", { name: "Почати роботу" }).click();
  await page.getByRole("menuitem", { name: "Відгуки" }).click();
  for (const waiting of [2, 1]) {
    await expect.poll(() => page.getByRole("row").count()).toBe(waiting + 1);
    if (waiting === 2) await look(page, "staff-list-dialog");
    await page.getByRole("row").nth(1).getByRole("link").first().click();
    // The list, which stays until the review has come, can be narrowed by a «Стан» too.
    await page.getByRole("button", { name: "Зберегти" }).waitFor();
    await page.getByRole("combobox", { name: "Стан" }).click();
    await page.getByRole("option", { name: "Показано" }).click();
    if (waiting === 2) {
      const shown = page.getByRole("img", { name: "Фото 1" });
      expect(await shown.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth))).toBe(320);
      await look(page, "staff-edit-dialog");
    }
    await page.getByRole("button", { name: "Зберегти" }).click();
    await page.waitForURL(/reviews(\?|$)/);
  }
  expect(complaints).toEqual([]);
  await page.close();
}
