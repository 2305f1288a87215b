import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { signInMessages } from "../../../features/sign-in/sign-in.messages.ts";
import { cardMessages } from "../../../features/catalogue/card.messages.ts";
import { contentUk } from "../../../app/backoffice/words/uk/content.ts";
import { storiesMessages } from "../../../app/storefront/home/stories/stories.messages.ts";
import { axeViolations, live, press } from "../../../support/pages/browser.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { recognised } from "../person-signing-in.ts";

/** Stories for some are shown to them alone, and one seen on a customer's device is seen on the others. */
const place = openShopAndBrowser({ withPictures: false });
const words = { ...storiesMessages.uk, ...signInMessages.uk };
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
beforeAll(async () => {
  owner = await ownerByCalls(place().shop);
  const slide = {
    titleUk: "Вам",
    titleRu: "Вам",
    textUk: "",
    textRu: "",
    buttonUk: "Так",
    buttonRu: "Да",
    link: "/sale",
    tint: 2,
    picture: "",
  };
  const shared = { position: 1, tint: 2, visible: true, shownFrom: null, shownUntil: null };
  for (const [shownTo, title] of [
    ["customers", "Своїм"],
    ["guests", "Гостям"],
  ])
    await owner.call("POST", "/api/admin/stories", { ...shared, titleUk: title, titleRu: title, shownTo, slides: [slide] });
  const texts = { titleUk: "Для своїх", titleRu: "Для своих", textUk: "Текст", textRu: "Текст", buttonUk: "Так", buttonRu: "Да" };
  const promotion = { slug: "for-own", place: "carousel", ...shared, ...texts, link: "/sale", shownTo: "customers", goods: "" };
  await owner.call("POST", "/api/admin/promotions", promotion);
});

const rail = (page: Page) => page.getByRole("region", { name: words.stories });
const storyOf = (page: Page, name: string) => rail(page).getByRole("button", { name });
/** How much the page moved without being asked, since it was opened. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
const shifted = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);

test.each([390, 1440])("each is shown theirs, nothing moves, and what is seen is seen everywhere until sign-out (%i px)", async (width) => {
  const { shop, browser } = place();
  const viewport = { width, height: 844 };
  const { app } = await newCustomer(shop);
  const open = async (isSignedIn: boolean) => {
    const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
    if (isSignedIn) await recognised(context, shop, app);
    const page = await context.newPage();
    await watchShifts(page);
    await page.goto(shop.url);
    await live(page);
    return page;
  };
  const guest = await open(false);
  await storyOf(guest, "Гостям").waitFor();
  expect(await storyOf(guest, "Своїм").count()).toBe(0);
  expect(await guest.content()).not.toContain("Для своїх");

  const phone = await open(true);
  await storyOf(phone, "Своїм").waitFor();
  expect(await storyOf(phone, "Гостям").count()).toBe(0);
  await phone.getByText("Для своїх").waitFor({ state: "attached" });
  expect(await shifted(phone)).toBeLessThan(0.01);
  expect(await axeViolations(phone)).toEqual([]);
  await press(storyOf(phone, "Своїм"));
  const told = phone.waitForResponse("**/api/see-stories");
  await phone.getByRole("button", { name: words.close }).press("Enter");
  expect((await told).status()).toBe(200);
  await storyOf(phone, `Своїм (${words.seen})`).waitFor();

  const second = await open(true);
  await storyOf(second, `Своїм (${words.seen})`).waitFor();
  await second.goto(`${shop.url}/account/personal`);
  await live(second);
  await press(second.getByRole("button", { name: words["auth.logout"], exact: true }).first());
  await press(second.getByRole("dialog").getByRole("button", { name: words["auth.logout"], exact: true }));
  await expect.poll(() => second.evaluate(() => localStorage.getItem("stories_seen"))).toBeNull();
  for (const page of [guest, phone, second]) await page.context().close();
});

test("a slide that leads to goods says that they are sold out from the moment they are, and their discount", async () => {
  const { shop, browser } = place();
  const slideOf = (link: string) => ({
    titleUk: "Річ",
    titleRu: "Вещь",
    textUk: "",
    textRu: "",
    buttonUk: "До речі",
    buttonRu: "К вещи",
    link,
    tint: 2,
    picture: "",
  });
  const slides = ["/product/planted-one-size-left", "/product/planted-discount-70", "/product/planted-sold-out?colour=navy", "/sale"].map(
    slideOf,
  );
  const story = { position: 2, tint: 2, visible: true, shownFrom: null, shownUntil: null, shownTo: "everyone" };
  await owner.call("POST", "/api/admin/stories", { ...story, titleUk: "Речі", titleRu: "Вещи", slides });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  const dialog = page.getByRole("dialog", { name: words.stories });
  const tags = (slide: number) =>
    dialog
      .getByRole("region", { name: words.slide(slide, slides.length) })
      .locator(".hang-tag")
      .allTextContents();
  const open = async () => {
    await expect.poll(async () => (await page.goto(shop.url), await storyOf(page, "Речі").count())).toBe(1);
    await live(page);
    await press(storyOf(page, "Речі"));
  };
  const none = cardMessages.uk["product.none"];
  await Promise.all([page.waitForResponse(/api\/get-product\//), open()]);
  expect(await tags(1)).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => tags(2)).toEqual(["−70%"]);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => tags(3)).toEqual([none]);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await dialog.getByRole("region", { name: words.slide(4, slides.length) }).waitFor();
  expect(await tags(4)).toEqual([]);

  const { app } = await newCustomer(shop);
  const { body: product } = await app.get("/api/get-product/planted-one-size-left");
  const left = (product["productVariations"] as { id: number; stock: number }[]).find(({ stock }) => stock > 0);
  for (let packs = 0; packs < 3; packs += 1)
    await app.post("/api/basket-add-product", { productId: product["id"], variationId: left?.id, productAdd: true });
  await open();
  await expect.poll(() => tags(1)).toEqual([none]);
  await page.context().close();
});

test("a line above the header is planned in the back office and stands in the shop while it holds, in both languages", async () => {
  const { shop, browser } = place();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  const [name = "", value = ""] = owner.cookie.split("=");
  await context.addCookies([{ name, value, url: shop.url }]);
  const page = await context.newPage();
  const line = contentUk.content;
  await page.goto(`${shop.url}/admin/blue-lines/create`);
  const fields = page.getByLabel(new RegExp(`^${line.text}`));
  await fields.nth(0).fill("Завтра не відправляємо");
  await fields.nth(1).fill("Завтра не отправляем");
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Зберегти" }).click();
  await page.getByRole("link", { name: "Завтра не відправляємо" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const visitor = await browser.newPage();
  const says = (path: string, text: string) =>
    expect.poll(async () => (await visitor.goto(shop.url + path), await visitor.content()).includes(text), { timeout: 10_000 }).toBe(true);
  await says("/delivery", "Завтра не відправляємо");
  await says("/ru/delivery", "Завтра не отправляем");
  await page.getByRole("link", { name: "Завтра не відправляємо" }).click();
  await page.getByLabel(line.visible).uncheck();
  await page.getByRole("button", { name: "Зберегти" }).click();
  await says("/delivery", "Відправляємо щодня");
  await visitor.close();
  await context.close();
});
