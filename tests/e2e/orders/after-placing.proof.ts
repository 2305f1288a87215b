import { beforeAll, expect } from "vitest";
import { cartCountMessages } from "../../../features/cart/cart-count.messages.ts";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import { recipientsMessages } from "../../../features/recipients/recipients.messages.ts";
import { returnsMessages } from "../../../features/returns/returns.messages.ts";
import { repeatOrderMessages } from "../../../features/orders/repeat/repeat-order.messages.ts";
import { payByCalls, placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { press } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { journey, signedIn } from "../person-signing-in.ts";

/** A customer's deeds with a placed order. */
const place = openShopAndBrowser({ withPictures: false });
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
beforeAll(async () => void (owner = await ownerByCalls(place().shop)));

journey("an order of twenty pieces is repeated: as many as are left come into the cart", place, async (device) => {
  const { page, me, language, look } = device;
  const [words, repeat] = [ordersMessages[language], repeatOrderMessages[language]];
  const { app } = await signedIn(device);
  const number = await placeOrderByCalls(app);
  await me.arrive(`/account/orders/${number}`);
  await press(page.getByRole("button", { name: repeat["repeat.action"] }));
  await page.getByText(repeat["repeat.added"](1, 1)).waitFor();
  await page
    .getByRole("region", { name: repeat["repeat.added"](1, 1) })
    .getByText(repeat["repeat.pieces"](20))
    .waitFor();
  await look("repeated");
  const cart = (await app.get("/api/get-cart")).body as { orderId: string; products: { quantity: number }[] };
  expect(cart.products.map(({ quantity }) => quantity)).toEqual([20]);

  await press(page.getByRole("button", { name: repeat["repeat.action"] }));
  await page.getByText(repeat["repeat.notAdded"]).waitFor();
  await look("repeated-few");
  await press(page.getByRole("button", { name: repeat["repeat.addRest"] }));
  await page.getByText(repeat["repeat.added"](1, 1)).waitFor();
  await page.getByText(repeat["repeat.lessThanAsked"]).waitFor();
  expect(
    await page
      .getByRole("region", { name: repeat["repeat.added"](1, 1) })
      .locator("a[href*='/product/']")
      .count(),
  ).toBe(1);
  await press(page.getByRole("link", { name: repeat["repeat.toCart"] }));
  await page.waitForURL("**/cart");
  await app.post("/api/delete-cart", { orderId: cart.orderId });
  await app.post("/api/cancel-order", { number });
  await me.arrive(`/account/orders/${number}`);
  await page.getByText(words["orders.history"]).waitFor();
});

journey("two pieces of a delivered order go back: the money comes to the card or to the balance", place, async (device) => {
  const { page, me, language, look } = device;
  const words = returnsMessages[language];
  const isByCard = language === "uk";
  const { app } = await signedIn(device);
  await me.arrive("/account/returns");
  await page.getByText(words["returns.emptyHint"]).waitFor();
  await look("returns-empty");
  const number = await placeOrderByCalls(app, { payment: isByCard ? "card-sandbox" : "cod", pieces: 5 });
  if (isByCard) await payByCalls(app, me.shop.url, number);
  await deliver(number);

  await me.arrive(`/account/orders/${number}`);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByText("20\u00a04000\u00a00000\u00a00001").filter({ visible: true }).waitFor();
  await press(page.getByRole("button", { name: ordersMessages[language]["orders.copyParcel"] }));
  await page.getByText(ordersMessages[language]["orders.parcelCopied"]).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("20400000000001");
  expect(await page.getByRole("link", { name: ordersMessages[language]["orders.track"] }).getAttribute("href")).toMatch(/novaposhta/);
  await look("order-delivered");
  await press(page.locator("main a[href*='/product/planted-stock-50']:not([aria-hidden])"));
  await page.waitForURL("**/product/planted-stock-50*");
  await page.goBack();
  await press(page.getByRole("link", { name: words["returns.action"] }));
  await page.getByRole("heading", { name: words["returns.newTitle"](number) }).waitFor();
  await press(page.getByRole("button", { name: words["returns.send"] }));
  await page.getByText(words["returns.chooseGoods"]).first().waitFor();
  await look("return-wrong");
  const more = page.getByRole("button", { name: words["returns.more"] });
  await press(more);
  await press(more);
  await page.getByLabel(words["returns.reason.size"]).check();
  await page.getByLabel(words["returns.comment"]).fill("Замала в плечах <b>");
  expect(await page.getByLabel(words["returns.toCard"]).count()).toBe(isByCard ? 1 : 0);
  await look("return-form");
  await press(page.getByRole("button", { name: words["returns.send"] }));
  await page.getByText(words["returns.next.asked"]).waitFor();
  await page.locator("section", { hasText: words["returns.expected"] }).getByText("530\u00a0грн").waitFor();
  await look("return-asked");

  const id = Number(page.url().split("/").at(-1));
  await owner.call("POST", `/api/admin/returns/${id}/decide`, { isApproved: true, answer: "Надішліть на відділення № 12.", version: 1 });
  const { lines } = (await owner.call("GET", `/api/admin/returns/${id}`)) as { lines: { variationId: number }[] };
  const received = lines.map(({ variationId }) => ({ variationId, received: 2, fit: 2 }));
  await owner.call("POST", `/api/admin/returns/${id}/receive`, { lines: received, version: 2 });
  await me.arrive(`/account/returns/${id}`);
  const given = page.locator("section", { hasText: words["returns.given"] });
  await given.getByText(isByCard ? words["returns.givenBy"].cardKopiykas : words["returns.givenBy"].balanceKopiykas).waitFor();
  await given.getByText("530\u00a0грн").waitFor();
  await look("return-received");
  expect((await app.get("/api/get-balance")).body).toMatchObject({ companyDebtKopiykas: isByCard ? 0 : 53_000 });
});

journey("pieces that are not found are said at their line, and less is to be paid", place, async (device) => {
  const { page, me, language, look } = device;
  const { app } = await signedIn(device);
  const number = await placeOrderByCalls(app, { pieces: 5 });
  const { version } = await owner.call("GET", `/api/admin/orders/${number}`);
  await owner.call("POST", `/api/admin/orders/${number}/shortage`, { version, lines: [{ position: 1, missing: 2 }] });
  await me.arrive(`/account/orders/${number}`);
  await page.getByText(ordersMessages[language]["orders.missing"](cartCountMessages[language]["cart.pieces"](2))).waitFor();
  await look("order-short");
  await me.arrive("/account/notifications");
  await page
    .getByRole("link", { name: String(number) })
    .first()
    .waitFor();
  await look("notice-of-shortage");
  await app.post("/api/cancel-order", { number });
});

async function deliver(number: number): Promise<void> {
  for (const status of ["confirmed", "packed", "shipped", "delivered"]) {
    const { version, status: before } = await owner.call("GET", `/api/admin/orders/${number}`);
    if (before !== status)
      await owner.call("POST", `/api/admin/orders/${number}/status`, { status, version, parcelNumber: "20400000000001" });
  }
}

journey("an order that is not packed goes to somebody else and to another branch", place, async (device) => {
  const { page, me, language, look } = device;
  const words = ordersMessages[language];
  const { app } = await signedIn(device);
  const number = await placeOrderByCalls(app, { pieces: 5 });
  await me.arrive(`/account/orders/${number}`);
  await press(page.getByRole("link", { name: words["orders.changeDelivery"] }));
  await page.getByRole("heading", { name: words["orders.changeDelivery"] }).waitFor();
  await look("change-delivery");
  const phone = page.getByLabel(recipientsMessages[language]["recipients.phone"]);
  await phone.fill("067 123 45 6");
  await page.keyboard.press("Tab");
  await page.getByText(me.words["auth.phoneError"]).waitFor();
  await phone.fill("(050) 765-43-21");
  await page.getByLabel(me.own["form.surname"]).fill("");
  await press(page.getByRole("button", { name: me.own["form.save"], exact: true }));
  await page.locator("[aria-invalid=true]").first().waitFor();
  await page.getByLabel(me.own["form.surname"]).fill("Бондар");
  const branch = page.getByRole("combobox", { name: words["checkout.dept"] });
  await branch.fill("");
  await branch.pressSequentially("1");
  const option = page.getByRole("option").first();
  const chosen = (await option.innerText()).split("\n")[0] ?? "";
  await option.click();
  await press(page.getByRole("button", { name: me.own["form.save"], exact: true }));
  await page.waitForURL(`**/account/orders/${number}`);
  const order = (await app.get(`/api/get-order/${number}`)).body as {
    recipient: { fullName: string; phone: string };
  };
  expect(order.recipient.fullName).toContain("Бондар");
  expect(order.recipient.phone).toBe("380507654321");
  expect(chosen).not.toBe("");

  // Without an answer the order stands, and what failed is named.
  await page.route("**/api/cancel-order", (call) => call.abort("internetdisconnected"));
  await press(page.getByRole("button", { name: words["orders.cancel"] }));
  await press(page.getByRole("dialog").getByRole("button", { name: words["orders.cancel"] }));
  await page.getByText(words["orders.cancelFailed"]).waitFor();
  await page.unroute("**/api/cancel-order");
  await press(page.getByRole("button", { name: words["orders.cancel"] }));
  await press(page.getByRole("dialog").getByRole("button", { name: words["orders.cancel"] }));
  await page.getByText(words["orders.cancelled"], { exact: true }).waitFor();
});
