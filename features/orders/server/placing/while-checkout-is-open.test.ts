import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { addRichCustomer } from "../../../../support/test-card-order.ts";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { expectOrdersInOrder, moveOrder } from "../../../../support/test-orders.ts";
import { addTestPromo } from "../../../../support/test-promo.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { kopiykas, type Kopiykas } from "../../../../platform/money/money.ts";
import { openDebts } from "../../../balance/balance.server.ts";
import { bonusSum } from "../../../loyalty/loyalty.server.ts";
import type { Customer, StaffMember } from "../../../shop.ts";
import { orderValidation, placeOrder } from "../../orders.contract.ts";
import { cancelOrder, ordersApi } from "../../orders.server.ts";

/** What a page that stands open for a while can no longer know. */
let shop: TestShop;
let staff: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  ({ staff } = await addFirstOwner(shop));
});
afterAll(() => shop.close());
afterEach(() => expectOrdersInOrder(shop));

type Wishes = { useBonuses?: boolean; promoCode?: string };

/** A page of the checkout with a cart of 100 грн: the bill it shows, and its button. */
async function checkoutPage(customer: Customer, wishes: Wishes = {}) {
  await fillTestCart(shop, customer, [await addTestGoods(shop, { price: 10_000 })]);
  const form = await testOrderForm(shop, customer);
  const bill = async () => {
    const asked = { orderId: form.orderId, payment: "cod", ...wishes };
    return (await callEndpoint(ordersApi, orderValidation, testVisit(shop, { customer }), asked)).body.bill;
  };
  const place = async (toPay: Kopiykas = kopiykas(0), more: Wishes = wishes) => {
    const headers = new Headers({ "idempotency-key": randomUUID() });
    const input = { ...form, ...more, expectedToPayKopiykas: toPay };
    return (await callEndpoint(ordersApi, placeOrder, { ...testVisit(shop, { customer }), headers }, input)).body;
  };
  return { shown: await bill(), bill, place };
}
const linesOf = (bill: { lines: { kind: string; kopiykas: number }[] } | null) => bill?.lines.map(({ kind, kopiykas: sum }) => [kind, sum]);

test("points that end with the month in Kyiv are not spent a second after it: the page is told the new sum, and that takes none", async () => {
  shop.clock.set("2026-11-30T21:30:00Z");
  const customer = await addRichCustomer(shop, { bonuses: 3_050 });
  const { shown, bill, place } = await checkoutPage(customer, { useBonuses: true });
  expect(linesOf(shown)).toEqual([
    ["goods", 10_000],
    ["bonuses", -3_050],
  ]);
  shop.clock.set("2026-11-30T22:00:00Z");
  const refused = await place(shown?.toPayKopiykas);
  expect(refused).toMatchObject({
    result: false,
    causes: [{ cause: "price_changed", message: "Сума до сплати змінилася, тепер 100\u00a0грн: перевірте й підтвердьте ще раз." }],
  });
  expect([linesOf(refused.bill), linesOf(await bill())]).toEqual([[["goods", 10_000]], [["goods", 10_000]]]);
  expect(await place(kopiykas(10_000))).toMatchObject({ result: true });
  expect(await bonusSum(shop.db.read, customer.id, shop.clock.now())).toBe(0);
});

test("points are spent in the month's last second but one, and come back living when the order is cancelled after it", async () => {
  shop.clock.set("2026-12-31T21:59:58Z");
  const customer = await addRichCustomer(shop, { bonuses: 3_050 });
  const { shown, place } = await checkoutPage(customer, { useBonuses: true });
  const { result, number } = await place(shown?.toPayKopiykas);
  expect(result).toBe(true);
  shop.clock.set("2026-12-31T22:00:00Z");
  await cancelOrder(testVisit(shop, { customer }), number ?? 0);
  expect(await bonusSum(shop.db.read, customer.id, shop.clock.now())).toBe(3_050);
});

test("a code whose last day in Kyiv ends before the button is pressed is refused by its name, and the cart goes on without it", async () => {
  shop.clock.set("2027-01-15T21:30:00Z");
  const { code } = await addTestPromo(shop, staff, { lastDay: "2027-01-15" });
  const { shown, place } = await checkoutPage(await addRichCustomer(shop), { promoCode: code });
  expect(shown?.toPayKopiykas).toBe(9_000);
  shop.clock.set("2027-01-15T22:00:00Z");
  const refused = await place(shown?.toPayKopiykas);
  expect(refused).toMatchObject({ result: false, causes: [{ cause: "promo_refused", reason: "ended" }], bill: { toPayKopiykas: 10_000 } });
  expect(refused.causes).toHaveLength(1);
  expect(await place(kopiykas(10_000), {})).toMatchObject({ result: true });
});

test("a debt that stands on two pages goes with the order placed first; the other page is told the sum without it", async () => {
  const customer = await addRichCustomer(shop);
  const first = await checkoutPage(customer);
  const { number } = await first.place(first.shown?.toPayKopiykas);
  await moveOrder(shop, staff, number ?? 0, "confirmed", "packed", "shipped", "returned");
  const [debt] = await openDebts(shop.db.read, customer.id);
  const one = await checkoutPage(customer);
  expect(linesOf(one.shown)).toEqual([
    ["goods", 10_000],
    ["debt", debt?.amount],
  ]);
  expect(await one.place(one.shown?.toPayKopiykas)).toMatchObject({ result: true });
  const other = await checkoutPage(customer);
  expect(await other.place(one.shown?.toPayKopiykas)).toMatchObject({
    result: false,
    causes: [{ cause: "price_changed", prices: [] }],
    bill: { toPayKopiykas: 10_000 },
  });
  expect(await other.place(kopiykas(10_000))).toMatchObject({ result: true });
});
