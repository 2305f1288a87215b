import { expect } from "vitest";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import { findingMessages } from "../../../features/orders/finding/finding.messages.ts";
import { cancelMessages } from "../../../features/orders/refunds/cancel.messages.ts";
import { payByCalls, placeCartByCalls, placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { hasFocus, press } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { journey, signedIn } from "../person-signing-in.ts";

/** Orders that are looked for, cancelled after they were paid, and placed meanwhile in another tab. */
const place = openShopAndBrowser({ withPictures: false });

journey(
  "an order is found by its number, recipient and goods, in a group of its own, and nothing found says what to do",
  place,
  async (device) => {
    const { page, me, language, look } = device;
    const [words, orders] = [findingMessages[language], ordersMessages[language]];
    const { app } = await signedIn(device);
    await me.arrive("/account/orders");
    await page.getByText(orders["orders.empty"]).waitFor();
    expect(await page.getByLabel(words["finding.label"]).count()).toBe(0);
    const [first, second] = [await placeOrderByCalls(app, { pieces: 5 }), await placeOrderByCalls(app, { pieces: 5 })];
    await app.post("/api/cancel-order", { number: first });

    await me.arrive("/account/orders");
    const field = page.getByRole("searchbox", { name: words["finding.label"] });
    const shown = page.locator("main").getByRole("link", { name: /№/ });
    const group = (name: "all" | "active" | "done" | "cancelled") =>
      page
        .getByRole("navigation", { name: words["finding.groups"] })
        .getByRole("link", { name: words["finding.group"][name], exact: true });
    await look("orders-to-find");
    await field.fill(` № ${first} `);
    await page.keyboard.press("Enter");
    await page.getByText(words["finding.found"](1)).waitFor();
    expect(await shown.count()).toBe(1);
    expect(await field.inputValue()).toBe(`№ ${first}`);
    await press(group("active"));
    await page.getByText(words["finding.elsewhere"](`№ ${first}`)).waitFor();
    await look("orders-none-here");
    await press(page.getByRole("link", { name: words["finding.inAll"] }));
    await page.getByText(words["finding.found"](1)).waitFor();
    await field.fill("коваль олена");
    await press(page.getByRole("button", { name: words["finding.find"], exact: true }));
    await page.getByText(words["finding.found"](2)).waitFor();
    await press(group("active"));
    await page.getByText(words["finding.found"](1)).waitFor();
    expect(await shown.first().textContent()).toContain(String(second));
    await page.reload();
    expect(await group("active").getAttribute("aria-current")).toBe("page");
    await field.fill("такого немає %_");
    await page.keyboard.press("Enter");
    await press(page.getByRole("link", { name: words["finding.inAll"] }));
    await page.getByText(words["finding.noneFor"]("такого немає %_")).waitFor();
    await look("orders-none");
    await press(page.getByRole("link", { name: words["finding.showAll"] }));
    await expect.poll(() => shown.count()).toBe(2);
    await app.post("/api/cancel-order", { number: second });
  },
);

journey("before a paid order is cancelled its page says what comes back, and the customer chooses where", place, async (device) => {
  const { page, me, language, look } = device;
  const [words, orders] = [cancelMessages[language], ordersMessages[language]];
  const { app } = await signedIn(device);
  const number = await placeOrderByCalls(app, { payment: "card-sandbox", pieces: 5 });
  await payByCalls(app, me.shop.url, number);
  await me.arrive(`/account/orders/${number}`);
  await press(page.getByRole("button", { name: orders["orders.cancel"] }));
  const dialog = page.getByRole("dialog");
  await hasFocus(dialog.getByRole("button", { name: words["cancel.keep"] }));
  const { goesBack } = (await app.get(`/api/get-order/${number}`)).body as { goesBack: { moneyKopiykas: number } };
  const sum = `${String(goesBack.moneyKopiykas / 100).replace(/(\d)(\d{3})$/, "$1\u00a0$2")}\u00a0грн`;
  await dialog.getByText(words["cancel.where"](sum)).waitFor();
  await look("cancel-paid");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await press(page.getByRole("button", { name: orders["orders.cancel"] }));
  await press(dialog.getByRole("button", { name: words[language === "uk" ? "cancel.toCard" : "cancel.toBalance"] }));
  await page.getByText(words[language === "uk" ? "cancel.doneToCard" : "cancel.doneToBalance"](sum)).waitFor();
  await expect.poll(() => page.getByRole("button", { name: orders["orders.cancel"] }).count()).toBe(0);
  const { totalKopiykas } = (await app.get("/api/get-balance")).body as { totalKopiykas: number };
  expect(totalKopiykas).toBe(language === "uk" ? 0 : goesBack.moneyKopiykas);
});

journey("a checkout whose cart was ordered on another device says so and leads to the order", place, async (device) => {
  const { page, me, language, look } = device;
  const words = ordersMessages[language];
  const { app } = await signedIn(device);
  await app.post("/api/update-profile", { name: "Олена", surname: "Коваль", email: "olena@mail.ua" });
  const { body: product } = await app.get("/api/get-product/planted-stock-50");
  const [variation] = product["productVariations"] as { id: number }[];
  const wanted = { productId: product["id"], variationId: variation?.id, productAdd: true };
  let orderId: unknown;
  for (let pieces = 0; pieces < 5; pieces += 1) ({ orderId } = (await app.post("/api/basket-add-product", wanted)).body);
  await me.arrive("/checkout");
  await page.getByRole("heading", { level: 1, name: words["checkout.title"] }).waitFor();
  const number = await placeCartByCalls(app, { orderId, payment: "cod" });
  const title = page.getByRole("heading", { level: 1, name: words["success.placed"](number) });
  await title.waitFor();
  await hasFocus(title);
  await look("placed-elsewhere");
  await press(page.getByRole("link", { name: words["success.open"] }));
  await page.waitForURL(`**/account/orders/${number}`);
  await app.post("/api/cancel-order", { number });
});
