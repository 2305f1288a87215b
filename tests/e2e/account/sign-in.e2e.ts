import { expect } from "vitest";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import { newPhone } from "../../../support/api-client.ts";
import { hasFocus, press } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { journey } from "../person-signing-in.ts";

/** Signing in as people do it: the whole story, every dialog of it looked at. Its branches: sign-in-branches.proof.ts. */
const place = openShopAndBrowser({ withPictures: false });

const PIN = "4827";
const NEXT_PIN = "9051";

journey("a code, a profile, a PIN, a forgotten PIN, a lost session", place, async ({ context, page, language, me, look }) => {
  const { words, own, button, address } = me;
  const mine = newPhone();

  // A new customer: closed by Escape, a phone that is none, a wrong code, and the profile.
  await page.goto(address("/delivery"));
  await me.open();
  await page.keyboard.press("Escape");
  await hasFocus(me.account);
  await me.open();
  await look("sign-in-phone");
  await page.keyboard.type("6712");
  await page.keyboard.press("Enter");
  await page.getByText(words["auth.phoneError"]).waitFor();
  await look("sign-in-phone-refused");
  await me.phone(mine);
  await look("sign-in-code");
  await page.keyboard.press("Escape");
  await hasFocus(me.account);
  await me.open();
  await me.phone(mine);
  await page.getByText(/0:[0-5]\d/).waitFor();
  const code = await place().shop.codeFor(mine);
  await me.wrong(String((Number(code) + 1) % 10_000).padStart(4, "0"), words["app.codeError"]);
  await look("sign-in-code-refused");
  await page.keyboard.type(code);

  // The session ends over the profile dialog: what is typed is there again, and the account that was wanted opens.
  await hasFocus(page.getByLabel(own["form.name"], { exact: true }));
  await look("sign-in-profile");
  await page.getByLabel(own["form.name"], { exact: true }).fill("Олена");
  await page.getByLabel(own["form.surname"]).fill("Коваль");
  await context.clearCookies({ name: "token" });
  await page.getByLabel(own["form.email"]).fill(`o${mine}@mail.ua`);
  await page.keyboard.press("Enter");
  await page.getByText(words["auth.expired"]).waitFor();
  await me.phone(mine);
  await page.keyboard.type(await place().shop.codeFor(mine));
  await page.waitForURL("**/account");
  await page.goto(address("/account/personal"));
  expect(await page.getByLabel(own["form.surname"]).inputValue()).toBe("Коваль");

  // A PIN in the account: both empty, all in a summary with the way to the first box; one that is easy, one that is not repeated, a good one.
  await press(button(own["pin.create"]));
  await press(button(words["auth.pinSave"]));
  const summary = page.getByRole("group", { name: own["form.summary"] });
  await hasFocus(summary);
  await look("sign-in-pin-summary");
  await press(summary.getByRole("link", { name: words["auth.pinRepeat"] }));
  await hasFocus(page.getByLabel(words["auth.pinBox"](words["auth.pinRepeat"], 1)));
  await me.newPin("1234", "1234");
  await page.getByText(words["auth.pinEasy"]).waitFor();
  await look("sign-in-pin-easy");
  await me.newPin(PIN, NEXT_PIN);
  await page.getByText(words["auth.pinRepeatError"]).waitFor();
  await me.newPin(PIN, PIN);
  await button(own["pin.change"]).waitFor();

  // The device is known now: the PIN instead of a code; forgotten, a code all the same and a new PIN after it.
  await press(button(words["auth.logout"]).first());
  await look("sign-in-logout");
  await press(page.getByRole("dialog").getByRole("button", { name: words["auth.logout"] }));
  await button(words["auth.logout"]).first().waitFor({ state: "hidden" });
  await me.open();
  await me.phone(mine);
  await page.getByRole("heading", { name: words["auth.pinTitle"] }).waitFor();
  await look("sign-in-pin");
  await me.wrong("5555", words["auth.pinError"]);
  await look("sign-in-pin-refused");
  await press(button(words["auth.byCode"]));
  await page.getByRole("heading", { name: words["auth.codeTitle"] }).waitFor();
  await page.keyboard.type(await place().shop.codeFor(mine));
  await page.getByRole("heading", { name: words["auth.createPinTitle"] }).waitFor();
  await look("sign-in-create-pin");
  await me.newPin(NEXT_PIN, NEXT_PIN);
  await page.waitForURL("**/account");
  await hasFocus(page.getByRole("heading", { level: 1 }));

  // The session ends before a page: the sign-in stands over the page that was asked for, and it opens then.
  await context.clearCookies({ name: "token" });
  await press(page.getByRole("link", { name: ordersMessages[language]["orders.title"] }).first());
  await page.getByRole("dialog").getByText(words["auth.expired"]).waitFor();
  expect(new URL(page.url()).pathname).toBe(new URL(address("/account/orders")).pathname);
  await look("sign-in-expired");
  await me.phone(mine);
  await page.keyboard.type(NEXT_PIN);
  await page.getByRole("heading", { level: 1, name: ordersMessages[language]["orders.title"] }).waitFor();
});
