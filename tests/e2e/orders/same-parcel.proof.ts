import { expect } from "vitest";
import { cartMessages } from "../../../features/cart/cart.messages.ts";
import { additionsMessages } from "../../../features/orders/additions/additions.messages.ts";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import type { ApiClient } from "../../../support/api-client.ts";
import { placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { press } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { journey, signedIn } from "../person-signing-in.ts";

/** An order that goes in the parcel of another. */
const place = openShopAndBrowser({ withPictures: false });

journey("a pack too small for an order of its own goes in the parcel that is still gathered", place, async (device) => {
  const { page, me, language, look } = device;
  const [words, own] = [ordersMessages[language], additionsMessages[language]];
  const { app } = await signedIn(device);
  const number = await placeOrderByCalls(app, { pieces: 5 });
  await me.arrive(`/account/orders/${number}`);
  await page.getByText(own["orders.takesMore"]).waitFor();
  await look("takes-more");

  await addSmallPack(app);
  await me.arrive("/cart");
  await press(
    page.getByRole("main").getByRole("button", { name: cartMessages[language]["cart.checkout"] }).filter({ visible: true }).first(),
  );
  await look("too-small");
  await press(page.getByRole("dialog").getByRole("link", { name: own["checkout.inParcel"](number) }));
  await page.waitForURL(`**/checkout?with=${number}`);
  const joined = page.getByRole("radio", { name: own["checkout.inParcel"](number) });
  expect(await joined.isChecked()).toBe(true);
  expect(await page.getByText(`2. ${words["checkout.payment"]}`).count()).toBe(1);
  await look("checkout-joined");
  await page.getByRole("radio", { name: own["checkout.ownParcel"] }).check();
  await page.getByText(`1. ${words["checkout.recipient"]}`).waitFor();
  await look("checkout-own");
  await joined.check();
  await press(
    page
      .getByRole("button", { name: new RegExp(words["checkout.submit"]) })
      .filter({ visible: true })
      .first(),
  );
  await page.waitForURL("**/checkout/success?**");
  const second = Number(new URL(page.url()).searchParams.get("number"));

  await me.arrive(`/account/orders/${second}`);
  await press(page.getByRole("link", { name: own["orders.goesWith"](number) }));
  await page.getByRole("heading", { name: words["orders.number"](number) }).waitFor();
  await page.getByRole("link", { name: `№ ${second}` }).waitFor();
  await look("takes-more-again");
  await page.getByText(own["orders.additionsFirst"]).waitFor();
  expect(await page.getByRole("button", { name: words["orders.cancel"] }).count()).toBe(0);
  expect(await page.getByRole("link", { name: words["orders.changeDelivery"] }).count()).toBe(1);
  for (const one of [second, number]) await app.post("/api/cancel-order", { number: one });
});

/** Less than the smallest sum of an order, without a minimum of its own. */
async function addSmallPack(app: ApiClient): Promise<void> {
  const { body } = await app.get("/api/get-products?gender=female&sort=cheaper");
  for (const { id, id_1c: code } of body["products"] as { id: number; id_1c: string }[]) {
    const { body: product } = await app.get(`/api/get-product/${encodeURIComponent(code)}`);
    const pack = Number(product["quantity_in_variation"]);
    const variation = (product["productVariations"] as { id: number; stock: number }[]).find(({ stock }) => stock >= pack);
    if (!variation || pack === 1 || Number(product["min_order_amount"]) > pack) continue;
    await app.post("/api/basket-add-product", { productId: id, variationId: variation.id, productAdd: true });
    expect((await app.get("/api/get-cart")).body["missingToMinOrder"]).toBeGreaterThan(0);
    return;
  }
  throw new Error("no small pack is on sale");
}
