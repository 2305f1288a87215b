import type { Page } from "playwright-core";
import { expect } from "vitest";
import { accountsMessages } from "../../features/accounts/accounts.messages.ts";
import { signInMessages } from "../../features/sign-in/sign-in.messages.ts";
import { hasFocus, press } from "../../support/browser.ts";
import type { RunningShop } from "../../support/running-shop.ts";

export type Language = "uk" | "ru";
const header = { uk: "Кабінет", ru: "Кабинет" };

/** A person at one device: what is on the screen and what the keys do. */
export function personAt(page: Page, { language, shop }: { language: Language; shop: RunningShop }) {
  const words = signInMessages[language];
  const own = accountsMessages[language];
  const firstBox = () => page.getByLabel(words["auth.codeLabel"](1));
  const field = () => page.getByLabel(words["auth.phone"]);
  const account = page.getByRole("button", { name: header[language], exact: true }).first();
  return {
    words,
    own,
    account,
    firstBox,
    field,
    button: (name: string) => page.getByRole("button", { name, exact: true }),
    address: (path: string) => `${shop.url}${language === "ru" ? "/ru" : ""}${path}`,
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
    wrong: async (digits: string, error: string) => {
      await page.keyboard.type(digits);
      await page.getByText(error).waitFor();
      await hasFocus(firstBox());
      await expect.poll(() => firstBox().inputValue()).toBe("");
    },
    /** A PIN and its repeat in the form that makes one. */
    newPin: async (pin: string, repeat: string) => {
      for (const [name, digits] of [
        [words["auth.pinNew"], pin],
        [words["auth.pinRepeat"], repeat],
      ] as const) {
        const box = (at: number) => page.getByLabel(words["auth.pinBox"](name, at), { exact: true });
        for (let at = 1; at <= 4; at += 1) await box(at).fill("");
        await box(1).focus();
        await page.keyboard.type(digits);
      }
      await page.keyboard.press("Enter");
    },
  };
}
