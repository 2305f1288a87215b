import { beforeAll, expect } from "vitest";
import { chatMessages } from "../../../features/chat/chat.messages.ts";
import { placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { journey, signedIn } from "../person-signing-in.ts";

/** A phone of 390 px at 200 %: what a person with weak sight has. */
const AT_200 = { width: 195, height: 422 };
const place = openShopAndBrowser({ withPictures: false });
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
beforeAll(async () => void (owner = await ownerByCalls(place().shop)));

journey("on a phone at 200 % no part of the account is wider than the screen, and the chat has room for words", place, async (device) => {
  const { page, me, language } = device;
  const { phone, app } = await signedIn(device);
  const number = await placeOrderByCalls(app, { pieces: 5 });
  await bring(number);
  const { data } = (await owner.call("GET", `/api/admin/customers?q=${phone}`)) as { data: { id: number }[] };
  const money = { kopiykas: 12_345_678, note: "Переплата за накладною", key: crypto.randomUUID() };
  await owner.call("POST", `/api/admin/customers/${data[0]?.id}/balance`, money);

  await page.setViewportSize(AT_200);
  const today = (await app.get(`/api/get-order/${number}`)).body["placedAt"] as string;
  const parts = [
    "",
    "/orders",
    `/orders/${number}`,
    `/orders/${number}/return`,
    "/balance",
    "/bonus",
    "/notifications",
    "/personal",
    "/chat",
  ];
  for (const part of [...parts, `/balance?from=${today.slice(0, 7)}-01&to=${today.slice(0, 10)}`]) {
    await me.arrive(`/account${part}`);
    await page.locator("main h1").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), part).toBeLessThanOrEqual(AT_200.width);
  }
  await me.arrive("/account/chat");
  const field = await page.getByRole("textbox", { name: chatMessages[language]["chat.placeholder"] }).boundingBox();
  expect(field?.width).toBeGreaterThan(120);
});

async function bring(number: number): Promise<void> {
  for (const status of ["confirmed", "packed", "shipped", "delivered"]) {
    const { version, status: before } = await owner.call("GET", `/api/admin/orders/${number}`);
    if (before !== status)
      await owner.call("POST", `/api/admin/orders/${number}/status`, { status, version, parcelNumber: "20400000000001" });
  }
}
