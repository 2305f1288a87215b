import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cartMessages } from "../../features/cart/cart.messages.ts";
import { ordersMessages } from "../../features/orders/orders.messages.ts";
import { apiClient, newPhone } from "../../support/api-client.ts";
import { complaintsOf, complaintsOfLooks, hasFocus, openBrowser, press } from "../../support/browser.ts";
import { startShop, type RunningShop } from "../../support/running-shop.ts";
import { personAt, type Language } from "./person-signing-in.ts";

/**
 * Signing in as people do it, by the keyboard alone. The whole story is lived once in each language, at a phone and at a
 * desk, and every dialog of it is looked at on both; a branch that differs in neither is walked once.
 */
let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser({ withPictures: false })]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const PIN = "4827";
const NEXT_PIN = "9051";

async function deviceOf(
  width: number,
  language: Language = "uk",
): Promise<{ context: BrowserContext; page: Page; me: ReturnType<typeof personAt> }> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  return { context, page, me: personAt(page, { language, shop }) };
}

/** A device whose customer is signed in already and has a name, by the calls the dialogs make. */
async function signedInDevice(language: Language = "uk") {
  const device = await deviceOf(1440, language);
  const phone = newPhone();
  const app = apiClient(shop.url);
  await app.signIn(phone, shop.codeFor);
  await app.post("/api/update-profile", { name: "Олена", surname: "Коваль", email: `o${phone}@mail.ua` });
  const { url } = shop;
  await device.context.addCookies([
    { name: "token", value: app.token ?? "", url, httpOnly: true, sameSite: "Lax" },
    { name: "signed_in", value: "1", url, sameSite: "Lax" },
  ]);
  return { ...device, phone, app };
}

describe.each([
  [390, "uk"],
  [1440, "ru"],
] as const)("begun at %i px in %s", (width, language) => {
  test("a code, a profile, a PIN, a forgotten PIN, a lost session", async () => {
    const { context, page, me } = await deviceOf(width, language);
    const { words, own, button, address } = me;
    const complaints = complaintsOf(page, { except: /status of (401|422|429)/ });
    const look = async (name: string) => complaints.push(...(await complaintsOfLooks(page, `sign-in-${name}-${language}`)));
    const mine = newPhone();

    // A new customer: closed by Escape, a phone that is none, a wrong code, and the profile.
    await page.goto(address("/"));
    await page.waitForLoadState("networkidle");
    await me.open();
    await page.keyboard.press("Escape");
    await hasFocus(me.account);
    await me.open();
    await look("phone");
    await page.keyboard.type("6712");
    await page.keyboard.press("Enter");
    await page.getByText(words["auth.phoneError"]).waitFor();
    await look("phone-refused");
    await me.phone(mine);
    await look("code");
    await page.keyboard.press("Escape");
    await hasFocus(me.account);
    await me.open();
    await me.phone(mine);
    expect(await page.getByText(/0:[0-5]\d/).isVisible()).toBe(true);
    const code = await shop.codeFor(mine);
    await me.wrong(String((Number(code) + 1) % 10_000).padStart(4, "0"), words["app.codeError"]);
    await look("code-refused");
    await page.keyboard.type(code);

    // The session ends over the profile dialog: what is typed is there again, and the account that was wanted opens.
    await hasFocus(page.getByLabel(own["form.name"], { exact: true }));
    await look("profile");
    await page.getByLabel(own["form.name"], { exact: true }).fill("Олена");
    await page.getByLabel(own["form.surname"]).fill("Коваль");
    await context.clearCookies({ name: "token" });
    await page.getByLabel(own["form.email"]).fill(`o${mine}@mail.ua`);
    await page.keyboard.press("Enter");
    await page.getByText(words["auth.expired"]).waitFor();
    await me.phone(mine);
    await page.keyboard.type(await shop.codeFor(mine));
    await page.waitForURL("**/account");
    await page.goto(address("/account/personal"));
    expect(await page.getByLabel(own["form.surname"]).inputValue()).toBe("Коваль");

    // A PIN in the account: one that is easy, one that is not repeated, a good one.
    await page.waitForLoadState("networkidle");
    await press(button(own["pin.create"]));
    await me.newPin("1234", "1234");
    await page.getByText(words["auth.pinEasy"]).waitFor();
    await look("pin-easy");
    await me.newPin(PIN, NEXT_PIN);
    await page.getByText(words["auth.pinRepeatError"]).waitFor();
    await me.newPin(PIN, PIN);
    await button(own["pin.change"]).waitFor();

    // The device is known now: the PIN instead of a code; forgotten, a code all the same and a new PIN after it.
    await press(button(words["auth.logout"]).first());
    await look("logout");
    await press(page.getByRole("dialog").getByRole("button", { name: words["auth.logout"] }));
    await button(words["auth.logout"]).first().waitFor({ state: "hidden" });
    await me.open();
    await me.phone(mine);
    await page.getByRole("heading", { name: words["auth.pinTitle"] }).waitFor();
    await look("pin");
    await me.wrong("5555", words["auth.pinError"]);
    await look("pin-refused");
    await press(button(words["auth.forgot"]));
    await page.getByRole("heading", { name: words["auth.codeTitle"] }).waitFor();
    await page.keyboard.type(await shop.codeFor(mine));
    await page.getByRole("heading", { name: words["auth.createPinTitle"] }).waitFor();
    await look("create-pin");
    await me.newPin(NEXT_PIN, NEXT_PIN);
    await page.waitForURL("**/account");

    // The session ends before a page: the sign-in stands over the page that was asked for, and it opens then.
    await context.clearCookies({ name: "token" });
    await press(page.getByRole("link", { name: ordersMessages[language]["orders.title"] }).first());
    await page.getByRole("dialog").getByText(words["auth.expired"]).waitFor();
    expect(new URL(page.url()).pathname).toBe(new URL(address("/account/orders")).pathname);
    await look("expired");
    await me.phone(mine);
    await page.keyboard.type(NEXT_PIN);
    await page.getByRole("heading", { level: 1, name: ordersMessages[language]["orders.title"] }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe("a session that has ended", () => {
  test("in the middle of a form: the same press goes on after sign-in, and nothing typed is lost", async () => {
    const { context, page, me, phone } = await signedInDevice("ru");
    await page.goto(me.address("/account/personal"));
    await page.waitForLoadState("networkidle");
    await context.clearCookies({ name: "token" });
    await page.getByLabel(me.own["form.surname"]).fill("Коваленко");
    await page.keyboard.press("Enter");
    await page.getByText(me.words["auth.expired"]).waitFor();
    await me.phone(phone);
    await page.keyboard.type(await shop.codeFor(phone));
    await page.getByText(me.own["form.saved"]).waitFor();
    await page.reload();
    expect(await page.getByLabel(me.own["form.surname"]).inputValue()).toBe("Коваленко");
    await context.close();
  });

  test("on an address that is opened: the page is asked for with 401, and whoever closes the dialog is led home", async () => {
    const { context, page, me } = await signedInDevice("uk");
    await context.clearCookies({ name: "token" });
    for (const path of ["/account/orders", "/checkout"]) {
      await context.addCookies([{ name: "signed_in", value: "1", url: shop.url, sameSite: "Lax" }]);
      expect((await page.goto(me.address(path)))?.status()).toBe(401);
      await page.getByRole("dialog").getByText(me.words["auth.expired"]).waitFor();
      await page.keyboard.press("Escape");
      await page.waitForURL((url) => url.pathname === "/");
    }
    await context.close();
  });

  test("while typing, for good: whoever does not sign in again is led home, and a draft is nobody else's", async () => {
    const { context, page, me } = await signedInDevice("uk");
    await page.goto(me.address("/account/personal"));
    await page.waitForLoadState("networkidle");
    await page.getByLabel(me.own["form.surname"]).fill("Коваленко");
    await context.clearCookies({ name: "token" });
    await page.keyboard.press("Enter");
    await page.getByText(me.words["auth.expired"]).waitFor();
    await page.keyboard.press("Escape");
    await page.waitForURL((url) => url.pathname === "/");
    await me.open();
    const somebodyElse = newPhone();
    await me.phone(somebodyElse);
    await page.keyboard.type(await shop.codeFor(somebodyElse));
    await page.getByLabel(me.own["form.surname"]).waitFor();
    expect(await page.getByLabel(me.own["form.surname"]).inputValue()).toBe("");
    await context.close();
  });
});

test("another device is told about and signed out; out everywhere; five wrong PINs and only a code opens the device", async () => {
  const { context, page, me, phone, app } = await signedInDevice("uk");
  const { own, words, button } = me;
  const there = apiClient(shop.url);
  await app.post("/api/v2/create-pin-code", { phone, pin_code: PIN });
  await there.signIn(phone, shop.codeFor);
  await page.goto(me.address("/account/personal"));
  await page.waitForLoadState("networkidle");
  await press(button(own["devices.itsMe"]));
  await button(own["devices.itsMe"]).waitFor({ state: "hidden" });
  await press(page.getByRole("button", { name: /^Вийти на пристрої / }));
  await page.getByText(own["devices.signedOutDone"]).waitFor();
  expect((await there.get("/api/get-profile")).status).toBe(401);

  await press(button(own["devices.everywhere"]));
  expect(await complaintsOfLooks(page, "everywhere")).toEqual([]);
  await press(page.getByRole("dialog").getByRole("button", { name: own["devices.everywhere"] }));
  await button(own["devices.everywhere"]).first().waitFor({ state: "hidden" });

  await me.open();
  await me.phone(phone);
  await page.keyboard.type(await shop.codeFor(phone));
  await page.waitForURL("**/account");
  await context.clearCookies({ name: "token" });
  await page.goto(me.address("/account"));
  await me.phone(phone);
  for (let time = 0; time < 4; time += 1) await me.wrong("5555", words["auth.pinError"]);
  await me.wrong("5555", words["auth.pinOff"]);
  expect(await complaintsOfLooks(page, "pin-off")).toEqual([]);
  await me.wrong(PIN, words["auth.pinOff"]);
  await context.close();
});

test("from the cart: a second thing asks to sign in and is added then; the way to the checkout goes on after the profile", async () => {
  const { context, page, me } = await deviceOf(390);
  const cart = cartMessages.uk;
  await page.goto(me.address("/product/planted-stock-50"));
  await page.waitForLoadState("networkidle");
  await press(page.getByRole("button", { name: "Додати в кошик", exact: true }).first());
  const drawer = page.getByRole("dialog", { name: cart["cart.title"], exact: true });
  await press(drawer.getByRole("button", { name: cart["cart.more"] }));
  await page.getByText(me.words["auth.needForMore"]).waitFor();
  const phone = newPhone();
  await me.phone(phone);
  await page.keyboard.type(await shop.codeFor(phone));
  await page.getByLabel(me.own["form.surname"]).waitFor();
  await page.keyboard.press("Escape");
  await press(page.getByRole("button", { name: `${cart["cart.title"]}, 1`, exact: true }));
  await drawer.getByText(cart["cart.pieces"](2), { exact: true }).waitFor();
  await addEighteenMore(page);
  await page.reload();
  await page.waitForLoadState("networkidle");
  await press(page.getByRole("button", { name: `${cart["cart.title"]}, 1`, exact: true }));
  await press(drawer.getByRole("button", { name: cart["cart.checkout"] }));
  await page.getByLabel(me.own["form.surname"]).fill("Коваль");
  await page.getByLabel(me.own["form.name"], { exact: true }).fill("Олена");
  await page.getByLabel(me.own["form.email"]).fill(`o${phone}@mail.ua`);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/checkout");
  await context.close();
});

/** Enough for the smallest sum of an order. */
const addEighteenMore = (page: Page) =>
  page.evaluate(async () => {
    const { products } = (await (await fetch("/api/get-cart")).json()) as { products: { id: number; variant: { id: number } }[] };
    const lines = products.map((item) => ({ productId: item.id, variationId: item.variant.id, packs: 18 }));
    const headers = { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() };
    await fetch("/api/basket-add-many", { method: "POST", headers, body: JSON.stringify({ lines }) });
  });

test("a blacklisted customer signs in, loses the cart, and goes nowhere", async () => {
  const { context, page, me } = await deviceOf(1440);
  await page.route("**/api/get-profile", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), isBlacklisted: true } });
  });
  await page.goto(me.address("/product/planted-stock-50"));
  await page.waitForLoadState("networkidle");
  await press(page.getByRole("button", { name: "Додати в кошик", exact: true }).first());
  await page.getByRole("dialog").getByRole("timer").waitFor();
  await page.keyboard.press("Escape");
  await me.open();
  const phone = newPhone();
  await me.phone(phone);
  await page.keyboard.type(await shop.codeFor(phone));
  await page.getByRole("timer").waitFor({ state: "hidden" });
  await page.locator("dialog[open]").waitFor({ state: "hidden" });
  expect(new URL(page.url()).pathname).toBe("/product/planted-stock-50");
  await context.close();
});

test("what became of the message is told: refused by the gateway, delayed, too often; and the next one waits longer", async () => {
  const { context, page, me } = await deviceOf(1440, "ru");
  const { words, button } = me;
  const answers = [
    { status: 503, json: { message: words["auth.smsFailed"] } },
    { status: 429, headers: { "Retry-After": "4000" }, json: { message: words["auth.tooMany"] } },
    { status: 200, json: { isPinCode: false, isPinAccepted: false, resendIn: 2, isDelayed: true } },
    { status: 200, json: { isPinCode: false, isPinAccepted: false, resendIn: 120, isDelayed: false } },
  ];
  await page.route("**/api/v2/via-phone-number", (route) => route.fulfill(answers.shift() ?? { status: 500 }));
  await page.goto(me.address("/"));
  await page.waitForLoadState("networkidle");
  await me.open();
  await page.keyboard.type("671234567");
  await page.keyboard.press("Enter");
  await page.getByText(words["auth.smsFailed"]).waitFor();
  await page.keyboard.press("Enter");
  await page.getByText(`${words["auth.tooMany"]} ${words["auth.againIn"](words["auth.hours"](1, 7))}`).waitFor();
  await page.keyboard.press("Enter");
  await page.getByText(words["auth.delayed"]).waitFor();
  expect(await complaintsOfLooks(page, "delayed")).toEqual([]);
  await button(words["auth.resend"]).waitFor();
  await press(button(words["auth.resend"]));
  await page.getByRole("button", { name: /[12]:[0-5]\d/ }).waitFor();
  expect(await page.getByText(words["auth.delayed"]).count()).toBe(0);
  await context.close();
});

test("a code is taken from the message where the browser can, and filled in whole by a keyboard that offers it", async () => {
  const { context, page, me } = await deviceOf(390);
  await page.goto(me.address("/"));
  await page.waitForLoadState("networkidle");
  await me.open();
  const phone = newPhone();
  await me.phone(phone);
  expect(await me.firstBox().getAttribute("autocomplete")).toBe("one-time-code");
  expect(await me.firstBox().getAttribute("inputmode")).toBe("numeric");
  await me.firstBox().fill(await shop.codeFor(phone));
  await page.getByLabel(me.own["form.surname"]).waitFor();
  await context.close();

  const other = await deviceOf(390);
  const next = newPhone();
  await other.context.exposeFunction("codeOfMessage", () => shop.codeFor(next));
  await other.page.addInitScript(() => {
    const read = (window as unknown as { codeOfMessage(): Promise<string> }).codeOfMessage;
    Object.assign(window, { OTPCredential: Object });
    navigator.credentials.get = async (options) => ("otp" in (options ?? {}) ? ({ code: await read() } as unknown as Credential) : null);
  });
  await other.page.goto(me.address("/"));
  await other.page.waitForLoadState("networkidle");
  await other.me.open();
  await other.me.field().pressSequentially(next.slice(3));
  await other.page.keyboard.press("Enter");
  await other.page.getByLabel(me.own["form.surname"]).waitFor();
  await other.context.close();
});

test("a phone is understood in every form people paste it", async () => {
  const { context, page, me } = await deviceOf(390);
  await page.goto(me.address("/"));
  await page.waitForLoadState("networkidle");
  await me.open();
  await page.waitForLoadState("networkidle");
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
  await context.close();
});
