import { beforeAll, expect } from "vitest";
import { balanceMessages } from "../../../features/balance/balance.messages.ts";
import { loyaltyMessages } from "../../../features/loyalty/loyalty.messages.ts";
import { layoutMessages } from "../../../app/storefront/layout/layout.messages.ts";
import { orderPrintMessages } from "../../../app/storefront/account/order/order-print.messages.ts";
import { accountMessages } from "../../../app/storefront/account/account.messages.ts";
import { notificationsMessages } from "../../../features/notifications/notifications.messages.ts";
import { priceListMessages } from "../../../features/feeds/price-list.messages.ts";
import { recipientsMessages } from "../../../features/recipients/recipients.messages.ts";
import { chatMessages } from "../../../features/chat/chat.messages.ts";
import { returnsMessages } from "../../../features/returns/returns.messages.ts";
import { paymentMessages } from "../../../features/orders/payments/payment.messages.ts";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import type { ApiClient } from "../../../support/api-client.ts";
import { press } from "../../../support/pages/browser.ts";
import { placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { journey, recognised } from "../person-signing-in.ts";

/** The account of somebody who has ordered once: a list of pages on a phone, tabs on a tablet, a menu at a desk. */
const place = openShopAndBrowser({ withPictures: false });
let customer: ApiClient;
beforeAll(async () => {
  ({ app: customer } = await newCustomer(place().shop));
  await placeOrderByCalls(customer);
});

journey("the account leads to every part of it that there is, and back", place, async (device) => {
  const { page, me, language, look } = device;
  const [layout, orders] = [layoutMessages[language], ordersMessages[language]];
  const parts = [
    orders["orders.title"],
    paymentMessages[language]["unpaid.title"],
    returnsMessages[language]["returns.title"],
    loyaltyMessages[language]["bonus.title"],
    balanceMessages[language]["balance.title"],
    balanceMessages[language]["debts.title"],
    notificationsMessages[language]["notices.title"],
    chatMessages[language]["chat.title"],
    recipientsMessages[language]["recipients.title"],
    layout["nav.lists"],
    priceListMessages[language]["priceList.title"],
    layout["nav.quickOrder"],
    me.own["accounts.title"],
  ];
  const isNew = accountMessages[language].new[0];
  const menu = page.getByRole("navigation", { name: layout.account, exact: true });
  const title = (name: string) => page.locator("main").getByRole("heading", { level: 1, name }).waitFor();
  const isPhone = page.viewportSize()?.width === 390;
  await recognised(device.context, place().shop, customer);
  await me.arrive("/account");
  await look("account");
  const linked = await menu.getByRole("link").allTextContents();

  if (isPhone) {
    expect(linked).toEqual([
      `${parts[0]}1`,
      `${parts[1]}0`,
      parts[2],
      `${parts[3]}0\u00a0грн`,
      `${parts[4]}0\u00a0грн`,
      `${parts[5]}0`,
      `${parts[6]}1 ${isNew}`,
      parts[7],
      `${parts[8]}0`,
      `${parts[9]}0`,
      parts[10],
      parts[11],
      parts[12],
    ]);
    await press(menu.getByRole("link").first());
    await title(orders["orders.title"]);
    expect(await menu.count()).toBe(0);
    await look("account-orders");
    await press(page.locator("main").getByRole("link", { name: /№/ }).first());
    await press(page.locator("main").getByRole("link", { name: orders["orders.title"], exact: true }));
    await title(orders["orders.title"]);
    await press(page.locator("main").getByRole("link", { name: layout.account, exact: true }));
    await menu.getByRole("link").first().waitFor();
  } else {
    expect(linked).toEqual([layout.account, ...parts]);
    const [beside, content] = await Promise.all([menu.boundingBox(), page.locator("main h1").boundingBox()]);
    expect([beside?.width, Math.round((content?.x ?? 0) - (beside?.x ?? 0))]).toEqual([260, 284]);
    expect(content?.width).toBe(900);
  }
  for (const [at, part] of parts.entries()) {
    await page.goto(me.address("/account"));
    await press(menu.getByRole("link").nth(isPhone ? at : at + 1));
    await title(part);
  }

  await page.setViewportSize({ width: 768, height: 844 });
  await page.goto(me.address("/account/personal"));
  await look("account-personal");
  const here = await menu.getByRole("link", { name: me.own["accounts.title"] }).boundingBox();
  expect(here?.y).toBeLessThan((await page.locator("main h1").boundingBox())?.y ?? 0);
  expect((here?.x ?? 0) + (here?.width ?? 0)).toBeLessThanOrEqual(768);
  await page.setViewportSize({ width: isPhone ? 390 : 1440, height: 844 });

  // On paper an order is one sheet without anything of the shop around it.
  await page.goto(me.address("/account/orders"));
  await press(page.locator("main").getByRole("link", { name: /№/ }).first());
  await page.locator("table").waitFor({ state: "attached" });
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("table").isVisible()).toBe(true);
  for (const around of ["banner", "contentinfo", "navigation", "timer"] as const)
    expect(await page.getByRole(around).filter({ visible: true }).count(), around).toBe(0);
  const photos = page.getByRole("table").locator("td > span");
  expect(await photos.count()).toBe(0);
  await page.emulateMedia({ media: "screen" });

  // A state is told by its sign too, and on paper the goods by their pictures where they are wanted.
  expect(await page.locator("main h1 + span svg").count()).toBe(1);
  await page.getByRole("checkbox", { name: orderPrintMessages[language].withPhotos }).press("Space");
  await page.emulateMedia({ media: "print" });
  expect(Math.round((await photos.first().boundingBox())?.width ?? 0)).toBe(Math.round((18 / 25.4) * 96));
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  await page.emulateMedia({ media: "screen" });
});

const sheetsOf = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
