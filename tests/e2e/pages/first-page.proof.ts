import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations, complaintsOf, live } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";

const place = openShopAndBrowser();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const desk = { viewport: { width: 1440, height: 900 } } as const;
const still = { reducedMotion: "reduce" } as const;
const moving = { reducedMotion: "no-preference" } as const;

/** A person of their own: a new window with nothing remembered. No picture comes, so that the shop need not draw any. */
async function somebody(options: BrowserContextOptions, walk: (page: Page) => Promise<void>, except = /ERR_FAILED/): Promise<void> {
  const context = await place().browser.newContext(options);
  await context.route("**/pictures/**", (route) => route.abort());
  const page = await context.newPage();
  const complaints = complaintsOf(page, { except });
  await walk(page);
  await context.close();
  expect(complaints).toEqual([]);
}

const open = async (page: Page, path = "/"): Promise<void> => {
  await page.goto(place().shop.url + path);
  await live(page);
};

const nameOfSlide = (viewer: Locator): Promise<string | null> => viewer.getByRole("region").getAttribute("aria-label");

async function openStory(page: Page): Promise<{ ring: Locator; viewer: Locator }> {
  const ring = page.getByRole("region", { name: "Історії" }).getByRole("button").first();
  const viewer = page.getByRole("dialog", { name: "Історії" });
  await ring.click();
  await viewer.getByRole("region", { name: /Кадр 1 з/ }).waitFor();
  return { ring, viewer };
}

describe("stories", () => {
  test("are walked by tap, keyboard and pull, and remembered as seen", () =>
    somebody({ ...phone, ...still }, async (page) => {
      await open(page);
      const { ring, viewer } = await openStory(page);
      const first = await nameOfSlide(viewer);
      await page.mouse.click(300, 300);
      await expect.poll(() => nameOfSlide(viewer)).not.toBe(first);
      const second = await nameOfSlide(viewer);
      await page.mouse.click(40, 300);
      await expect.poll(() => nameOfSlide(viewer)).toBe(first);
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => nameOfSlide(viewer)).toBe(second);
      await page.keyboard.press("ArrowLeft");
      await expect.poll(() => nameOfSlide(viewer)).toBe(first);
      expect(await runningBars(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await viewer.waitFor({ state: "hidden" });
      expect(await ring.evaluate((one) => one === document.activeElement)).toBe(true);
      await ring.click();
      await viewer.waitFor();
      await page.mouse.move(200, 300);
      await page.mouse.down();
      await page.mouse.move(200, 500, { steps: 4 });
      await page.mouse.up();
      await viewer.waitFor({ state: "hidden" });
      await page.reload();
      await ring.getByText("переглянуто").waitFor({ state: "attached" });
    }));

  test("go on by themselves, wait while held or stopped, and go on from where they waited", () =>
    somebody({ ...phone, ...moving }, async (page) => {
      await open(page);
      const { viewer } = await openStory(page);
      const first = await nameOfSlide(viewer);
      await page.mouse.move(200, 300);
      await page.mouse.down();
      await expect.poll(() => runningBars(page)).toEqual(["paused"]);
      await page.waitForTimeout(300);
      await page.mouse.up();
      await expect.poll(() => runningBars(page)).toEqual(["running"]);
      expect(await nameOfSlide(viewer)).toBe(first);
      await viewer.getByRole("button", { name: "Зупинити" }).click();
      await expect.poll(() => runningBars(page)).toEqual(["paused"]);
      await viewer.getByRole("button", { name: "Продовжити" }).click();
      await nearlyOver(page);
      await expect.poll(() => nameOfSlide(viewer)).not.toBe(first);
    }));
});

describe("promotions", () => {
  const seen = (page: Page) => page.locator("[aria-roledescription=carousel] button[aria-current=true]").getAttribute("aria-label");

  test("turn by themselves under a mouse that is elsewhere, wait under it, and stop for good when one is chosen", () =>
    somebody({ ...desk, ...moving }, async (page) => {
      await page.clock.install();
      await open(page);
      await page.getByRole("button", { name: "Зупинити показ акцій" }).waitFor();
      await page.clock.runFor(7_100);
      await expect.poll(() => seen(page)).toMatch(/^Акція 2 з 4/);
      await page.locator("[aria-roledescription=carousel]").hover();
      await page.clock.runFor(20_000);
      expect(await seen(page)).toMatch(/^Акція 2 з 4/);
      await page.getByRole("button", { name: "Наступна акція" }).click();
      await expect.poll(() => seen(page)).toMatch(/^Акція 3 з 4/);
      await page.mouse.move(5, 5);
      await page.getByRole("button", { name: "Показувати акції одну за одною" }).waitFor();
      await page.clock.runFor(20_000);
      expect(await seen(page)).toMatch(/^Акція 3 з 4/);
    }));

  test("never turn by themselves where movement is not welcome; their points lead to each", () =>
    somebody({ ...desk, ...still }, async (page) => {
      await page.clock.install();
      await open(page);
      await page.clock.runFor(30_000);
      expect(await seen(page)).toMatch(/^Акція 1 з 4/);
      expect(await page.getByRole("button", { name: /показ акцій|одну за одною/ }).count()).toBe(0);
      await page.getByRole("button", { name: /^Акція 3 з 4/ }).press("Enter");
      await expect.poll(() => seen(page)).toMatch(/^Акція 3 з 4/);
    }));
});

test("a film plays among the pictures, and a finger turns them", () =>
  somebody({ ...phone, ...still }, async (page) => {
    await open(page, "/product/planted-eight-pictures-video");
    const counter = page.getByText("1 / 5");
    await counter.waitFor();
    await swipeLeft(page);
    await page.getByText("2 / 5").waitFor();
    await page.getByRole("button", { name: "Показати відео" }).first().click();
    await page.getByRole("button", { name: "Дивитися відео" }).click();
    const film = page.locator("video");
    await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime), { timeout: 10_000 }).toBeGreaterThan(0.2);
    expect(await film.evaluate((one: HTMLVideoElement) => [one.error, one.muted, Math.round(one.duration)])).toEqual([null, true, 8]);
  }));

test("what was seen comes back on the first page, and the chosen audience stays seven days", () =>
  somebody({ ...phone, ...still }, async (page) => {
    await page.goto(`${place().shop.url}/product/planted-sold-out`);
    await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === "viewed")).toBe(true);
    await page.goto(`${place().shop.url}/kids`);
    const days = async () => {
      const kept = (await page.context().cookies()).filter(
        ({ name, value }) => name === "viewed" || (name === "gender" && value === "kids"),
      );
      return kept.map(({ expires }) => Math.round((expires - Date.now() / 1_000) / 86_400));
    };
    await expect.poll(days).toEqual([7, 7]);
    await page.goto(place().shop.url);
    await page.getByRole("heading", { name: "Ви переглядали" }).waitFor();
    await page
      .getByRole("navigation", { name: "Розділи" })
      .first()
      .getByRole("link", { name: "Дітям", exact: true })
      .waitFor({ state: "attached" });
    expect(await page.locator("nav [aria-current=true]").first().innerText()).toBe("Дітям");
  }));

test("a guest's way to the account is the phone; a picture that does not come leaves the hanger; the code leads a phone to its store", () =>
  somebody({ ...desk, ...still }, async (page) => {
    await open(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Замовлення", exact: true }).click();
    await page.getByRole("dialog", { name: "Вхід або реєстрація" }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".picture-broken").count()).toBeGreaterThan(5);
    expect(await axeViolations(page)).toEqual([]);
    const ask = (agent: string) =>
      fetch(`${place().shop.url}/get-app`, { headers: { "User-Agent": agent }, redirect: "manual" }).then((answer) =>
        answer.headers.get("location"),
      );
    expect(await ask("Mozilla/5.0 (Linux; Android 15)")).toContain("play.google.com");
    expect(await ask("Mozilla/5.0 (iPhone)")).toContain("apps.apple.com");
    expect(await ask("Mozilla/5.0 (X11; Linux)")).toBe("/#app");
    const code = await fetch(`${place().shop.url}/get-app.svg`);
    expect([code.status, code.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  }));

/** A finger goes from the right edge to the left one. */
async function swipeLeft(page: Page): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [{ x: 340, y: 420 }]);
  for (const x of [280, 200, 120, 60]) await touch("touchMove", [{ x, y: 420 }]);
  await touch("touchEnd", []);
}

/** How each running bar of the story moves; none where movement is not welcome. */
const runningBars = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation && one.animationName === "story-run")
      .map(({ playState }) => playState),
  );

/** Brings the running bar close to its end, so that nobody waits six seconds. */
const nearlyOver = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const one of document.getAnimations())
      if (one instanceof CSSAnimation && one.animationName === "story-run") one.currentTime = 5_900;
  });

test("a page come to by a link has the title and the address of its own, a missing one its title alone, and the way back too", () =>
  somebody(
    desk,
    async (page) => {
      const head = () =>
        page.evaluate(() => ({
          title: document.title,
          canonical: [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=canonical]")].map(({ href }) => new URL(href).pathname),
          languages: document.head.querySelectorAll("link[rel=alternate][hreflang]").length,
        }));
      await open(page, "/faq");
      const faq = { title: "Питання й відповіді — Семиряд", canonical: ["/faq"], languages: 3 };
      expect(await head()).toEqual(faq);
      await page.getByRole("contentinfo").getByRole("link", { name: "Про нас" }).click();
      await expect.poll(head).toEqual({ title: "Про «Семиряд» — Семиряд", canonical: ["/about"], languages: 3 });
      await page.goBack();
      await expect.poll(head).toEqual(faq);
      await open(page, "/nothing-here");
      expect((await head()).title).toBe("Сторінку не знайдено — Семиряд");
      await page.getByRole("contentinfo").getByRole("link", { name: "Про нас" }).click();
      await expect.poll(head).toEqual({ title: "Про «Семиряд» — Семиряд", canonical: ["/about"], languages: 3 });
    },
    /ERR_FAILED|404 \(Not Found\)/,
  ));
