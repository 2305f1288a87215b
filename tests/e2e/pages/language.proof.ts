import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";

const place = openShopAndBrowser();

type Manifest = Record<string, { file: string }>;

/** Code that only pages in this language have. */
function codeOfOnly(language: "uk" | "ru"): ReadonlySet<string> {
  const [own, other] = [language, language === "uk" ? "ru" : "uk"].map((one) => {
    const manifest = JSON.parse(readFileSync(`build/server/manifest-${one}.json`, "utf8")) as Manifest;
    return new Set(Object.values(manifest).map(({ file }) => file));
  });
  return new Set([...(own ?? [])].filter((file) => !other?.has(file)));
}

test("switching the language keeps the page, its filters and the cart, loads no code of the other one, and the way back leads back", async () => {
  const context = await place().browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  let asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  const loadedOf = (language: "uk" | "ru") => asked.filter((file) => codeOfOnly(language).has(file));

  await page.goto(`${place().shop.url}/product/planted-stock-50`);
  await page.getByRole("button", { name: "Додати в кошик", exact: true }).click();
  await page.getByRole("dialog", { name: "Кошик", exact: true }).getByRole("timer").waitFor();
  await page.goto(`${place().shop.url}/category/1110?sort=cheaper`);
  const footer = page.locator("footer");
  asked = [];
  await footer.getByRole("link", { name: "РУС" }).click();
  await page.waitForURL("**/ru/category/1110?sort=cheaper");
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("ru");
  await page.getByRole("button", { name: "Корзина", exact: true }).click();
  await page.getByRole("dialog", { name: "Корзина", exact: true }).getByRole("timer").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => loadedOf("ru").length).toBeGreaterThan(0);
  expect(loadedOf("uk")).toEqual([]);

  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await page.waitForURL("**/ru/product/**");
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await page.goBack();
  await page.waitForURL("**/ru/category/1110?sort=cheaper");
  await page.goBack();
  await page.waitForURL((url) => !url.pathname.startsWith("/ru"));
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("uk");
  await page.getByRole("combobox", { name: /Сорт/ }).first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
