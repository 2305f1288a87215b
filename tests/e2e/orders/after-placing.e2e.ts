import { expect } from "vitest";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import { repeatOrderMessages } from "../../../features/orders/repeat-order.messages.ts";
import { placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { press } from "../../../support/browser.ts";
import { openShopAndBrowser } from "../../../support/shop-and-browser.ts";
import { everywhere, signedIn } from "../person-signing-in.ts";

/** What a customer does with an order that is placed. */
const place = openShopAndBrowser({ withPictures: false });

everywhere("an order of twenty pieces is repeated: as many as are left come into the cart", place, async (device) => {
  const { page, me, language, look } = device;
  const [words, repeat] = [ordersMessages[language], repeatOrderMessages[language]];
  const { app } = await signedIn(device);
  const number = await placeOrderByCalls(app);
  await me.arrive(`/account/orders/${number}`);
  await press(page.getByRole("button", { name: repeat["repeat.action"] }));
  await page.getByText(repeat["repeat.added"](1, 1)).waitFor();
  await look("repeated");
  const cart = (await app.get("/api/get-cart")).body as { orderId: string; products: { quantity: number }[] };
  expect(cart.products.map(({ quantity }) => quantity)).toEqual([20]);

  await press(page.getByRole("button", { name: repeat["repeat.action"] }));
  await page.getByText(repeat["repeat.notAdded"]).waitFor();
  await look("repeated-few");
  await press(page.getByRole("button", { name: repeat["repeat.addRest"] }));
  await page.getByText(repeat["repeat.added"](1, 1)).waitFor();
  await press(page.getByRole("link", { name: repeat["repeat.toCart"] }));
  await page.waitForURL("**/cart");
  await app.post("/api/delete-cart", { orderId: cart.orderId });
  await app.post("/api/cancel-order", { number });
  await me.arrive(`/account/orders/${number}`);
  await page.getByText(words["orders.history"]).waitFor();
});
