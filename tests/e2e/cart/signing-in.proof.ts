import { expect } from "vitest";
import { cartMessages } from "../../../features/cart/cart.messages.ts";
import { productMessages } from "../../../features/catalogue/product.messages.ts";
import { newPhone } from "../../../support/api-client.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { press } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { journey, signedIn } from "../person-signing-in.ts";

/** A pack that needs a sign-in is added after it, or not at all. */
const place = openShopAndBrowser({ withPictures: false });

journey("whoever closes the question of a second pack and signs in later is given no pack", place, async ({ page, me, language }) => {
  const cart = cartMessages[language];
  const { phone, app } = await newCustomer(place().shop);
  await page.goto(me.address("/product/planted-stock-50"));
  await press(page.getByRole("button", { name: productMessages[language]["product.addToCart"], exact: true }).first());
  await press(page.getByRole("dialog").getByRole("button", { name: cart["cart.morePieces"] }));
  await page.getByText(me.words["auth.needForMore"]).waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "hidden" });
  await me.open();
  await me.byCode(phone);
  await page.waitForURL("**/account");
  const { body } = await app.get("/api/get-cart");
  expect(body["counter"]).toBe(1);
  await app.post("/api/delete-cart", { orderId: body["orderId"] });
});

journey(
  "a session that ends beside a cart: plus asks to sign in and goes on, and no reservation is said to be over",
  place,
  async (device) => {
    const { context, page, me, language } = device;
    const { phone, app } = await signedIn(device);
    const { body } = await app.get("/api/get-product/planted-stock-50");
    const [one] = body["productVariations"] as { id: number }[];
    await app.post("/api/basket-add-product", { productId: body["id"], variationId: one?.id, productAdd: true });
    await me.arrive("/cart");
    await context.clearCookies({ name: "token" });
    await press(page.locator("main fieldset").getByRole("button", { name: new RegExp(`^${cartMessages[language]["cart.morePieces"]}`) }));
    await page.getByText(me.words["auth.expired"]).waitFor();
    await me.byCode(phone);
    const cart = async () => (await app.get("/api/get-cart")).body;
    await expect.poll(async () => (await cart())["counter"]).toBe(2);
    await page.locator("dialog[open]").waitFor({ state: "hidden" });
    await app.post("/api/delete-cart", { orderId: (await cart())["orderId"] });
  },
);

journey(
  "a guest's list of many goods: they are asked to sign in, nothing is called sold out, and all of it comes",
  place,
  async (device) => {
    const { page, me, language, look } = device;
    const { phone, app } = await newCustomer(place().shop);
    const { body } = await app.get("/api/get-product/planted-pack1-min2");
    const sizes = (body["productVariations"] as { id: number; price: number; size: string }[]).slice(0, 3);
    const lost = sizes.map(({ id, price, size }) => ({
      productId: body["id"],
      variationId: id,
      quantity: 1,
      price,
      name: `${body["name"]}, ${size}`,
    }));
    await page.goto(me.address("/cart"));
    await page.evaluate(async (lines) => {
      const cart = (await (await fetch("/api/get-cart")).json()) as object;
      localStorage.setItem("cart", JSON.stringify({ cart, lost: lines, shift: 0 }));
    }, lost);
    await page.reload();
    await press(page.getByRole("main").getByRole("button", { name: cartMessages[language]["cart.reserveAgain"] }));
    await page.getByRole("dialog").getByText(me.words["auth.needForLost"]).waitFor();
    await look("sign-in-for-list");
    await me.byCode(phone);
    const cart = async () => (await app.get("/api/get-cart")).body;
    await expect.poll(async () => (await cart())["counter"]).toBe(3);
    await page.getByText(cartMessages[language]["cart.lostTitle"]).waitFor({ state: "detached" });
    await app.post("/api/delete-cart", { orderId: (await cart())["orderId"] });
  },
);

journey("whoever closes the offer of a PIN goes on to the checkout", place, async ({ page, me, language }) => {
  const phone = newPhone();
  const toCheckout = async () => {
    await page.goto(me.address("/product/planted-stock-50"));
    await press(page.getByRole("button", { name: productMessages[language]["product.addToCart"], exact: true }).first());
    await press(page.getByRole("dialog").getByRole("button", { name: cartMessages[language]["cart.checkout"] }));
    await me.byCode(phone);
  };
  await toCheckout();
  await page.getByLabel(me.own["form.surname"]).fill("Коваль");
  await page.getByLabel(me.own["form.name"], { exact: true }).fill("Олена");
  await page.getByLabel(me.own["form.email"]).fill(`o${phone}@mail.ua`);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/checkout");
  await me.arrive("/account");
  await press(me.button(me.words["auth.logout"]).first());
  await press(page.getByRole("dialog").getByRole("button", { name: me.words["auth.logout"] }));
  await page.waitForURL(me.home);
  await toCheckout();
  await page.getByRole("dialog", { name: me.words["auth.createPinTitle"] }).waitFor();
  await page.keyboard.press("Escape");
  await page.waitForURL("**/checkout");
});
