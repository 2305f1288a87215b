import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { contentUk } from "../../../app/backoffice/words/uk/content.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { staffPage } from "./staff-page.ts";

/** Texts for visitors are written here and seen in the shop at once. */
const place = openShopAndBrowser({ withPictures: false });
const words = contentUk.content;
let cookie: string;
beforeAll(async () => void ({ cookie } = await ownerByCalls(place().shop)));

const save = (page: Page) => page.getByRole("button", { name: "Зберегти" }).click();
const both = async (page: Page, label: string, [uk, ru]: readonly [string, string]) => {
  const fields = page.getByLabel(new RegExp(`^${label}`));
  await fields.nth(0).fill(uk);
  await fields.nth(1).fill(ru);
};

test.each([390, 1440])("a story is written, shown on the home page, hidden and deleted, at %i px", async (width) => {
  const { shop, browser } = place();
  const { page, look, close } = await staffPage(place(), { cookie, width });
  const name = `Тижня ${width}`;
  await page.goto(`${shop.url}/admin/stories`);
  await page.getByText("Новинки").first().waitFor();
  await look("stories");
  await page.goto(`${shop.url}/admin/stories/create`);
  await both(page, words.name, [name, "Недели"]);
  // A missing part that has no field of its own is named in sight too.
  await save(page);
  const refusal = page.locator("main .Mui-error").filter({ hasText: "Заповніть це поле" }).first();
  await expect.poll(async () => (await refusal.boundingBox())?.y ?? -1).toBeGreaterThan(0);
  expect((await refusal.boundingBox())?.y).toBeLessThan(900);
  await page.getByRole("button", { name: "Додати" }).click();
  await both(page, words.title, ["Сукні на осінь", "Платья на осень"]);
  await both(page, words.button, ["Дивитись", "Смотреть"]);
  await page.getByLabel(words.link).fill("javascript:alert(1)");
  await save(page);
  await page.getByText("Адреса починається з /").waitFor();
  await look("story-refused");
  expect(await page.getByLabel(words.link).inputValue()).toBe("javascript:alert(1)");
  await page.getByLabel(words.link).fill("/new-items");
  await save(page);
  await page.getByRole("link", { name }).waitFor();

  const visitor = await browser.newPage();
  const isShown = async () => (await visitor.goto(shop.url), await visitor.content()).includes(name);
  await expect.poll(isShown, { timeout: 10_000 }).toBe(true);
  await page.getByRole("link", { name }).click();
  await page.getByLabel(words.visible).uncheck();
  await look("story");
  await save(page);
  await expect.poll(isShown, { timeout: 10_000 }).toBe(false);
  await page.getByRole("link", { name }).click();
  await page.getByRole("button", { name: words.remove }).click();
  await page.getByRole("dialog").getByRole("button", { name: words.remove }).click();
  await page.getByRole("link", { name }).waitFor({ state: "detached" });
  await visitor.close();
  await close();
});

test("a promotion and a page's text are changed in both languages and read in the shop", async () => {
  const { shop, browser } = place();
  const { page, look, close } = await staffPage(place(), { cookie, width: 1440 });
  await page.goto(`${shop.url}/admin/promotions`);
  await look("promotions");
  await page.getByRole("table").getByRole("link").first().click();
  await both(page, words.title, ["Зимовий ряд", "Зимний ряд"]);
  await look("promotion");
  await save(page);
  await page.getByRole("link", { name: "Зимовий ряд" }).waitFor();
  await page.goto(`${shop.url}/admin/pages/warranty`);
  await both(page, words.title, ["Гарантія й обмін речей", "Гарантия и обмен вещей"]);
  await look("page");
  await save(page);
  await page.getByRole("link", { name: "Гарантія й обмін речей" }).waitFor();
  const visitor = await browser.newPage();
  for (const [path, text] of [
    ["/warranty", "Гарантія й обмін речей"],
    ["/ru/warranty", "Гарантия и обмен вещей"],
  ] as const)
    await expect
      .poll(async () => (await visitor.goto(shop.url + path), await visitor.content()).includes(text), { timeout: 10_000 })
      .toBe(true);
  await visitor.close();
  await close();
});
