import type { BrowserContext, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { hasFocus } from "../../../support/pages/browser.ts";
import { recognised } from "../person-signing-in.ts";

const place = openShopAndBrowser({ withPictures: false });

/** Somebody's checkout on a phone, with the parcel's town chosen unless it is theirs to choose. */
async function checkout({ isInTown }: { isInTown: boolean }): Promise<{ context: BrowserContext; page: Page }> {
  const { shop, browser } = place();
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  onTestFinished(() => context.close());
  const { app } = await newCustomer(shop);
  await recognised(context, shop, app);
  const { body: product } = await app.get("/api/get-product/planted-stock-50");
  const [variation] = product["productVariations"] as { id: number }[];
  await app.post("/api/basket-add-product", { productId: product["id"], variationId: variation?.id, productAdd: true });
  const page = await context.newPage();
  await page.goto(`${shop.url}/checkout`);
  if (isInTown) {
    await town(page).fill("Київ");
    await page.getByRole("option", { name: "м. Київ" }).click();
  }
  return { context, page };
}

const town = (page: Page) => page.getByRole("combobox", { name: "Населений пункт" });
const department = (page: Page) => page.getByRole("combobox", { name: "Номер або адреса відділення" });
const textOf = (page: Page) => department(page).inputValue();

test("a finger moves the list of departments without choosing, and a touch chooses", async () => {
  const { context, page } = await checkout({ isInTown: true });
  await department(page).tap();
  const options = page.getByRole("option");
  await options.nth(3).waitFor();
  const list = page.getByRole("listbox", { name: "Номер або адреса відділення" });
  const { x, y } = (await options.nth(3).boundingBox()) ?? { x: 0, y: 0 };
  const finger = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", up = 0) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x: x + 80, y: y + 10 - up }] });
  await touch("touchStart");
  for (const up of [20, 50, 90, 130]) await touch("touchMove", up);
  await touch("touchEnd");
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(50);
  expect(await textOf(page)).toBe("");
  await options.nth(8).tap();
  expect(await textOf(page)).toMatch(/^№/);
  await expect.poll(() => list.count()).toBe(0);
  await hasFocus(department(page));
});

test("what was found for other letters is not chosen on a slow connection, and Enter waits for the answer", async () => {
  const { page } = await checkout({ isInTown: false });
  await town(page).fill("Хмель");
  await page.getByRole("option", { name: "м. Хмельницький" }).waitFor();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/get-settlements?*", (route) => answered.then(() => route.continue()));
  await town(page).fill("Одес");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  expect(await town(page).inputValue()).toBe("Одес");
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.getByRole("option", { name: "м. Хмельницький" }).tap();
  expect(await town(page).inputValue()).toBe("м. Хмельницький");
  await town(page).fill("Одес");
  answer();
  await page.getByRole("option", { name: "м. Одеса" }).waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => town(page).inputValue()).toBe("м. Одеса");
});

test("a carrier's list that does not come is not called an empty one, and is asked for again", async () => {
  const { page } = await checkout({ isInTown: true });
  await page.route("**/api/get-departments?*", (route) => route.abort());
  await department(page).tap();
  await page.getByRole("status").filter({ hasText: "Не вдалося завантажити список. Перевірте інтернет." }).waitFor();
  expect(await page.getByText("Відділення не знайшли").count()).toBe(0);
  await page.unroute("**/api/get-departments?*");
  await page.getByRole("button", { name: "Спробувати ще раз" }).tap();
  await page.getByRole("option").first().waitFor();
  await hasFocus(department(page));
});

test("the option the keyboard is at stays in sight", async () => {
  const { page } = await checkout({ isInTown: true });
  await department(page).focus();
  await page.getByRole("option").nth(12).waitFor();
  for (let at = 0; at < 12; at += 1) await page.keyboard.press("ArrowDown");
  const { top, bottom, above, below } = await page.getByRole("option", { selected: true }).evaluate((option) => {
    const list = option.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const box = option.getBoundingClientRect();
    return { top: box.top, bottom: box.bottom, above: list.top, below: list.bottom };
  });
  expect(top).toBeGreaterThanOrEqual(above - 1);
  expect(bottom).toBeLessThanOrEqual(below + 1);
});
