import { afterEach, beforeEach, expect, test } from "vitest";
import { flags, fullCart as full, gone, noCart as none, openBrowser, recalculated } from "../../../support/pages/cart-of-page.ts";
import type { KeptLine } from "../changes/lost-lines.rules.ts";

const [item] = full.products;
if (!item) throw new Error("the example has no line");
const wanted = { productId: item.id, variationId: item.variant.id, name: item.name, price: item.variant.price };
const kept: KeptLine = { ...wanted, quantity: 12, name: "Сукня, чорний · 46" };

const openPage = async () => ({
  ...(await import("./cart-store.ts")),
  ...(await import("./press-packs.ts")),
  ...(await import("./remake-cart.ts")),
  ...(await import("./resume-after-sign-in.ts")),
  ...(await import("./clock/extend-reservation.ts")),
  ...(await import("./wanted-after-sign-in.ts")),
  ...(await import("../../../ui/overlays/overlay-store.ts")),
});
let browser: ReturnType<typeof openBrowser<Awaited<ReturnType<typeof openPage>>>>;
beforeEach(() => void (browser = openBrowser(openPage)));
afterEach(() => browser.end());

test("goods that another device has taken out meanwhile are gone, as was asked: no dialog calls them sold out", async () => {
  const page = await browser.pageWith({
    cart: full,
    answers: { "basket-add-product": () => ({ ...flags, result: false, orderId: full.orderId, cart: { ...full, products: [] } }) },
  });
  expect(await page.removePack(item)).toBe(true);
  expect(page.cartHere()?.products).toEqual([]);
  expect(page.openedOverlay()).toBeUndefined();
});

test("a pack added to a cart that another device has ordered opens the next one, and no reservation is said to have expired", async () => {
  const next = { ...full, orderId: "1d9b7d5e-3c55-4c3e-9d0a-6a4b1f0c2d12" };
  const page = await browser.pageWith({
    cart: full,
    answers: {
      "basket-add-product": ({ orderId }) =>
        orderId === null
          ? { ...flags, result: true, orderId: next.orderId, cart: next }
          : { ...flags, result: false, orderDelete: true, orderId: null, cart: none },
      "get-cart": () => ({ ...none, ...gone, endedWasOrdered: true }),
    },
  });
  expect(await page.addPack(wanted)).toBe("added");
  expect(page.cartHere()?.orderId).toBe(next.orderId);
  expect(page.openedOverlay()).toBeUndefined();
});

test("a pack added to a cart whose time is over says so, and its lines stay", async () => {
  const page = await browser.pageWith({
    cart: full,
    answers: {
      "basket-add-product": () => ({ ...flags, result: false, orderDelete: true, orderId: null, cart: none }),
      "get-cart": () => ({ ...none, ...gone }),
    },
  });
  expect(await page.addPack(wanted)).toBe("gone");
  expect(page.openedOverlay()).toBe("reservation");
  expect(page.lostNow()).toHaveLength(1);
});

test("a list of a customer whose session has ended is reserved whole after the sign-in, not one pack of it as a guest's", async () => {
  browser.stored.set("person", "7");
  const page = await browser.pageWith({
    cart: none,
    lost: [kept],
    answers: { "get-cart": () => ({ ...none, ...gone }), "basket-recalculation": () => recalculated(full) },
  });
  const asked: string[] = [];
  page.onSignInNeeded((why) => asked.push(why));
  expect(await page.reserveLost()).toBe(true);
  expect([asked, browser.called, page.lostNow()]).toEqual([["needForLost"], [], [kept]]);
  browser.cookies.set("signed_in", "1");
  await page.resumeAfterSignIn(none);
  expect(browser.called.at(-1)).toMatchObject({ path: "/api/basket-recalculation", input: { cartItems: [{ quantity: 12 }] } });
  expect([page.cartHere()?.orderId, page.lostNow()]).toEqual([full.orderId, []]);
});

test("a guest's list is reserved at once", async () => {
  const page = await browser.pageWith({ cart: none, lost: [kept], answers: { "basket-recalculation": () => recalculated(full) } });
  expect(await page.reserveLost()).toBe(true);
  expect(page.lostNow()).toEqual([]);
});

test("a guest's list of many lines is asked a sign-in for, not called sold out, and comes whole after it", async () => {
  const other = { ...kept, variationId: 72 as typeof kept.variationId, quantity: 1, name: "Сукня, чорний · 48" };
  const refusal = { productId: kept.productId, variationId: 72, stock: 3, quantity: 0, refusal: "sign-in-required" };
  const one = { ...full, products: full.products.map((line) => ({ ...line, quantity: 12 })) };
  const answers = { "basket-recalculation": () => ({ ...recalculated(one), not_available: [refusal], signInRequired: true }) };
  const page = await browser.pageWith({ cart: none, lost: [kept, other], answers });
  const asked: string[] = [];
  page.onSignInNeeded((why) => asked.push(why));
  expect(await page.reserveLost()).toBe(true);
  expect([asked, page.lostNow(), page.openedOverlay()]).toEqual([["needForLost"], [other], undefined]);
  browser.cookies.set("signed_in", "1");
  answers["basket-recalculation"] = () => ({ ...recalculated(one), not_available: [], signInRequired: false });
  await page.resumeAfterSignIn(one);
  expect(browser.called.at(-1)?.input).toMatchObject({ cartItems: [{ quantity: 12 }, { variationId: 72 }] });
  expect(page.lostNow()).toEqual([]);
});

test("where the shop reserves nothing of a list the list stays, and a closed account is told so", async () => {
  const answers = { "basket-recalculation": () => recalculated(none), "get-cart": () => ({ ...none, ...gone }) };
  const page = await browser.pageWith({ cart: full, lost: [kept], answers });
  expect(await page.reserveLost()).toBe(true);
  expect([page.lostNow().map(({ quantity }) => quantity), page.openedOverlay()]).toEqual([[12], "reservation"]);
  answers["basket-recalculation"] = () => ({ ...recalculated(none), isBlacklisted: true });
  await page.reserveLost();
  expect([page.lostNow().length, page.openedOverlay()]).toEqual([1, "unavailableProduct"]);
});

test("a reservation that can be prolonged no more says so", async () => {
  const end = full.reservationEnd ?? 0;
  let now = end + 60_000;
  const page = await browser.pageWith({
    cart: full,
    answers: { "basket-recalculation": () => recalculated({ ...full, reservationEnd: now }) },
  });
  expect(await page.extendReservation()).toBe("done");
  expect(await page.extendReservation()).toBe("longest");
  now += 1;
  expect(await page.extendReservation()).toBe("done");
});
