import { expect } from "vitest";
import { matrixMessages } from "../../../app/storefront/catalogue/matrix/matrix.messages.ts";
import { productPageMessages } from "../../../app/storefront/catalogue/product/product-page.messages.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { journey, signedIn } from "../person-signing-in.ts";

/** A reseller takes a colour's whole run of sizes. */
const place = openShopAndBrowser();
const PRODUCT = "planted-twelve-colours";
type Variation = { id: number; colourName: string; size: string; stock: number; price: number; quantity_in_variation: number };

journey(
  "runs of sizes fill the draft, go without what is sold out, and are taken away again; nothing is sent before the button",
  place,
  async (device) => {
    const { page, me, language, look } = device;
    const [words, { "matrix.open": open }] = [matrixMessages[language], productPageMessages[language]];
    const { app } = await signedIn(device);
    const asked = await fetch(`${me.shop.url}/api/get-product/${PRODUCT}`, {
      headers: { "Accept-Language": language === "ru" ? "ru" : "ua" },
    });
    const body = (await asked.json()) as { id: number; productVariations: Variation[] };
    const all = body.productVariations;
    const [colour = ""] = [...new Set(all.map(({ colourName }) => colourName))];
    const of = all.filter(({ colourName }) => colourName === colour);
    const pack = of[0]?.quantity_in_variation ?? 0;
    // Somebody else has all of the first size.
    const { app: rival } = await newCustomer(me.shop);
    const [gone] = of;
    const lines = [{ productId: body.id, variationId: gone?.id, packs: Math.floor((gone?.stock ?? 0) / pack) }];
    if ((gone?.stock ?? 0) >= pack)
      expect((await rival.post("/api/basket-add-many", { lines }, { "Idempotency-Key": crypto.randomUUID() })).body["result"]).toBe(true);
    await expect
      .poll(
        async () =>
          ((await app.get(`/api/get-product/${PRODUCT}`)).body["productVariations"] as Variation[]).find(({ id }) => id === gone?.id)
            ?.stock,
      )
      .toBeLessThan(pack);

    await me.arrive(`/product/${PRODUCT}`);
    await me.button(open).click();
    const matrix = page.locator("#matrix");
    const add = matrix.getByRole("button", { name: words.addRun(colour), exact: true });
    const drop = matrix.getByRole("button", { name: words.dropRun(colour), exact: true });
    const run = of.slice(1);
    const pieces = run.length * pack;
    expect(await drop.getAttribute("aria-disabled")).toBe("true");
    await add.focus();
    await page.keyboard.press("Enter");
    const summary = (count: number, colours: string) => matrix.getByText(new RegExp(`^${count}\\sшт · ${colours} `)).waitFor();
    await summary(pieces, language === "ru" ? "1 цвет" : "1 колір");
    await matrix
      .getByText(new RegExp(`^(${words.without["sold-out"]}|${words.without["under-pack"]}): ${gone?.size}$`))
      .first()
      .waitFor();
    await page.keyboard.press("Space");
    await summary(2 * pieces, language === "ru" ? "1 цвет" : "1 колір");
    await look("size-runs");
    // Pieces typed besides stay above the run.
    const cell = matrix.getByRole("textbox", { name: words.cell(run[0]?.size ?? "", colour) });
    await cell.fill(String(4 * pack));
    await page.keyboard.press("Tab");
    await summary(2 * pieces + 2 * pack, language === "ru" ? "1 цвет" : "1 колір");
    await drop.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    expect(await drop.evaluate((one) => one === document.activeElement)).toBe(true);
    await summary(2 * pack, language === "ru" ? "1 цвет" : "1 колір");
    expect(await cell.inputValue()).toBe(String(2 * pack));
    await cell.fill("0");
    await page.keyboard.press("Tab");

    // All colours: a pack of everything there is.
    await matrix.getByRole("button", { name: words.addRun(words.allColours), exact: true }).click();
    const whole = all.filter(({ id, stock }) => id !== gone?.id && stock >= pack);
    await matrix.getByText(new RegExp(`^${whole.length * pack}\\sшт · 12 `)).waitFor();
    await look("size-runs-all");
    expect((await app.get("/api/get-cart")).body["counter"]).toBe(0);
    await matrix.getByRole("button", { name: words.dropRun(words.allColours), exact: true }).click();
    await add.click();
    await me.button(words.add).last().click();
    await matrix.getByText(words.allAdded(run.length)).waitFor();
    const cart = (await app.get("/api/get-cart")).body;
    expect(cart["counter"]).toBe(pieces);
    await rival.post("/api/delete-cart", { orderId: (await rival.get("/api/get-cart")).body["orderId"] });
    await app.post("/api/delete-cart", { orderId: cart["orderId"] });
  },
);

journey(
  "what is on its way to the cart goes on when the page is left, is shown to who comes back, and is sent once",
  place,
  async (device) => {
    const { page, me, language } = device;
    const [words, { "matrix.open": open }] = [matrixMessages[language], productPageMessages[language]];
    const { app } = await signedIn(device);
    const calls: unknown[] = [];
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/api/basket-add-many", async (route) => {
      calls.push(route.request().postDataJSON());
      await released;
      await route.continue();
    });
    await me.arrive(`/product/${PRODUCT}`);
    await me.button(open).click();
    const matrix = page.locator("#matrix");
    await matrix.getByRole("button", { name: words.addRun(words.allColours), exact: true }).click();
    const filled = matrix.locator('input[data-row]:not([value="0"])');
    expect(await filled.count()).toBeGreaterThan(0);
    const pieces = Number.parseInt((await matrix.getByText(/^\d+\sшт · 12 /).textContent()) ?? "", 10);
    await me.button(words.add).last().click();
    await page.locator("header a").first().click();
    await page.waitForURL((url) => !url.pathname.includes("/product/"));
    await page.goBack();
    await page.waitForURL("**/product/**");
    if (!(await matrix.isVisible())) await me.button(open).click();
    const said = matrix.locator("p[role=status]");
    await expect.poll(() => said.textContent()).toMatch(/ 0 \S+ \d+$/);
    const all = Number.parseInt(/\d+$/.exec((await said.textContent()) ?? "")?.[0] ?? "", 10);
    expect(calls).toHaveLength(1);
    release();
    await expect.poll(() => said.textContent(), { timeout: 20_000 }).toBe(words.allAdded(all));
    const lines = calls.flatMap((call) => (call as { lines: { variationId: number }[] }).lines.map(({ variationId }) => variationId));
    expect([lines.length, new Set(lines).size]).toEqual([all, all]);
    // Nothing is left to be sent again.
    await expect.poll(() => filled.count()).toBe(0);
    const cart = (await app.get("/api/get-cart")).body;
    expect(cart["counter"]).toBe(pieces);
    await app.post("/api/delete-cart", { orderId: cart["orderId"] });
  },
);
