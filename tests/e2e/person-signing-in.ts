import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { accountsMessages } from "../../features/accounts/accounts.messages.ts";
import { signInMessages } from "../../features/sign-in/sign-in.messages.ts";
import type { ApiClient } from "../../support/api-client.ts";
import { complaintsOf, complaintsOfLook, hasFocus, press, WALKED } from "../../support/pages/browser.ts";
import { newCustomer } from "../../support/new-customer.ts";
import type { RunningShop } from "../../support/running-shop.ts";

export type Language = "uk" | "ru";
type Person = ReturnType<typeof personAt>;
type Device = { context: BrowserContext; page: Page; language: Language; me: Person; look: (name: string) => Promise<void> };

/**
 * A journey by the keyboard alone, walked in both languages on a device that holds nothing of the one before: nothing may complain,
 * neither the page's scripts nor axe where it is looked at.
 */
export function journey(name: string, place: () => { shop: RunningShop; browser: Browser }, walk: (device: Device) => Promise<void>): void {
  test.each(WALKED)(`${name} (%s, %i px)`, async (language, width) => {
    const { shop, browser } = place();
    const context = await emptyDevice(browser, width);
    const page = await context.newPage();
    const complaints = complaintsOf(page, { except: /status of (401|422|429|503)|ERR_INTERNET_DISCONNECTED/ });
    const look = async (what: string): Promise<void> => void complaints.push(...(await complaintsOfLook(page, `${what}-${language}`)));
    onTestFinished(() => page.close());
    await walk({ context, page, language, me: personAt(page, { language, shop }), look });
    expect(complaints).toEqual([]);
  });
}

const kept = new WeakMap<Browser, Map<number, BrowserContext>>();
/** The same device for every journey of a file, so that the shop's code is loaded once; emptied of all a visitor leaves. */
async function emptyDevice(browser: Browser, width: number): Promise<BrowserContext> {
  const devices = kept.get(browser) ?? new Map<number, BrowserContext>();
  kept.set(browser, devices);
  const before = devices.get(width);
  if (before) {
    await before.setStorageState({ cookies: [], origins: [] });
    return before;
  }
  const context = await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: "reduce" });
  devices.set(width, context);
  return context;
}

/** Somebody new with a name signs in on the device, by the calls the dialogs make. */
export async function signedIn(device: Device): Promise<{ phone: string; app: ApiClient }> {
  const customer = await newCustomer(device.me.shop);
  await recognised(device.context, device.me.shop, customer.app);
  return customer;
}

/** The device is signed in as that customer. */
export const recognised = (context: BrowserContext, { url }: RunningShop, { token }: ApiClient): Promise<void> =>
  context.addCookies([
    { name: "token", value: token ?? "", url, httpOnly: true, sameSite: "Lax" },
    { name: "signed_in", value: "1", url, sameSite: "Lax" },
  ]);

const header = { uk: "Кабінет", ru: "Кабинет" };

/** A person at one device: what is on the screen and what the keys do. */
export function personAt(page: Page, { language, shop }: { language: Language; shop: RunningShop }) {
  const words = signInMessages[language];
  const own = accountsMessages[language];
  const firstBox = () => page.getByLabel(words["auth.codeLabel"](1));
  const field = () => page.getByLabel(words["auth.phone"]);
  const account = page.getByRole("button", { name: new RegExp(`^${header[language]}`) }).first();
  const address = (path: string) => `${shop.url}${language === "ru" ? "/ru" : ""}${path}`;
  const me = {
    language,
    words,
    own,
    shop,
    account,
    firstBox,
    field,
    button: (name: string) => page.getByRole("button", { name, exact: true }),
    address,
    home: address(language === "ru" ? "" : "/"),
    /** Opens a customer's page and waits until it knows who is here. */
    arrive: (path: string) => Promise.all([page.waitForResponse("**/api/get-profile"), page.goto(address(path))]),
    open: async () => {
      await press(account);
      await hasFocus(field());
    },
    /** Types the phone where the focus is, and goes on. */
    phone: async (phone: string) => {
      await hasFocus(field());
      await field().selectText();
      await page.keyboard.type(phone.slice(3));
      await page.keyboard.press("Enter");
      await hasFocus(firstBox());
    },
    /** The phone and the code that is sent to it. */
    byCode: async (phone: string) => {
      await me.phone(phone);
      await page.keyboard.type(await shop.codeFor(phone));
    },
    wrong: async (digits: string, error: string) => {
      await page.keyboard.type(digits);
      await page.getByText(error).waitFor();
      await hasFocus(firstBox());
      await expect.poll(() => firstBox().inputValue()).toBe("");
    },
    /** A PIN and its repeat in the form that makes one, typed without a pause. */
    newPin: async (pin: string, repeat: string) => {
      const names = [words["auth.pinNew"], words["auth.pinRepeat"]] as const;
      const box = (name: string, at: number) => page.getByLabel(words["auth.pinBox"](name, at), { exact: true });
      for (const name of names) for (let at = 1; at <= 4; at += 1) await box(name, at).fill("");
      await box(names[0], 1).focus();
      await page.keyboard.type(pin);
      await hasFocus(box(names[1], 1));
      await page.keyboard.type(repeat);
      await page.keyboard.press("Enter");
    },
  };
  return me;
}
