import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { cartCountMessages } from "../../../features/cart/cart-count.messages.ts";
import { cartMessages } from "../../../features/cart/cart.messages.ts";
import { productMessages } from "../../../features/catalogue/product.messages.ts";
import { notifyMessages } from "../../../app/storefront/catalogue/buying/notify.messages.ts";
import { productAddMessages } from "../../../app/storefront/catalogue/cards/product-add.messages.ts";
import { apiClient, newPhone, type ApiClient } from "../../../support/api-client.ts";
import { endCartBehind, hasFocus, press } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { journey } from "../person-signing-in.ts";

/** Every modal of the cart as it comes in life, by the keyboard alone: what it says, where the focus is, and where it goes back to. */
const place = openShopAndBrowser({ withPictures: false });
let other: ApiClient;
beforeAll(async () => {
  other = apiClient(place().shop.url);
  await other.signIn(newPhone(), place().shop.codeFor);
});

/** Six pieces in packs of two, ordered by ten: nobody can ever order it, and three packs empty the shelf. */
const SCARCE = "planted-min-over-stock";

async function takeEverything(): Promise<void> {
  const { body } = await other.get(`/api/get-product/${SCARCE}`);
  const [one] = body["productVariations"] as { id: number }[];
  const line = { productId: body["id"], variationId: one?.id, packs: 3 };
  await other.post("/api/basket-add-many", { lines: [line] }, { "Idempotency-Key": randomUUID() });
}
const giveBack = async () => other.post("/api/delete-cart", { orderId: (await other.get("/api/get-cart")).body["orderId"] });

journey("every modal of the cart", place, async ({ page, language, me, look }) => {
  const [words, goods] = [cartMessages[language], productMessages[language]];
  const dialog = (name: string | RegExp) => page.getByRole("dialog", { name, exact: true });
  const drawer = dialog(words["cart.title"]);
  const pieces = words["cart.pieces"];
  const inDrawer = (name: string) => drawer.getByRole("button", { name: new RegExp(`^${name}(:|$)`) }).first();

  // productAdd: from a list, closed by Escape, and again to the cart.
  await page.goto(me.address("/category/1530"));
  const card = page.locator("article").filter({ has: page.locator(`a[href*="${SCARCE}"]`) });
  const opener = card.locator("button[aria-haspopup=dialog]");
  await press(opener);
  const quick = page.locator("dialog[open]");
  /** The stepper begins with the three packs there are; a guest may hold one. */
  const onePack = async (where: Page | Locator) => {
    for (const _ of [3, 2]) await press(where.getByRole("button", { name: cartCountMessages[language]["cart.less"], exact: true }).first());
  };
  await quick.getByRole("button", { name: goods["product.addToCart"] }).waitFor();
  await look("product-add");
  await page.keyboard.press("Escape");
  await hasFocus(opener);
  await press(opener);
  await onePack(quick);
  await press(quick.getByRole("button", { name: goods["product.addToCart"] }));
  await hasFocus(opener);
  await press(me.button(productAddMessages[language].toCart));
  await drawer.getByRole("timer").waitFor();
  await look("cart");

  // deleteCartItem and clearCart: they name what goes, the safe button has the focus and leads back to the cart.
  for (const [button, title, question] of [
    [words["cart.remove"], words["cart.removeItem"], /«.+»/],
    [words["cart.clear"], words["cart.clear"], words["cart.clearAsk"]],
  ] as const) {
    await press(inDrawer(button));
    await dialog(title).getByText(question).waitFor();
    await hasFocus(dialog(title).getByRole("button", { name: words["cart.keep"] }));
    await look(button);
    await page.keyboard.press("Enter");
    await drawer.getByRole("timer").waitFor();
  }

  // minAmount: two pieces of ten.
  await press(inDrawer(words["cart.checkout"]));
  await dialog(words["minAmount.title"])
    .getByText(words["minAmount.outOfReach"](pieces(10), pieces(6)))
    .waitFor();
  await look("min-amount");
  await press(dialog(words["minAmount.title"]).getByRole("button", { name: words["unavailable.action"] }));
  await drawer.getByRole("timer").waitFor();

  // reservation: the cart is over on the server; its lines stay, and what is gone meanwhile is named (unavailable).
  await endCartBehind(page);
  await takeEverything();
  await press(inDrawer(words["cart.more"]));
  const over = dialog(words["reservation.title"]);
  await over.getByText(words["reservation.text"]).waitFor();
  await look("reservation");

  // The list outlives the page; from the drawer it is reserved again.
  await page.reload();
  const header = page.getByRole("button", { name: words["cart.title"], exact: true }).first();
  await press(header);
  await drawer.getByText(words["cart.lostTitle"]).waitFor();
  await look("lost");
  await press(inDrawer(words["cart.reserveAgain"]));
  const gone = dialog(words["unavailable.list"]);
  await gone.getByRole("listitem").first().waitFor();
  await look("unavailable");
  await press(gone.getByRole("button", { name: words["unavailable.action"] }));
  await drawer.getByText(words["cart.empty"]).waitFor();
  expect(await drawer.getByText(words["cart.lostTitle"]).count()).toBe(0);
  await page.keyboard.press("Escape");
  await hasFocus(header);

  // unavailableProduct: somebody was quicker between the page and the press.
  await giveBack();
  await page.goto(me.address(`/product/${SCARCE}`));
  await onePack(page);
  await takeEverything();
  const add = page.getByRole("button", { name: goods["product.addToCart"], exact: true }).first();
  await press(add);
  await dialog(words["unavailable.title"]).getByText(words["unavailable.text"]).waitFor();
  await look("unavailable-product");
  await press(dialog(words["unavailable.title"]).getByRole("button", { name: words["unavailable.action"] }));
  await page.locator("dialog[open]").waitFor({ state: "hidden" });
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("DIALOG");
  // The page knows by then that nothing is left.
  await me.button(notifyMessages[language].action).waitFor();

  // A real deletion, asked and done.
  await giveBack();
  await page.goto(me.address(`/product/${SCARCE}`));
  await onePack(page);
  await press(add);
  await drawer.getByRole("timer").waitFor();
  await press(inDrawer(words["cart.remove"]));
  await press(dialog(words["cart.removeItem"]).getByRole("button", { name: words["cart.removeItem"], exact: true }));
  await drawer.getByText(words["cart.empty"]).waitFor();

  // Goods that can never be ordered say so and are taken out whole.
  await page.goto(me.address(`/product/${SCARCE}`));
  await onePack(page);
  await press(add);
  await drawer.getByText(words["minAmount.outOfReach"](pieces(10), pieces(6))).waitFor();
  await press(inDrawer(words["cart.removeItem"]));
  await press(dialog(words["cart.removeItem"]).getByRole("button", { name: words["cart.removeItem"], exact: true }));
  await drawer.getByText(words["cart.empty"]).waitFor();

  // On the cart's own page its questions lead back to it, not to the drawer.
  await giveBack();
  await page.goto(me.address(`/product/${SCARCE}`));
  await onePack(page);
  await press(add);
  await drawer.getByRole("timer").waitFor();
  await page.goto(me.address("/cart"));
  const isClosed = () => page.locator("dialog[open]").waitFor({ state: "hidden" });
  const onPage = page.locator("main");
  await press(onPage.getByRole("button", { name: words["cart.checkout"] }));
  await press(dialog(words["minAmount.title"]).getByRole("button", { name: words["unavailable.action"] }));
  await isClosed();
  await press(onPage.getByRole("button", { name: words["cart.clear"] }));
  await press(dialog(words["cart.clear"]).getByRole("button", { name: words["cart.keep"] }));
  await isClosed();
  await press(onPage.getByRole("button", { name: words["cart.clear"] }));
  await press(dialog(words["cart.clear"]).getByRole("button", { name: words["cart.clear"] }));
  await onPage.getByText(words["cart.empty"]).waitFor();
  await isClosed();
  await giveBack();
});
