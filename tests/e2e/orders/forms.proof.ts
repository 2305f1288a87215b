import { randomUUID } from "node:crypto";
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { yearsBefore } from "../../../features/accounts/birth-day.rules.ts";
import { leadsMessages } from "../../../features/leads/leads.messages.ts";
import { recipientsMessages } from "../../../features/recipients/recipients.messages.ts";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import { platformMessages } from "../../../platform/messages.ts";
import { kyivDay } from "../../../platform/time/time.ts";
import { apiClient, newPhone, type ApiClient } from "../../../support/api-client.ts";
import { endCartBehind, hasFocus, press } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { journey, recognised, signedIn } from "../person-signing-in.ts";

/** The rule of every longer form (`ui/fields/use-form-errors.ts`): when a field says what is wrong, when it stops, and where the focus goes. */
const place = openShopAndBrowser({ withPictures: false });

async function fillCart(app: ApiClient): Promise<void> {
  const { body } = await app.get("/api/get-product/planted-stock-50");
  const [one] = body["productVariations"] as { id: number }[];
  const lines = [{ productId: body["id"], variationId: one?.id, packs: 20 }];
  await app.post("/api/basket-add-many", { lines }, { "Idempotency-Key": randomUUID() });
}

journey("the checkout asks a customer without a name for it first, and goes on with it", place, async (device) => {
  const { page, me, language, look } = device;
  const [words, own] = [ordersMessages[language], me.own];
  const phone = newPhone();
  const app = apiClient(me.shop.url);
  await app.signIn(phone, me.shop.codeFor);
  await fillCart(app);
  await recognised(device.context, me.shop, app);
  await page.goto(me.address("/checkout"));
  const asked = page.getByRole("dialog", { name: own["accounts.profileTitle"] });
  await asked.waitFor();
  await look("checkout-nameless");
  await asked.getByLabel(own["form.name"], { exact: true }).fill("Ірина");
  await asked.getByLabel(own["form.surname"], { exact: true }).fill("Мельник");
  await asked.getByLabel(own["form.email"]).fill(`o${phone}@mail.ua`);
  await press(asked.getByRole("button", { name: own["form.save"] }));
  await asked.waitFor({ state: "hidden" });
  expect(page.url()).toBe(me.address("/checkout"));
  await expect.poll(() => page.getByLabel(own["form.name"], { exact: true }).inputValue()).toBe("Ірина");
  expect(await page.getByLabel(own["form.surname"], { exact: true }).inputValue()).toBe("Мельник");
  expect(await page.getByText(words["orders.cause.profile_incomplete"]).count()).toBe(0);
  await app.post("/api/delete-cart", { orderId: (await app.get("/api/get-cart")).body["orderId"] });
});

journey("the checkout: at the field when it is left, all in a summary when it is sent, nothing typed lost", place, async (device) => {
  const { page, me, language, look } = device;
  const [words, own, required] = [ordersMessages[language], me.own, platformMessages[language]["form.required"]];
  await fillCart((await signedIn(device)).app);
  await page.goto(me.address("/checkout"));
  const surname = page.getByLabel(own["form.surname"], { exact: true });
  const name = page.getByLabel(own["form.name"], { exact: true });
  const town = page.getByRole("combobox", { name: words["checkout.town"] });
  const branch = page.getByRole("combobox", { name: words["checkout.dept"] });
  const summary = page.getByRole("group", { name: words["checkout.summaryErrors"] });
  const send = () => press(page.getByRole("button", { name: words["checkout.submit"] }));

  // Leaving an emptied field says so, typing takes it back; no summary before the form is sent.
  await name.fill("");
  await page.keyboard.press("Tab");
  await hasFocus(surname);
  await page.getByText(required).waitFor();
  expect(await name.getAttribute("aria-invalid")).toBe("true");
  await name.focus();
  await page.keyboard.type("К");
  expect(await page.getByText(required).count()).toBe(0);
  expect(await summary.count()).toBe(0);

  // Sent with three things missing: the summary has the focus, its links lead to the fields.
  await surname.fill("");
  await name.fill("");
  await town.fill("Хмель");
  await page.getByRole("option").first().waitFor();
  await expect.poll(() => isOnTop(page.getByRole("listbox", { name: words["checkout.town"] })), { message: "under no bar" }).toBe(true);
  await send();
  await hasFocus(summary);
  expect(await summary.getByRole("link").allTextContents()).toEqual([
    `${own["form.name"]}: ${required}`,
    `${own["form.surname"]}: ${required}`,
    `${words["checkout.town"]}: ${words["checkout.choose"]}`,
    `${words["checkout.dept"]}: ${required}`,
  ]);
  await look("checkout-refused");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await hasFocus(name);
  await page.keyboard.type("Олена");
  expect(await summary.getByRole("link").count()).toBe(3);
  await surname.fill("007");
  await town.focus();
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Enter");
  expect(await summary.count()).toBe(0);
  await branch.focus();
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Enter");
  await page.getByLabel(words["checkout.comment"]).fill("Після 18:00");
  const chosen = await branch.inputValue();

  // The server's word stands at its field, which has the focus; a reload loses nothing.
  await send();
  await page.getByText(own["accounts.nameError"]).waitFor();
  await hasFocus(surname);
  await look("checkout-refused-by-server");
  await page.reload();
  await expect.poll(() => surname.inputValue()).toBe("007");
  expect([await branch.inputValue(), await page.getByLabel(words["checkout.comment"]).inputValue()]).toEqual([chosen, "Після 18:00"]);
  await endCartBehind(page);
});

/** Whether nothing lies over an element, from its first to its last row. */
const isOnTop = (shown: Locator): Promise<boolean> =>
  shown.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [top + 4, (top + bottom) / 2, bottom - 4].every((y) => one.contains(document.elementFromPoint((left + right) / 2, y)));
  });

journey("an order goes to somebody else, whose number is written as people write it", place, async (device) => {
  const { page, me, language, look } = device;
  const words = ordersMessages[language];
  const { app } = await signedIn(device);
  await fillCart(app);
  await page.goto(me.address("/checkout"));
  await page.getByLabel(me.own["form.name"], { exact: true }).fill("Ірина");
  await page.getByLabel(me.own["form.surname"], { exact: true }).fill("Бондар");
  const phone = page.getByLabel(recipientsMessages[language]["recipients.phone"]);
  await phone.fill("067 123 45 6");
  await page.keyboard.press("Tab");
  await page.getByText(me.words["auth.phoneError"]).waitFor();
  await look("checkout-phone-refused");
  await phone.fill("8 (050) 765-43-21");
  await page.keyboard.press("Tab");
  await expect.poll(() => phone.inputValue()).toBe("+380 (50) 765-43-21");
  expect(await page.getByText(me.words["auth.phoneError"]).count()).toBe(0);
  for (const [field, text] of [
    ["checkout.town", "Хмель"],
    ["checkout.dept", "12"],
  ] as const) {
    await page.getByRole("combobox", { name: words[field] }).fill(text);
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Enter");
  }
  await press(page.getByRole("button", { name: words["checkout.submit"] }));
  await page.waitForURL("**/checkout/success?number=*");
  const number = new URL(page.url()).searchParams.get("number");
  expect((await app.get(`/api/get-order/${number}`)).body).toMatchObject({
    recipient: { fullName: expect.stringContaining("Бондар"), phone: "380507654321" },
  });
});

journey("the profile after sign-in refuses as the checkout does", place, async ({ page, me, look }) => {
  const { own } = me;
  const required = platformMessages[me.language]["form.required"];
  await page.goto(me.address("/delivery"));
  await me.open();
  await me.byCode(newPhone());
  const summary = page.getByRole("group", { name: own["form.summary"] });
  await page.getByLabel(own["form.email"]).fill("olena");
  await page.keyboard.press("Tab");
  await page.getByText(own["accounts.emailError"]).waitFor();
  await page.keyboard.press("Enter");
  await hasFocus(summary);
  expect(await summary.getByRole("link").count()).toBe(3);
  await look("profile-refused");
  await press(summary.getByRole("link", { name: `${own["form.surname"]}: ${required}` }));
  await hasFocus(page.getByLabel(own["form.surname"], { exact: true }));
  await press(page.getByRole("button", { name: own["accounts.birthPick"] }));
  expect(await page.locator("dialog input[type=date]").inputValue()).toBe(yearsBefore(kyivDay(new Date()), 18));
});

journey(
  "a request refuses the same, and neither a reload nor a lost line loses what is typed",
  place,
  async ({ page, context, me, look }) => {
    const words = leadsMessages[me.language];
    const required = platformMessages[me.language]["form.required"];
    const summary = page.getByRole("group", { name: me.own["form.summary"] });
    const [company, who, wanted] = (["suppliers.company", "leads.name", "suppliers.wanted"] as const).map((key) =>
      page.getByLabel(words[key]),
    );
    const send = () => press(page.locator("main").getByRole("button", { name: words["leads.send"] }));
    await page.goto(me.address("/suppliers"));
    await page.getByLabel(words["leads.phone"]).fill("067");
    await send();
    await hasFocus(summary);
    expect(await summary.getByRole("link").allTextContents()).toEqual([
      `${words["suppliers.company"]}: ${required}`,
      `${words["leads.name"]}: ${required}`,
      `${words["leads.phone"]}: ${words["leads.phoneError"]}`,
      `${words["suppliers.wanted"]}: ${required}`,
    ]);
    await look("suppliers-refused");
    await company?.fill("Трикотаж");
    await who?.fill("Ігор");
    await page.getByLabel(words["leads.phone"]).fill("067 123 45 67");
    await wanted?.fill("Светри");
    await page.reload();
    await expect.poll(() => wanted?.inputValue()).toBe("Светри");
    await context.setOffline(true);
    await send();
    await page.getByText(me.words["err.network"]).waitFor();
    expect(await company?.inputValue()).toBe("Трикотаж");
    await context.setOffline(false);
    await send();
    await page.getByText(words["suppliers.done"]).waitFor();
  },
);
