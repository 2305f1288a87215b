import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountsMessages } from "../../features/accounts/accounts.messages.ts";
import { signInMessages } from "../../features/sign-in/sign-in.messages.ts";
import { newPhone } from "../../support/api-client.ts";
import { axeViolations, complaintsOf, openBrowser, settled } from "../../support/browser.ts";
import { startShop, type RunningShop } from "../../support/running-shop.ts";

/** Signing in as people do it, by the keyboard alone: every branch of the specification's flow, at a phone and at a desk. */
let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  shop = await startShop();
  browser = await openBrowser({ withPictures: false });
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const header = { uk: "Кабінет", ru: "Кабинет" };
const PIN = "4827";
const NEXT_PIN = "9051";

type Look = (name: string) => Promise<void>;

/** A person at one device: what is on the screen and what the keys do. */
function person(page: Page, language: "uk" | "ru", look: Look) {
  const words = signInMessages[language];
  const own = accountsMessages[language];
  const firstBox = () => page.getByLabel(words["auth.codeLabel"](1));
  const press = async (target: Locator) => {
    await target.focus();
    await page.keyboard.press("Enter");
  };
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  return {
    words,
    own,
    button,
    press,
    firstBox,
    focusedLabel: () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.id ?? ""),
    open: async () => {
      await press(button(header[language]).first());
      await page.getByLabel(words["auth.phone"]).waitFor();
    },
    /** Types the phone where the focus is, and goes on. */
    phone: async (phone: string) => {
      const field = page.getByLabel(words["auth.phone"]);
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
      await field.selectText();
      await page.keyboard.type(phone.slice(3));
      await page.keyboard.press("Enter");
      await firstBox().waitFor();
      await expect.poll(() => firstBox().evaluate((element) => element === document.activeElement)).toBe(true);
    },
    wrong: async (digits: string, error: string) => {
      await page.keyboard.type(digits);
      await page.getByText(error).waitFor();
      await expect.poll(() => firstBox().evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await firstBox().inputValue()).toBe("");
    },
    /** A PIN and its repeat in the form that makes one. */
    newPin: async (pin: string, repeat: string) => {
      for (const [name, digits] of [
        [words["auth.pinNew"], pin],
        [words["auth.pinRepeat"], repeat],
      ] as const) {
        const box = page.getByLabel(words["auth.pinBox"](name, 1), { exact: true });
        for (let at = 1; at <= 4; at += 1) await page.getByLabel(words["auth.pinBox"](name, at), { exact: true }).fill("");
        await box.focus();
        await page.keyboard.type(digits);
      }
      await page.keyboard.press("Enter");
    },
    signOut: async () => {
      await page.goto(`${shop.url}${language === "ru" ? "/ru" : ""}/account/personal`);
      await press(button(words["auth.logout"]).first());
      await settled(page);
      await look("logout");
      await press(page.getByRole("dialog").getByRole("button", { name: words["auth.logout"] }));
      await page.waitForURL((url) => !url.pathname.includes("account"));
      await button(words["auth.logout"]).first().waitFor({ state: "hidden" });
    },
  };
}

async function deviceOf(width: number): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: "reduce" });
  return { context, page: await context.newPage() };
}

describe.each([
  [390, "uk"],
  [1440, "uk"],
  [390, "ru"],
  [1440, "ru"],
] as const)("at %i px in %s", (width, language) => {
  const prefix = language === "ru" ? "/ru" : "";

  test("a code, a profile, a PIN, a forgotten PIN, a lost session, another device", async () => {
    const { context, page } = await deviceOf(width);
    const complaints = complaintsOf(page, { except: /status of (401|422|429)/ });
    const look: Look = async (name) => {
      await settled(page);
      complaints.push(...(await axeViolations(page)).map((violation) => `${name}: ${violation}`));
      if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) complaints.push(`${name} scrolls sideways`);
      if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/sign-in-${name}-${width}-${language}.png` });
    };
    const me = person(page, language, look);
    const { words, own } = me;
    const mine = newPhone();

    // A new customer: a phone that is none, a wrong code, the profile, and the account that was wanted.
    await page.goto(`${shop.url}${prefix}/`);
    await page.waitForLoadState("networkidle");
    await me.open();
    await look("phone");
    await page.keyboard.type("6712");
    await page.keyboard.press("Enter");
    await page.getByText(words["auth.phoneError"]).waitFor();
    await look("phone-refused");
    await me.phone(mine);
    await look("code");
    expect(await me.button(words["auth.resendIn"]("1:00")).or(page.getByText(/0:5\d/)).first().isVisible()).toBe(true);
    const code = await shop.codeFor(mine);
    await me.wrong(String((Number(code) + 1) % 10_000).padStart(4, "0"), words["app.codeError"]);
    await look("code-refused");
    await page.keyboard.type(code);
    await page.getByLabel(own["form.surname"]).waitFor();
    await page.getByLabel(own["form.name"], { exact: true }).fill("Олена");
    await page.getByLabel(own["form.surname"]).fill("Коваль");
    await page.getByLabel(own["form.email"]).fill(`o${mine}@mail.ua`);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/account");

    // A PIN in the account: one that is easy, one that is not repeated, a good one.
    await page.goto(`${shop.url}${prefix}/account/personal`);
    await page.waitForLoadState("networkidle");
    await me.press(me.button(own["pin.create"]));
    await me.newPin("1234", "1234");
    await page.getByText(words["auth.pinEasy"]).waitFor();
    await look("pin-easy");
    await me.newPin(PIN, NEXT_PIN);
    await page.getByText(words["auth.pinRepeatError"]).waitFor();
    await me.newPin(PIN, PIN);
    await me.button(own["pin.change"]).waitFor();
    await look("personal");

    // The device is known now: the PIN instead of a code.
    await me.signOut();
    await me.open();
    await me.phone(mine);
    await page.getByRole("heading", { name: words["auth.pinTitle"] }).waitFor();
    await look("pin");
    await me.wrong("5555", words["auth.pinError"]);
    await look("pin-refused");
    await page.keyboard.type(PIN);
    await page.waitForURL("**/account");

    // Forgotten: a code all the same, and a new PIN after it.
    await me.signOut();
    await me.open();
    await me.phone(mine);
    await me.press(me.button(words["auth.forgot"]));
    await page.getByRole("heading", { name: words["auth.codeTitle"] }).waitFor();
    await page.keyboard.type(await shop.codeFor(mine));
    await page.getByRole("heading", { name: words["auth.createPinTitle"] }).waitFor();
    await look("create-pin");
    await me.newPin(NEXT_PIN, NEXT_PIN);
    await page.waitForURL("**/account");

    // The session ends in the middle of work: the same press goes on after sign-in, and nothing typed is lost.
    await page.goto(`${shop.url}${prefix}/account/personal`);
    await page.waitForLoadState("networkidle");
    await context.clearCookies({ name: "token" });
    await page.getByLabel(own["form.surname"]).fill("Коваленко");
    await page.keyboard.press("Enter");
    await page.getByText(words["auth.expired"]).waitFor();
    await look("expired");
    await me.phone(mine);
    await page.keyboard.type(NEXT_PIN);
    await page.getByText(own["form.saved"]).waitFor();
    expect(await page.getByLabel(own["form.surname"]).inputValue()).toBe("Коваленко");
    await page.reload();
    expect(await page.getByLabel(own["form.surname"]).inputValue()).toBe("Коваленко");

    // Another device: this one is told, and signs it out.
    const second = await deviceOf(width);
    const there = person(second.page, language, look);
    await second.page.goto(`${shop.url}${prefix}/`);
    await second.page.waitForLoadState("networkidle");
    await there.open();
    await there.phone(mine);
    await second.page.getByRole("heading", { name: words["auth.codeTitle"] }).waitFor();
    await second.page.keyboard.type(await shop.codeFor(mine));
    await second.page.waitForURL("**/account");
    await page.reload();
    await page.waitForLoadState("networkidle");
    await me.button(own["devices.itsMe"]).waitFor();
    await look("new-device");
    await me.press(me.button(own["devices.itsMe"]));
    await me.button(own["devices.itsMe"]).waitFor({ state: "hidden" });
    await me.press(page.getByRole("button", { name: /^(Вийти на пристрої|Выйти на устройстве) / }));
    await page.getByText(own["devices.signedOutDone"]).waitFor();
    await second.page.goto(`${shop.url}${prefix}/account`);
    expect(new URL(second.page.url()).pathname).toBe(prefix || "/");
    await second.context.close();

    // Five wrong PINs, then only a code opens the device; and out everywhere.
    await me.press(me.button(own["devices.everywhere"]));
    await look("everywhere");
    await me.press(page.getByRole("dialog").getByRole("button", { name: own["devices.everywhere"] }));
    await me.button(own["devices.everywhere"]).first().waitFor({ state: "hidden" });
    await me.open();
    await me.phone(mine);
    for (let time = 0; time < 4; time += 1) await me.wrong("5555", words["auth.pinError"]);
    await me.wrong("5555", words["auth.pinOff"]);
    await look("pin-off");
    await me.wrong(NEXT_PIN, words["auth.pinOff"]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test.each(["+38 (067) 123-45-67", "067 123 45 67", "80671234567", "671234567", "+380671234567", "0 (67) 123 45 67"])(
  "a phone pasted as «%s» is understood",
  async (pasted) => {
    const { context, page } = await deviceOf(390);
    await page.goto(`${shop.url}/`);
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: header.uk, exact: true }).first().click();
    const field = page.getByLabel(signInMessages.uk["auth.phone"]);
    await field.waitFor();
    await page.waitForLoadState("networkidle");
    await field.focus();
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData("text/plain", text);
      document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
      if ((document.activeElement as HTMLInputElement).value === "") document.execCommand("insertText", false, text);
    }, pasted);
    await expect.poll(() => field.inputValue()).toBe("(67) 123-45-67");
    await context.close();
  },
);
