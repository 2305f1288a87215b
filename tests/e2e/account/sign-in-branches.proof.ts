import type { Page } from "playwright-core";
import { expect } from "vitest";
import { cartMessages } from "../../../features/cart/cart.messages.ts";
import { productMessages } from "../../../features/catalogue/product.messages.ts";
import { apiClient, newPhone } from "../../../support/api-client.ts";
import { endCartBehind, hasFocus, press } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { journey, signedIn, type Language } from "../person-signing-in.ts";

/** The ways a sign-in can turn, each walked. The whole story: sign-in.e2e.ts. */
const place = openShopAndBrowser({ withPictures: false });

const PIN = "4827";
const addButton = (page: Page, language: Language) =>
  page.getByRole("button", { name: productMessages[language]["product.addToCart"], exact: true }).first();

journey("a session that ends in the middle of a form: the same press goes on after sign-in", place, async (device) => {
  const { context, page, me, look } = device;
  const { phone } = await signedIn(device);
  const surname = page.getByLabel(me.own["form.surname"]);
  await me.arrive("/account/personal");
  await context.clearCookies({ name: "token" });
  await surname.fill("Коваленко");
  await page.keyboard.press("Enter");
  await page.getByText(me.words["auth.expired"]).waitFor();
  await look("session-in-form");
  await me.byCode(phone);
  await page.getByText(me.own["form.saved"]).waitFor();
  await me.arrive("/account/personal");
  expect(await surname.inputValue()).toBe("Коваленко");

  // The same again, and whoever does not sign in is led home; the draft is nobody else's.
  await context.clearCookies({ name: "token" });
  await surname.fill("Коваль");
  await page.keyboard.press("Enter");
  await page.getByText(me.words["auth.expired"]).waitFor();
  await page.keyboard.press("Escape");
  await page.waitForURL(me.home);
  await hasFocus(page.locator("main h1"));
  await me.open();
  await me.byCode(newPhone());
  await surname.waitFor();
  expect(await surname.inputValue()).toBe("");
});

journey("a session that ended before an address is opened: 401, and whoever closes the dialog is led home", place, async (device) => {
  const { context, page, me, look } = device;
  for (const path of ["/account/orders", "/checkout"]) {
    await context.addCookies([{ name: "signed_in", value: "1", url: place().shop.url, sameSite: "Lax" }]);
    expect((await page.goto(me.address(path)))?.status()).toBe(401);
    await page.getByRole("dialog").getByText(me.words["auth.expired"]).waitFor();
    await look(`session-before${path.replaceAll("/", "-")}`);
    await page.keyboard.press("Escape");
    await page.waitForURL(me.home);
  }
});

journey("a letter is opened where nobody ever signed in: home asks who it is and goes on to the page", place, async (device) => {
  const { page, me, look } = device;
  const { phone } = await newCustomer(place().shop);
  const asked = page.getByRole("dialog").getByText(me.words["auth.needForPage"]);
  await page.goto(me.address("/account/orders?page=1"));
  await asked.waitFor();
  await look("letter-on-a-new-device");
  await page.keyboard.press("Escape");
  await asked.waitFor({ state: "hidden" });
  await page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" });
  await page.reload();
  await asked.waitFor();
  await me.byCode(phone);
  await page.waitForURL(me.address("/account/orders?page=1"));
  await page.goto(`${me.home}#sign-in:${encodeURIComponent("https://semyriad.example/account")}`);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset["awake"])).toBe("");
  expect(new URL(page.url()).pathname).toBe(new URL(me.home).pathname);
});

journey("a customer who presses before the page knows them is not asked to sign in", place, async (device) => {
  const { page, me } = device;
  await signedIn(device);
  await page.route("**/api/get-profile", async (route) => {
    await me.account.press("Enter");
    await route.continue();
  });
  await page.goto(me.address("/delivery"));
  await page.waitForURL("**/account");
  expect(await page.locator("dialog[open]").count()).toBe(0);
});

journey("another device is told about and signed out; out everywhere; five wrong PINs leave only a code", place, async (device) => {
  const { context, page, me, look } = device;
  const { own, words, button } = me;
  const { phone, app } = await signedIn(device);
  const there = apiClient(place().shop.url);
  await app.post("/api/v2/create-pin-code", { phone, pin_code: PIN });
  await there.signIn(phone, place().shop.codeFor);
  await page.goto(me.address("/account/personal"));
  await look("new-device");
  await press(button(own["devices.itsMe"]));
  await button(own["devices.itsMe"]).waitFor({ state: "hidden" });
  await press(page.getByRole("button", { name: signOutOf[device.language] }));
  await page.getByText(own["devices.signedOutDone"]).waitFor();
  expect((await there.get("/api/get-profile")).status).toBe(401);

  await press(button(own["devices.everywhere"]));
  await look("everywhere");
  await press(page.getByRole("dialog").getByRole("button", { name: own["devices.everywhere"] }));
  await button(own["devices.everywhere"]).first().waitFor({ state: "hidden" });

  await me.open();
  await me.byCode(phone);
  await page.waitForURL("**/account");
  await context.clearCookies({ name: "token" });
  await page.goto(me.address("/account"));
  await me.phone(phone);
  for (let time = 0; time < 4; time += 1) await me.wrong("5555", words["auth.pinError"]);
  await me.wrong("5555", words["auth.pinOff"]);
  await look("pin-off");
  await me.wrong(PIN, words["auth.pinOff"]);
  await press(button(words["auth.byCode"]));
  await page.getByRole("dialog", { name: words["auth.codeTitle"] }).waitFor();
});
const signOutOf = { uk: /^Вийти на пристрої /, ru: /^Выйти на устройстве / };

journey(
  "from the cart: a second thing asks to sign in, a refusal of it is said after the profile; the checkout of retail goods has no smallest sum",
  place,
  async (device) => {
    const { page, me, language, look } = device;
    const cart = cartMessages[language];
    const bag = page.getByRole("button", { name: `${cart["cart.title"]}, 1`, exact: true });
    await page.goto(me.address("/product/planted-stock-50"));
    await press(addButton(page, language));
    const drawer = page.getByRole("dialog", { name: cart["cart.title"], exact: true });
    await press(drawer.getByRole("button", { name: cart["cart.morePieces"] }));
    await page.getByText(me.words["auth.needForMore"]).waitFor();
    await look("sign-in-for-more");
    const phone = newPhone();
    await refuseNextAdd(page);
    await me.byCode(phone);
    await page.getByLabel(me.own["form.surname"]).waitFor();
    await page.keyboard.press("Escape");
    const refused = page.getByRole("dialog", { name: cart["share.title"], exact: true });
    await refused.getByText(cart["share.new"](50)).waitFor();
    await look("refused-after-sign-in");
    await page.reload();
    await press(bag);
    await press(drawer.getByRole("button", { name: cart["cart.morePieces"] }));
    await drawer.getByText(cart["cart.pieces"](2), { exact: true }).waitFor();
    await press(drawer.getByRole("button", { name: cart["cart.checkout"] }));
    await page.getByLabel(me.own["form.surname"]).fill("Коваль");
    await page.getByLabel(me.own["form.name"], { exact: true }).fill("Олена");
    await page.getByLabel(me.own["form.email"]).fill(`o${phone}@mail.ua`);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/checkout");
    await endCartBehind(page);
  },
);

/** As for a new customer whose share is used up; the shop of the tests has no shares. */
const refuseNextAdd = (page: Page) =>
  page.route(
    "**/api/basket-add-product",
    async (route) => {
      const cart = await (await page.request.get(new URL("/api/get-cart", page.url()).href)).json();
      const plain = { orderId: null, orderSubOrder: null, isBlacklisted: false, orderDelete: false, signInRequired: false };
      await route.fulfill({ json: { ...plain, cart, result: false, refusal: "new-account-share", sharePercent: 50 } });
    },
    { times: 1 },
  );

journey("a blacklisted customer signs in, loses the cart, goes nowhere but out", place, async ({ page, me, language, look }) => {
  await page.route("**/api/sms-code-check", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { account: { profile: object } };
    const account = { ...answer.account, profile: { ...answer.account.profile, isBlacklisted: true } };
    await route.fulfill({ response, json: { ...answer, isBlacklisted: true, account } });
  });
  await page.goto(me.address("/product/planted-stock-50"));
  await press(addButton(page, language));
  await page.getByRole("dialog").getByRole("timer").waitFor();
  await page.keyboard.press("Escape");
  await me.open();
  await me.byCode(newPhone());
  await page.getByRole("timer").waitFor({ state: "hidden" });
  const closed = page.getByRole("dialog", { name: cartMessages[language]["forbidden.title"] });
  await closed.getByText(cartMessages[language]["forbidden.text"]).waitFor();
  await look("account-closed");
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "hidden" });
  expect(page.url()).toBe(me.address("/product/planted-stock-50"));
  await press(me.account);
  await press(closed.getByRole("button", { name: me.words["auth.logout"], exact: true }));
  await page.waitForURL(me.home);
  await me.open();
});

journey("what became of the message is told: refused, too often, delayed; the next one waits longer", place, async ({ page, me, look }) => {
  const { words, button } = me;
  const answers = [
    { status: 503, json: { message: words["auth.smsFailed"] } },
    { status: 429, headers: { "Retry-After": "4000" }, json: { message: words["auth.tooMany"] } },
    { status: 200, json: { isPinCode: false, isPinAccepted: false, resendIn: 1, isDelayed: true } },
    { status: 200, json: { isPinCode: false, isPinAccepted: false, resendIn: 120, isDelayed: false } },
  ];
  await page.route("**/api/v2/via-phone-number", (route) => route.fulfill(answers.shift() ?? { status: 500 }));
  await page.goto(me.address("/delivery"));
  await me.open();
  await page.keyboard.type("671234567");
  await page.keyboard.press("Enter");
  await page.getByText(words["auth.smsFailed"]).waitFor();
  await look("sms-failed");
  await page.keyboard.press("Enter");
  await page.getByText(`${words["auth.tooMany"]} ${words["auth.againIn"](words["auth.hours"](1, 7))}`).waitFor();
  await page.keyboard.press("Enter");
  await page.getByText(words["auth.delayed"]).waitFor();
  await look("sms-delayed");
  await press(button(words["auth.resend"]));
  await page.getByRole("button", { name: /[12]:[0-5]\d/ }).waitFor();
  expect(await page.getByText(words["auth.delayed"]).count()).toBe(0);
});

journey("a phone is understood in every form people paste it", place, async ({ page, me }) => {
  await page.goto(me.address("/delivery"));
  await me.open();
  for (const pasted of ["+38 (067) 123-45-67", "067 123 45 67", "80671234567", "671234567", "+380671234567", "0 (67) 123 45 67"]) {
    await me.field().fill("");
    await me.field().focus();
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData("text/plain", text);
      document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
      if ((document.activeElement as HTMLInputElement).value === "") document.execCommand("insertText", false, text);
    }, pasted);
    await expect.poll(() => me.field().inputValue(), { message: pasted }).toBe("(67) 123-45-67");
  }
});

journey(
  "a code is filled in whole by a keyboard that offers it, and taken from the message where the browser can",
  place,
  async (device) => {
    const { page, me } = device;
    const phone = newPhone();
    await page.goto(me.address("/delivery"));
    await me.open();
    await me.phone(phone);
    expect(await me.firstBox().getAttribute("autocomplete")).toBe("one-time-code");
    expect(await me.firstBox().getAttribute("inputmode")).toBe("numeric");
    await me.firstBox().fill(await place().shop.codeFor(phone));
    await page.getByLabel(me.own["form.surname"]).waitFor();

    const next = newPhone();
    await device.context.clearCookies();
    await page.exposeFunction("codeOfMessage", () => place().shop.codeFor(next));
    await page.addInitScript(() => {
      const read = (window as unknown as { codeOfMessage(): Promise<string> }).codeOfMessage;
      Object.assign(window, { OTPCredential: Object });
      navigator.credentials.get = async (options) => ("otp" in (options ?? {}) ? ({ code: await read() } as unknown as Credential) : null);
    });
    await page.goto(me.address("/delivery"));
    await me.open();
    await page.keyboard.type(next.slice(3));
    await page.keyboard.press("Enter");
    await page.getByLabel(me.own["form.surname"]).waitFor();
  },
);
