import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInMessages } from "../../../features/sign-in/sign-in.messages.ts";
import { newPhone, phoneHashFor } from "../../../support/api-client.ts";
import { openBrowser } from "../../../support/pages/browser.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { personAt, recognised } from "../person-signing-in.ts";

/** Signing in where work or a wait is asked for, and where no script runs (security.md S22). */
let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop({ LIMITS: "normal" }), openBrowser({ withPictures: false })]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const languages = [
  ["uk", ""],
  ["ru", "/ru"],
] as const;
const words = signInMessages;

test.each(languages)(
  "whoever is signed in is led from /sign-in to the account, without scripts as well (%s)",
  async (_language, prefix) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await recognised(context, shop, (await newCustomer(shop)).app);
    const page = await context.newPage();
    await page.goto(`${shop.url}${prefix}/sign-in`);
    expect(new URL(page.url()).pathname).toBe(`${prefix}/account`);
    await context.close();
  },
);

/** More codes than an address may ask for before each costs work; by a browser, so that the address is the same. */
async function askForManyCodes(): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${shop.url}/delivery`);
  for (let asked = 0; asked < 20; asked += 1) {
    const phone = newPhone();
    const status = await page.evaluate(askForCode, { phone, hash: phoneHashFor(phone) });
    if (status === 428) return page.close();
  }
  throw new Error("no proof of work was asked for");
}

const askForCode = async ({ phone, hash }: { phone: string; hash: string }): Promise<number> => {
  const headers = { "Content-Type": "application/json", "X-Phone-Hash": hash };
  const body = JSON.stringify({ phone, force_sms_sending: 0 });
  return (await fetch("/api/v2/via-phone-number", { method: "POST", headers, body })).status;
};

test.each(languages)("S22 while codes are flooded the browser does the work it is asked for, and the code comes (%s)", async (language) => {
  await askForManyCodes();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const answers: number[] = [];
  page.on("response", (response) => response.url().endsWith("/via-phone-number") && answers.push(response.status()));
  const me = personAt(page, { language, shop });
  await page.goto(me.home);
  await me.open();
  const phone = newPhone();
  await me.phone(phone);
  expect(answers).toEqual([428, 200]);
  await page.keyboard.type(await shop.codeFor(phone));
  await page.getByLabel(language === "uk" ? "Прізвище" : "Фамилия").waitFor();
  await context.close();
});

test.each(languages)("S22 where no script runs the page says how long to wait, and keeps the phone (%s)", async (language, prefix) => {
  await askForManyCodes();
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(`${shop.url}${prefix}/sign-in`);
  const phone = newPhone();
  await page.getByLabel(words[language]["auth.phone"]).fill(phone);
  const button = page.getByRole("main").getByRole("button", { name: words[language]["auth.getCode"] });
  await button.click();
  await page.getByRole("status").filter({ hasText: /30/ }).waitFor();
  await button.click();
  await page.getByRole("status").filter({ hasText: /\d/ }).waitFor();
  expect(await page.locator("input[name=phone]").inputValue()).toBe(phone);
  await page.close();
});
