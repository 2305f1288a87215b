import { expect } from "vitest";
import { newPhone } from "../../../support/api-client.ts";
import { press } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { journey } from "../person-signing-in.ts";

const place = openShopAndBrowser({ withPictures: false });

journey("a PIN forgotten when the session ends in a form: a new one is asked for, then the same press goes on", place, async (device) => {
  const { context, page, me, look } = device;
  const { words, own, button } = me;
  const phone = newPhone();
  const surname = page.getByLabel(own["form.surname"]);
  await page.goto(me.address("/delivery"));
  await me.open();
  await me.byCode(phone);
  await page.getByLabel(own["form.name"], { exact: true }).fill("Олена");
  await surname.fill("Коваль");
  await page.getByLabel(own["form.email"]).fill(`o${phone}@mail.ua`);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/account");
  await page.goto(me.address("/account/personal"));
  await press(button(own["pin.create"]));
  await me.newPin("4827", "4827");
  await button(own["pin.change"]).waitFor();

  const answers = { Коваленко: () => me.newPin("9051", "9051"), Ковальчук: () => page.keyboard.press("Escape") };
  for (const [name, answerNewPin] of Object.entries(answers)) {
    await me.arrive("/account/personal");
    await context.clearCookies({ name: "token" });
    await surname.fill(name);
    await page.keyboard.press("Enter");
    await page.getByText(words["auth.expired"]).waitFor();
    await me.phone(phone);
    await press(button(words["auth.forgot"]));
    await page.getByRole("heading", { name: words["auth.codeTitle"] }).waitFor();
    await page.keyboard.type(await place().shop.codeFor(phone));
    await page.getByRole("heading", { name: words["auth.createPinTitle"] }).waitFor();
    await look("new-pin-in-form");
    await answerNewPin();
    await page.getByText(own["form.saved"], { exact: true }).waitFor();
    await me.arrive("/account/personal");
    expect(await surname.inputValue()).toBe(name);
  }
});
