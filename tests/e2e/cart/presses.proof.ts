import { expect } from "vitest";
import { cartMessages } from "../../../features/cart/cart.messages.ts";
import { press } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { journey, signedIn } from "../person-signing-in.ts";

const place = openShopAndBrowser({ withPictures: false });

journey("presses that come while the shop has not answered are all added, at the place where the keyboard is", place, async (device) => {
  const { page, me, language } = device;
  const words = cartMessages[language];
  const { app } = await signedIn(device);
  const { body } = await app.get("/api/get-product/planted-stock-50");
  const [one] = body["productVariations"] as { id: number }[];
  const first = await app.post("/api/basket-add-product", { productId: body["id"], variationId: one?.id, productAdd: true });
  expect(first.body["result"]).toBe(true);

  await me.arrive("/cart");
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/basket-add-product", (route) => released.then(() => route.continue()));
  const more = page.locator("main fieldset").getByRole("button", { name: new RegExp(`^${words["cart.morePieces"]}`) });
  await more.focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press("Enter");
  // The next number stands there at once, and the reserved number is the shop's.
  const pieces = page.locator("main fieldset [aria-live]");
  await expect.poll(() => pieces.textContent()).toBe(words["cart.pieces"](5));
  expect((await app.get("/api/get-cart")).body["counter"]).toBe(1);
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
  release();
  await expect.poll(async () => (await app.get("/api/get-cart")).body["counter"]).toBe(5);
  await page.locator("main fieldset [aria-busy]").waitFor({ state: "detached" });
  expect(await pieces.textContent()).toBe(words["cart.pieces"](5));
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
  await app.post("/api/delete-cart", { orderId: (await app.get("/api/get-cart")).body["orderId"] });
});

journey("a refused pack takes plus away until a pack is given back", place, async (device) => {
  const { page, me, language } = device;
  const words = cartMessages[language];
  const { app } = await signedIn(device);
  const { body } = await app.get("/api/get-product/planted-stock-50");
  const [one] = body["productVariations"] as { id: number }[];
  for (let pack = 0; pack < 2; pack += 1)
    await app.post("/api/basket-add-product", { productId: body["id"], variationId: one?.id, productAdd: true });
  await me.arrive("/cart");
  const line = page.locator("main fieldset");
  const more = line.getByRole("button", { name: new RegExp(`^${words["cart.morePieces"]}`) });
  await page.route(
    "**/api/basket-add-product",
    async (route) => {
      const { body: cart } = await app.get("/api/get-cart");
      const flags = { orderId: cart["orderId"], orderSubOrder: null, isBlacklisted: false, orderDelete: false, signInRequired: false };
      await route.fulfill({ json: { ...flags, cart, result: false, refusal: "sold-out", sharePercent: null } });
    },
    { times: 1 },
  );
  await press(more);
  await page.getByRole("dialog", { name: words["unavailable.title"] }).waitFor();
  await page.keyboard.press("Escape");
  await more.waitFor({ state: "hidden" });
  await press(line.getByRole("button", { name: new RegExp(`^${words["cart.lessPieces"]}`) }));
  await more.waitFor();
  await press(more);
  await expect.poll(async () => (await app.get("/api/get-cart")).body["counter"]).toBe(2);
  await app.post("/api/delete-cart", { orderId: (await app.get("/api/get-cart")).body["orderId"] });
});
