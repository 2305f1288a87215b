import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { installMessages } from "../../../app/storefront/layout/install/install.messages.ts";
import { cardMessages } from "../../../features/catalogue/card.messages.ts";
import { complaintsOf, complaintsOfLook } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { journey } from "../person-signing-in.ts";

/** The shop offers itself for the screen of a device. */
const place = openShopAndBrowser({ withPictures: false });

/** As Chromium tells a page; a browser without a screen never does. */
const mayBeInstalled = (page: Page) =>
  page.evaluate(() => {
    const told = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: async () => void document.body.setAttribute("data-asked", "yes"),
    });
    window.dispatchEvent(told);
  });

const hourPasses = (page: Page) =>
  page.evaluate(() => {
    const visits = JSON.parse(localStorage.getItem("visits") ?? "{}") as { seenAt: number };
    localStorage.setItem("visits", JSON.stringify({ ...visits, seenAt: visits.seenAt - 3_600_000 }));
  });

journey("who comes a second time and keeps something is offered the shop for their screen, once in 30 days", place, async (device) => {
  const { page, me, language, look } = device;
  const words = installMessages[language];
  const card = page.getByRole("complementary", { name: words.name });
  await page.goto(me.address("/product/planted-stock-50"));
  await page.getByRole("button", { name: cardMessages[language]["fav.add"] }).first().click();
  await mayBeInstalled(page);
  await page.waitForTimeout(300);
  expect(await card.count()).toBe(0);

  await hourPasses(page);
  await page.reload();
  await page.getByRole("button", { name: cardMessages[language]["fav.remove"] }).first().waitFor();
  await mayBeInstalled(page);
  await card.scrollIntoViewIfNeeded();
  await look("install");
  await card.getByRole("button", { name: words.install }).click();
  await expect.poll(() => page.locator("body").getAttribute("data-asked")).toBe("yes");
  expect(await card.count()).toBe(0);

  await hourPasses(page);
  await page.reload();
  await page.getByRole("button", { name: cardMessages[language]["fav.remove"] }).first().waitFor();
  await mayBeInstalled(page);
  await page.waitForTimeout(300);
  expect(await card.count()).toBe(0);
});

test("Safari on a phone is told the three steps of its own menu", async () => {
  const { shop, browser } = place();
  const userAgent =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
  const context = await browser.newContext({ userAgent, viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto(`${shop.url}/product/planted-stock-50`);
  await page.getByRole("button", { name: cardMessages.uk["fav.add"] }).first().click();
  await hourPasses(page);
  await page.reload();
  const card = page.getByRole("complementary", { name: installMessages.uk.name });
  await card.scrollIntoViewIfNeeded();
  expect(await card.getByRole("listitem").allTextContents()).toEqual(installMessages.uk.steps);
  complaints.push(...(await complaintsOfLook(page, "install-steps")));
  await card.getByRole("button", { name: "Закрити" }).click();
  expect(await card.count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
