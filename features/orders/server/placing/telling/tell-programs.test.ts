import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addTestGoods } from "../../../../../support/test-goods.ts";
import { buyAsNew, fillTestCart, testOrderForm } from "../../../../../support/test-order.ts";
import { moveOrder, orderRow } from "../../../../../support/test-orders.ts";
import { addRichCustomer, openTestPayment, placeByCard, takeTestCards } from "../../../../../support/test-card-order.ts";
import { TEST_CARDS, type TestCards } from "../../../../../support/stand-ins/test-cards.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../../support/test-shop.ts";
import { addFirstOwner } from "../../../../../support/test-staff.ts";
import { addWebhook } from "../../../../../support/test-webhooks.ts";
import { kopiykas } from "../../../../../platform/money/money.ts";
import type { StaffMember } from "../../../../shop.ts";
import { eventData, type SentType } from "../../../../webhooks/events.contract.ts";
import { eventTypes } from "../../../../webhooks/event-types.rules.ts";
import { askReturn } from "../../../../returns/server/ask-return.ts";
import { applyPayment, cancelOrder, placeOrder } from "../../../orders.server.ts";
import { setOrderStatus } from "../../orders.queries.ts";

let shop: TestShop;
let staff: StaffMember;
let cards: TestCards;
beforeAll(async () => {
  shop = await openTestShop();
  ({ staff } = await addFirstOwner(shop));
  cards = await takeTestCards(shop);
  await addWebhook(shop, staff, { url: "https://crm.example/", events: [...eventTypes] });
});
afterAll(() => shop.close());
beforeEach(() => shop.db.write((tx) => tx.deleteFrom("webhook_event").execute()));

/** The events written, in their order; each fits its schema, so that it holds nothing else. */
async function told(): Promise<[string, ...unknown[]][]> {
  const rows = await shop.db.read.selectFrom("webhook_event").select(["type", "data"]).orderBy("id").execute();
  return rows.map(({ type, data }) => {
    expect(eventData[type as SentType].safeParse(data).error, type).toBeUndefined();
    return [type, ...Object.values(sorted(data as object))];
  });
}
const sorted = (data: object) => Object.fromEntries(Object.entries(data).toSorted(([a], [b]) => (a < b ? -1 : 1)));

test("an order is told of when it is placed, moved on and paid on receipt, with nobody's name or phone", async () => {
  const { number, customer } = await buyAsNew(shop);
  await moveOrder(shop, staff, number, "confirmed", "packed", "shipped", "delivered");
  // number, paid, previousStatus, status
  expect(await told()).toEqual([
    ["order.placed", number, false, "new"],
    ["order.status_changed", number, false, "new", "confirmed"],
    ["order.status_changed", number, false, "confirmed", "packed"],
    ["order.status_changed", number, false, "packed", "shipped"],
    ["order.status_changed", number, false, "shipped", "delivered"],
    ["order.paid", number, true, "delivered"],
  ]);
  const rows = await shop.db.read.selectFrom("webhook_event").selectAll().execute();
  for (const secret of ["Олена", "Коваль", customer.phone, "380671234567"]) expect(JSON.stringify(rows)).not.toContain(secret);
});

test("an order paid by card is told of as paid when the provider says so, once however often it says it", async () => {
  const customer = await addTestCustomer(shop);
  const { number } = await placeByCard(shop, customer);
  const news = cards.pay(await openTestPayment(shop, customer, number));
  for (let times = 0; times < 3; times += 1) await applyPayment(shop, TEST_CARDS, news, "callback");
  expect(await told()).toEqual([
    ["order.placed", number, false, "awaiting_payment"],
    ["order.status_changed", number, false, "awaiting_payment", "confirmed"],
    ["order.paid", number, true, "confirmed"],
  ]);
});

test("a part that points paid is told of as paid, and confirmed by then, once the part that had to be paid is cancelled", async () => {
  const customer = await addRichCustomer(shop, { bonuses: 10_000 });
  const goods = [await addTestGoods(shop), await addTestGoods(shop, { price: 15_000, suborder: true })];
  const { number, companionNumber } = await placeByCard(shop, customer, { goods, uses: { useBonuses: true } });
  await cancelOrder(testVisit(shop, { customer }), companionNumber ?? 0);
  expect((await told()).filter(([, of]) => of === number)).toEqual([
    ["order.placed", number, false, "awaiting_payment"],
    ["order.status_changed", number, false, "awaiting_payment", "confirmed"],
    ["order.paid", number, true, "confirmed"],
  ]);
});

test("a cancelled order is told of once, also when it is cancelled again", async () => {
  const { number, customer } = await buyAsNew(shop);
  for (let times = 0; times < 2; times += 1) await cancelOrder(testVisit(shop, { customer }), number);
  expect((await told()).slice(1)).toEqual([
    ["order.status_changed", number, false, "new", "cancelled"],
    ["order.cancelled", number, false, "new", "cancelled"],
  ]);
});

test("an order in whose parcel another one goes has a new version and no new status, so nothing is told", async () => {
  const { number, id } = await buyAsNew(shop);
  const { version } = await orderRow(shop, number);
  await shop.db.write((tx) => setOrderStatus(tx, id, { status: "new", at: shop.clock.now() }));
  expect((await orderRow(shop, number)).version).toBe(version + 1);
  expect((await told()).map(([type]) => type)).toEqual(["order.placed"]);
});

test("a purchase of two parts is two orders, and one that was refused is told of by nobody", async () => {
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer, [await addTestGoods(shop), await addTestGoods(shop, { suborder: true })]);
  const form = await testOrderForm(shop, customer);
  const refused = await placeOrder(testVisit(shop, { customer }), { ...form, expectedToPayKopiykas: kopiykas(1) }, crypto.randomUUID());
  expect(refused.placed).toBe(false);
  expect(await told()).toEqual([]);
  const key = crypto.randomUUID();
  for (let times = 0; times < 2; times += 1) await placeOrder(testVisit(shop, { customer }), form, key);
  expect((await told()).map(([type]) => type)).toEqual(["order.placed", "order.placed"]);
});

test("a return a customer asks for is told of by its own number and the order's", async () => {
  const { number, customer, goods } = await buyAsNew(shop);
  await moveOrder(shop, staff, number, "confirmed", "packed", "shipped", "delivered");
  await shop.db.write((tx) => tx.deleteFrom("webhook_event").execute());
  const lines = goods.map(({ variationId }) => ({ variationId, pieces: 1 }));
  const asked = { number, lines, reason: "size" as const, comment: "", photos: [], refundTo: "balance" as const };
  const key = crypto.randomUUID();
  for (let times = 0; times < 2; times += 1) await askReturn(testVisit(shop, { customer }), asked, key);
  const [row] = await shop.db.read
    .selectFrom("goods_return")
    .select("id")
    .where("order_id", "=", (await orderRow(shop, number)).id)
    .execute();
  expect(await told()).toEqual([["return.created", row?.id, number, "asked"]]);
});
