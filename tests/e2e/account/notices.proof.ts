import { expect, test } from "vitest";
import { screens } from "../../../app/screens.ts";
import { accountsMessages } from "../../../features/accounts/accounts.messages.ts";
import { notificationsMessages } from "../../../features/notifications/notifications.messages.ts";
import { recipientsMessages } from "../../../features/recipients/recipients.messages.ts";
import { press } from "../../../support/pages/browser.ts";
import { placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { journey, signedIn } from "../person-signing-in.ts";

/** A customer's notices and kept recipients. */
const place = openShopAndBrowser({ withPictures: false });

journey("what happened stands in the account: new, read by following it or all at once, told as chosen", place, async (device) => {
  const { page, me, language, look } = device;
  const words = notificationsMessages[language];
  const { app } = await signedIn(device);
  await me.arrive("/account/notifications");
  await page.getByText(words["notices.empty"]).waitFor();
  await look("notices-empty");

  const number = await placeOrderByCalls(app);
  await app.post("/api/cancel-order", { number });
  await me.arrive("/account");
  await page.getByRole("button", { name: /, 2$/ }).first().waitFor();
  await look("account-with-news");
  await me.arrive("/account/notifications");
  const main = page.locator("main");
  expect(await main.getByText(words["notices.unread"], { exact: true }).count()).toBe(2);
  await look("notices");
  await press(main.getByRole("link", { name: new RegExp(`№ ${number}`) }).first());
  await page.waitForURL(`**/account/orders/${number}`);

  await me.arrive("/account/notifications");
  expect(await main.getByText(words["notices.unread"], { exact: true }).count()).toBe(1);
  await press(main.getByRole("button", { name: words["notices.readAll"] }));
  await expect.poll(() => main.getByText(words["notices.unread"], { exact: true }).count()).toBe(0);

  const orders = main.getByRole("group", { name: words["choices.topic"].orders });
  await orders.getByLabel(words["choices.letters"]).uncheck();
  await page.getByText(words["choices.saved"]).first().waitFor();
  await page.reload();
  expect(await orders.getByLabel(words["choices.letters"]).isChecked()).toBe(false);
  expect(await orders.getByLabel(words["choices.sms"]).isChecked()).toBe(true);

  // Pressed quickly while the first answer is late: every press stands.
  const calls = { asked: 0, answered: 0 };
  await page.route("**/api/choose-notifications", async (call) => {
    calls.asked += 1;
    if (calls.asked === 1) await new Promise((done) => setTimeout(done, 700));
    await call.continue();
  });
  page.on("response", (answer) => void (calls.answered += Number(answer.url().endsWith("/api/choose-notifications"))));
  const pressed = () =>
    Promise.all((["letters", "sms", "push"] as const).map((way) => orders.getByLabel(words[`choices.${way}`]).isChecked()));
  const before = await pressed();
  for (const way of ["letters", "sms", "push"] as const) await orders.getByLabel(words[`choices.${way}`]).click();
  expect(await pressed()).toEqual(before.map((isOn) => !isOn));
  await expect.poll(() => calls.answered > 1 && calls.answered === calls.asked).toBe(true);
  await page.getByText(words["choices.saved"]).first().waitFor();
  expect(await pressed()).toEqual(before.map((isOn) => !isOn));
  await page.reload();
  expect(await pressed()).toEqual(before.map((isOn) => !isOn));
});

test("no page of the account opens for a guest: each leads home, where they sign in and go on, in both languages", async () => {
  const { shop } = place();
  const parts = screens.filter(({ path }) => path.startsWith("account")).map(({ path }) => path.replace(/:\w+/, "1"));
  expect(parts.length).toBeGreaterThan(6);
  for (const [prefix, home] of [
    ["", "/"],
    ["/ru", "/ru"],
  ])
    for (const path of parts) {
      const response = await fetch(`${shop.url}${prefix}/${path}`, { redirect: "manual" });
      const wanted = encodeURIComponent(`${prefix}/${path}`);
      expect([path, response.status, response.headers.get("location")]).toEqual([path, 302, `${home}#sign-in:${wanted}`]);
    }
});

journey("a kept recipient is chosen at the checkout", place, async (device) => {
  const { page, me, language, look } = device;
  const words = recipientsMessages[language];
  const names = accountsMessages[language];
  const { app } = await signedIn(device);
  await me.arrive("/account/recipients");
  await page.getByText(words["recipients.empty"]).waitFor();
  await press(page.getByRole("button", { name: words["recipients.add"] }));
  const dialog = page.getByRole("dialog");
  await press(dialog.getByRole("button", { name: words["recipients.save"] }));
  await look("recipient-refused");
  await dialog.getByLabel(names["form.name"]).fill("Ірина");
  await dialog.getByLabel(names["form.surname"]).fill("Бондар");
  await dialog.getByLabel(words["recipients.phone"]).fill("050 123 45 67");
  await press(dialog.getByRole("button", { name: words["recipients.save"] }));
  await page.getByText("Бондар Ірина").waitFor();
  await look("recipients");

  const { body: product } = await app.get("/api/get-product/planted-stock-50");
  const [variation] = product["productVariations"] as { id: number }[];
  await app.post("/api/basket-add-product", { productId: product["id"], variationId: variation?.id, productAdd: true });
  await me.arrive("/checkout");
  const chooser = page.getByLabel(words["recipients.choose"]);
  await chooser.selectOption({ index: 1 });
  expect(await page.getByLabel(names["form.surname"]).inputValue()).toBe("Бондар");
  await expect.poll(() => page.getByLabel(words["recipients.phone"]).inputValue()).toBe("+380 (50) 123-45-67");
  await look("checkout-recipient");
  await chooser.selectOption({ index: 0 });
  expect(await page.getByLabel(names["form.surname"]).inputValue()).toBe("Коваль");
});
