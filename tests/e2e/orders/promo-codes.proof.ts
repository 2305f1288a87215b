import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { promoCodesUk } from "../../../app/backoffice/words/uk/promo-codes.ts";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import { promoMessages } from "../../../features/orders/promo-codes/promo-codes.messages.ts";
import { signInMessages } from "../../../features/sign-in/sign-in.messages.ts";
import { formatMoney, kopiykas } from "../../../platform/money/money.ts";
import type { ApiClient } from "../../../support/api-client.ts";
import { hasFocus, press } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { journey, signedIn } from "../person-signing-in.ts";
import { staffPage } from "../staff/staff-page.ts";

/** Promo codes (decision 0092): made by the owner, applied by a customer. */
const place = openShopAndBrowser({ withPictures: false });
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
beforeAll(async () => {
  owner = await ownerByCalls(place().shop);
  await owner.call("POST", "/api/admin/promo-codes", { code: "ЗИМА10", percent: 10, usesEach: null });
});

test("the owner makes a code, is told of a wrong entry at its field, finds it in the list and switches it off", async () => {
  const { shop } = place();
  const { page, look, close } = await staffPage(place(), { cookie: owner.cookie, width: 1440 });
  const field = (name: "code" | "percent" | "amountHryvnias" | "active") =>
    page.getByLabel(promoCodesUk[`resources.promo-codes.fields.${name}`], { exact: name === "active" });
  const refusal = (text: string) => page.locator(".Mui-error").filter({ hasText: text });
  const save = () => page.getByRole("button", { name: "Зберегти" }).click();
  await page.goto(`${shop.url}/admin/promo-codes/create`);
  await field("code").fill("весна 10");
  await field("percent").fill("10");
  await look("promo-form");
  await save();
  await refusal(promoMessages.uk["promo.code"]).first().waitFor();
  await look("promo-wrong-code");
  await field("code").fill("зима10");
  await save();
  await refusal(promoMessages.uk["promo.known"]).first().waitFor();
  await field("code").fill("Весна10");
  // Said by the shop at its field, which has the focus then, and not by the browser in its own language.
  await field("percent").fill("95");
  await save();
  await expect.poll(() => field("percent").getAttribute("aria-invalid")).toBe("true");
  await hasFocus(field("percent"));
  await field("percent").fill("10");
  await field("amountHryvnias").fill("50");
  await save();
  await refusal(promoMessages.uk["promo.oneWorth"]).first().waitFor();
  await look("promo-two-worths");
  await field("amountHryvnias").fill("");
  await save();
  const row = page.getByRole("row").filter({ hasText: /весна10/i });
  await row.getByText("10%").waitFor();
  await look("promo-list");
  await row.getByRole("link").click();
  await field("active").uncheck();
  await look("promo-edit");
  await save();
  await row.getByText("Ні", { exact: true }).waitFor();
  expect((await owner.call("GET", "/api/admin/promo-codes?q=весна"))["data"]).toMatchObject([
    { percent: 10, amountHryvnias: null, active: false },
  ]);
  await close();
});

journey("a code is refused, applied, kept, taken away and ordered with", place, async (device) => {
  const { page, me, language, look } = device;
  const [words, own, orders] = [promoMessages[language], promoFields(device.page, language), ordersMessages[language]];
  const { app } = await signedIn(device);
  const orderId = await fillCart(app);
  const [whole, less] = [await billOf(app, { orderId }), await billOf(app, { orderId, promoCode: "ЗИМА10" })];
  const off = formatMoney(kopiykas(-(less.lines.find(({ kind }) => kind === "promo")?.kopiykas ?? 0)));
  expect(less.toPayKopiykas).toBeLessThan(whole.toPayKopiykas);
  const sum = (bill: Bill) => page.locator(".pay-bar").getByText(formatMoney(kopiykas(bill.toPayKopiykas)), { exact: true });
  const placed: string[] = [];
  page.on("request", (request) => void (request.url().endsWith("/api/place-order") && placed.push(request.url())));
  await me.arrive("/checkout");
  await sum(whole).waitFor();
  await page.getByRole("combobox", { name: orders["checkout.town"] }).fill("Хмель");
  await page
    .getByRole("option", { name: /Хмельниц/ })
    .first()
    .click();
  await page.getByRole("combobox", { name: orders["checkout.dept"] }).fill("12");
  await page.getByRole("option", { name: /№ 12/ }).first().click();
  const comment = page.getByLabel(orders["checkout.comment"]);
  await comment.fill("Подзвоніть");

  // Nothing typed, then a code nobody made: both are told at the field, by Enter too, and no order is sent.
  await press(own.apply);
  await page.getByText(words["promo.required"]).waitFor();
  await hasFocus(own.field);
  await page.keyboard.type("нема77");
  await page.keyboard.press("Enter");
  await page.getByText(words["promo.unknown"]).waitFor();
  await hasFocus(own.field);
  expect(await own.field.inputValue()).toBe("нема77");
  expect(await own.field.getAttribute("aria-invalid")).toBe("true");
  await look("promo-unknown");

  // No answer: said at the field, what was typed stands.
  await own.field.fill("зима10");
  expect(await page.getByText(words["promo.unknown"]).count()).toBe(0);
  await page.route("**/api/order-validation", (route) => route.abort("internetdisconnected"));
  await own.field.press("Enter");
  await page.getByText(signInMessages[language]["err.network"]).waitFor();
  expect(await own.field.inputValue()).toBe("зима10");
  await look("promo-no-answer");
  await page.unroute("**/api/order-validation");

  // A slow answer: the button says it is busy, and a second press asks nothing more.
  let answer = () => {};
  let asked = 0;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/order-validation", (route) => {
    asked += 1;
    return answered.then(() => route.continue());
  });
  await own.field.press("Enter");
  await page.locator('button[aria-busy="true"]').waitFor();
  await own.field.press("Enter");
  await look("promo-slow");
  answer();
  const applied = page.getByRole("status").filter({ hasText: `${orders["bill.promo"]("ЗИМА10")}: −${off}` });
  await applied.waitFor();
  expect(asked).toBe(1);
  await page.unroute("**/api/order-validation");
  await hasFocus(own.remove);
  await sum(less).waitFor();
  if ((page.viewportSize()?.width ?? 0) < 1024) await page.locator("details.fold > summary").first().click();
  await page.getByText(orders["bill.promo"]("ЗИМА10"), { exact: true }).filter({ visible: true }).first().waitFor();
  await look("promo-applied");

  await me.arrive("/checkout");
  await applied.waitFor();
  await sum(less).waitFor();
  expect(await comment.inputValue()).toBe("Подзвоніть");
  await page.route("**/api/order-validation", (route) => route.abort("internetdisconnected"));
  await press(own.remove);
  await page.getByText(signInMessages[language]["err.network"]).waitFor();
  await applied.waitFor();
  await page.unroute("**/api/order-validation");
  await press(own.remove);
  await sum(whole).waitFor();
  await hasFocus(own.field);
  await page.keyboard.type("зима10");
  await page.keyboard.press("Enter");
  await applied.waitFor();
  await hasFocus(own.remove);
  const width = page.viewportSize()?.width ?? 0;
  await page.setViewportSize({ width: 320, height: 844 });
  await own.remove.scrollIntoViewIfNeeded();
  await look("promo-narrow-applied");
  await press(own.remove);
  await own.field.fill("Ж".repeat(64));
  await press(own.apply);
  await page.getByText(words["promo.unknown"]).waitFor();
  await look("promo-narrow");
  await page.setViewportSize({ width, height: 844 });
  await own.field.fill("зима10");
  await own.field.press("Enter");
  await sum(less).waitFor();
  expect(placed).toEqual([]);

  await press(page.getByRole("button", { name: orders["checkout.submit"] }));
  await page.waitForURL("**/checkout/success?**");
  await look("promo-placed");
  const number = Number(new URL(page.url()).searchParams.get("number"));
  await me.arrive(`/account/orders/${number}`);
  const line = page.getByRole("term").filter({ hasText: orders["bill.promo"]("ЗИМА10"), visible: true });
  await line.scrollIntoViewIfNeeded();
  expect(await line.locator("xpath=following-sibling::dd[1]").textContent()).toBe(`−${off}`);
  await look("promo-order");
  await me.arrive("/account/orders");
  await page
    .getByText(formatMoney(kopiykas(less.toPayKopiykas)))
    .first()
    .waitFor();
  await look("promo-orders");
  await app.post("/api/cancel-order", { number });
});

type Bill = { toPayKopiykas: number; lines: { kind: string; kopiykas: number }[] };

const billOf = async (app: ApiClient, asked: { orderId: unknown; promoCode?: string }): Promise<Bill> =>
  (await app.post("/api/order-validation", asked)).body["bill"] as Bill;

const promoFields = (page: Page, language: "uk" | "ru") => ({
  field: page.getByLabel(promoMessages[language]["promo.title"], { exact: true }),
  apply: page.getByRole("button", { name: promoMessages[language]["promo.apply"] }),
  remove: page.getByRole("button", { name: promoMessages[language]["promo.remove"] }),
});

async function fillCart(app: ApiClient): Promise<unknown> {
  const { body } = await app.get("/api/get-product/planted-stock-50");
  const [one] = body["productVariations"] as { id: number }[];
  const lines = [{ productId: body["id"], variationId: one?.id, packs: 20 }];
  await app.post("/api/basket-add-many", { lines }, { "Idempotency-Key": randomUUID() });
  return (await app.get("/api/get-cart")).body["orderId"];
}
