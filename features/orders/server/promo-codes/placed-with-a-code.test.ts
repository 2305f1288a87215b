import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { runDue } from "../../../../support/run-jobs.ts";
import { TEST_CARDS, type TestCards } from "../../../../support/stand-ins/test-cards.ts";
import { addRichCustomer, openTestPayment, placeByCard, takeTestCards } from "../../../../support/test-card-order.ts";
import { addTestGoods, type TestGoods } from "../../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { expectOrdersInOrder, moveOrder, orderRow } from "../../../../support/test-orders.ts";
import { addTestPromo, switchOffPromo } from "../../../../support/test-promo.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import type { Id } from "../../../../platform/ids.ts";
import { kopiykas } from "../../../../platform/money/money.ts";
import { usualLimits } from "../../../../platform/limits/limits.ts";
import { openCatalogueModel } from "../../../catalogue/catalogue.server.ts";
import { bonusSum } from "../../../loyalty/loyalty.server.ts";
import { askForRefunds } from "../../../payments/payments.server.ts";
import { staffPromoCodesApi } from "./staff-promo-codes.api.ts";
import { getPromoCode } from "../../promo-codes/staff-promo-codes.contract.ts";
import { writeSettings } from "../../../settings/settings.server.ts";
import type { Customer, StaffMember } from "../../../shop.ts";
import { orderValidation, placeOrder as placeCall } from "../../orders.contract.ts";
import {
  applyPayment,
  askToEndUnpaidOrders,
  cancelOrder,
  ordersApi,
  placeOrder,
  returnGoods,
  staffOrdersApi,
  viewOrder,
} from "../../orders.server.ts";
import { recordShortage } from "../../staff-orders.contract.ts";

let shop: TestShop;
let cards: TestCards;
let owner: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  cards = await takeTestCards(shop);
  ({ staff: owner } = await addFirstOwner(shop));
});
afterAll(() => shop.close());
afterEach(async () => {
  await runDue(shop, askForRefunds);
  await expectOrdersInOrder(shop);
});

const visitOf = (customer: Customer) => testVisit(shop, { customer });

/** The checkout's answer for the customer's cart with the code. */
async function asked(customer: Customer, promoCode: string, more: object = {}) {
  const { orderId } = await testOrderForm(shop, customer);
  return (await callEndpoint(ordersApi, orderValidation, visitOf(customer), { orderId, promoCode, ...more })).body;
}
const reasonsOf = ({ causes }: { causes: { cause: string; reason?: string | undefined }[] }) =>
  causes.flatMap(({ cause, reason }) => (cause === "promo_refused" ? [reason] : []));

async function place(customer: Customer, promoCode: string, expected: number, more: object = {}) {
  const form = await testOrderForm(shop, customer);
  return placeOrder(visitOf(customer), { ...form, promoCode, expectedToPayKopiykas: kopiykas(expected), ...more }, randomUUID());
}
async function placed(customer: Customer, promoCode: string, expected: number, more: object = {}): Promise<number> {
  const answer = await place(customer, promoCode, expected, more);
  if (!answer.placed) throw new Error(answer.causes.map(({ cause }) => cause).join());
  return answer.numbers.number;
}
async function customerWith(prices: readonly number[]): Promise<{ customer: Customer; goods: TestGoods[] }> {
  const customer = await addTestCustomer(shop);
  const goods: TestGoods[] = [];
  for (const price of prices) goods.push(await addTestGoods(shop, { price, stock: 20 }));
  await fillTestCart(shop, customer, goods);
  return { customer, goods };
}
const usesOf = async ({ id }: { id: Id<"promo_code"> }) =>
  (await callEndpoint(staffPromoCodesApi, getPromoCode, testVisit(shop, { staff: owner }), { id })).body;

test("a code is read once while the checkout asks about it", async () => {
  const { code } = await addTestPromo(shop, owner, { code: "Раз10" });
  const { customer } = await customerWith([9_999]);
  const executed = vi.spyOn(shop.db.read.getExecutor(), "executeQuery");
  await asked(customer, code);
  expect(executed.mock.calls.filter(([query]) => query.sql.includes('from "promo_code"'))).toHaveLength(1);
  executed.mockRestore();
});

test("ten percent: the bill, the order and its lines name one sum, and it is that one that is collected", async () => {
  const promo = await addTestPromo(shop, owner, { code: "Весна10" });
  const { customer } = await customerWith([9_999, 5_001]);
  const { bill, causes } = await asked(customer, "BECHA10".replace("BECHA", "весна"));
  expect(causes).toEqual([]);
  expect(bill?.lines).toEqual([
    { kind: "goods", reason: "Товари", kopiykas: 15_000 },
    { kind: "promo", reason: "Промокод Весна10", kopiykas: -1_500 },
  ]);
  expect(bill?.toPayKopiykas).toBe(13_500);
  const form = { ...(await testOrderForm(shop, customer)), promoCode: "ВЕСНА10", expectedToPayKopiykas: kopiykas(13_500) };
  const headers = new Headers({ "idempotency-key": randomUUID() });
  const { body } = await callEndpoint(ordersApi, placeCall, { ...visitOf(customer), headers }, form);
  expect(body.result).toBe(true);
  const order = await orderRow(shop, body.number ?? 0);
  expect(order).toMatchObject({ goods: 13_500, discount: 1_500, promo_code: "Весна10", to_pay: 13_500 });
  const view = await viewOrder(visitOf(customer), { number: body.number ?? 0 });
  expect(view.bill).toMatchObject({ toPayKopiykas: 13_500, lines: bill?.lines });
  expect(view.lines.map(({ sum, discount }) => [sum, discount])).toEqual([
    [99.99, 10],
    [50.01, 5],
  ]);
  expect(await usesOf(promo)).toMatchObject({ used: 1, givenKopiykas: 1_500, isFixed: true });
});

describe("a code is refused in words, and the cart is as it was", () => {
  test.each([
    ["unknown", undefined],
    ["ended", { active: false }],
    ["ended", { lastDay: "2020-01-01" }],
    ["not_begun", { firstDay: "2099-01-01" }],
    ["too_small", { smallestHryvnias: 151 }],
    ["nothing_for", { audiences: ["kids" as const] }],
  ])("%s", async (reason, terms) => {
    const code = terms ? (await addTestPromo(shop, owner, terms)).code : "немаєтакого";
    const { customer } = await customerWith([15_000]);
    const told = await asked(customer, code);
    expect(reasonsOf(told)).toEqual([reason]);
    expect(told.bill?.toPayKopiykas).toBe(15_000);
    const answer = await place(customer, code, 15_000);
    expect(answer.placed).toBe(false);
    expect(reasonsOf(answer.placed ? { causes: [] } : answer)).toEqual([reason]);
    expect((await asked(customer, code)).bill?.toPayKopiykas, "the cart is still there").toBe(15_000);
  });

  test("used by this customer, used up, for first orders, for a reseller's buyer", async () => {
    const once = await addTestPromo(shop, owner);
    const { customer, goods } = await customerWith([15_000]);
    await placed(customer, once.code, 13_500);
    await fillTestCart(shop, customer, goods);
    expect(reasonsOf(await asked(customer, once.code))).toEqual(["used_by_you"]);
    const first = await addTestPromo(shop, owner, { firstOrder: true });
    expect(reasonsOf(await asked(customer, first.code))).toEqual(["first_only"]);
    const last = await addTestPromo(shop, owner, { uses: 1 });
    const other = await customerWith([15_000]);
    await placed(other.customer, last.code, 13_500);
    expect(reasonsOf(await asked(customer, last.code))).toEqual(["used_up"]);
    const plain = await addTestPromo(shop, owner);
    expect(reasonsOf(await asked(customer, plain.code, { payment: "cod", collectKopiykas: 20_000 }))).toEqual(["resale"]);
  });

  test("a sum other than the one shown is not taken", async () => {
    const { code } = await addTestPromo(shop, owner);
    const { customer } = await customerWith([15_000]);
    const answer = await place(customer, code, 15_000);
    expect(answer).toMatchObject({ placed: false, causes: [{ cause: "price_changed", toPay: 13_500 }] });
  });

  test("whoever guesses is stopped, a known code too, while one who uses a code is not", async () => {
    const { code } = await addTestPromo(shop, owner, { usesEach: null });
    const { customer } = await customerWith([15_000]);
    const counted = Object.assign(shop, { config: { ...shop.config, limits: { ...usualLimits } } });
    for (let time = 0; time < 30; time += 1) expect(reasonsOf(await asked(customer, code))).toEqual([]);
    for (let time = 0; time < 20; time += 1) expect(reasonsOf(await asked(customer, `GUESS${time}`))).toEqual(["unknown"]);
    await expect(asked(customer, "GUESS99")).rejects.toMatchObject({ status: 429 });
    await expect(asked(customer, code)).rejects.toMatchObject({ status: 429 });
    await expect(place(customer, code, 13_500)).rejects.toMatchObject({ status: 429 });
    counted.clock.advanceSeconds(3_600);
    expect(reasonsOf(await asked((await customerWith([15_000])).customer, code))).toEqual([]);
  });
});

test("the smallest order of the shop is judged before the discount; points, balance and the fee come after it", async () => {
  await writeSettings(shop, { min_order: 150, cod_fee_percent: 10 });
  const promo = await addTestPromo(shop, owner, { amountHryvnias: 50 });
  const customer = await addRichCustomer(shop, { bonuses: 3_000 });
  await fillTestCart(shop, customer, [await addTestGoods(shop, { price: 15_000 })]);
  const { bill, causes } = await asked(customer, promo.code, { useBonuses: true, payment: "cod" });
  expect(causes).toEqual([]);
  expect(bill?.lines.map(({ kind, kopiykas: sum }) => [kind, sum])).toEqual([
    ["goods", 15_000],
    ["promo", -5_000],
    ["fee", 1_000],
    ["bonuses", -3_000],
  ]);
  await writeSettings(shop, { min_order: 0, cod_fee_percent: 0 });
});

describe("what was paid goes back", () => {
  async function bought(amountHryvnias: number, uses: object = {}) {
    const promo = await addTestPromo(shop, owner, { amountHryvnias });
    const customer = await addRichCustomer(shop, { bonuses: 1_111 });
    const goods = [
      await addTestGoods(shop, { stock: 20, price: 3_333, pack: 3 }),
      await addTestGoods(shop, { stock: 20, price: 5_000 }),
    ] as const;
    const { number, toPay } = await placeByCard(shop, customer, { goods, uses: { promoCode: promo.code, ...uses } });
    await applyPayment(shop, TEST_CARDS, cards.pay(await openTestPayment(shop, customer, number)), "callback");
    return { promo, customer, goods, number, toPay };
  }
  const back = (of: { customer: Customer; number: number }, one: TestGoods, pieces: number) =>
    shop.db.write((tx) =>
      returnGoods(tx, shop, {
        accountId: of.customer.id,
        number: of.number,
        lines: [{ variationId: one.variationId, pieces, fit: pieces }],
        to: "card",
        source: randomUUID(),
        byWhom: "test",
        at: shop.clock.now(),
      }),
    );

  test("piece by piece, to the kopiyka, with points and cashback of what was paid", async () => {
    const order = await bought(10, { useBonuses: true });
    expect(order.toPay).toBe(9_999 + 5_000 - 1_000 - 1_111);
    await moveOrder(shop, owner, order.number, "packed", "shipped", "delivered");
    const given = [];
    for (const one of [order.goods[0], order.goods[0], order.goods[1], order.goods[0]]) given.push(await back(order, one, 1));
    expect(given.reduce((sum, one) => sum + one.money, 0)).toBe(order.toPay);
    expect(given.reduce((sum, one) => sum + one.bonuses, 0)).toBe(1_111);
    // A third of 6,67 грн off the first line.
    expect(given[0] && given[0].money + given[0].bonuses).toBe(3_333 - 222);
    expect((await orderRow(shop, order.number)).status).toBe("returned");
    expect(await bonusSum(shop.db.read, order.customer.id, shop.clock.now()), "the cashback is gone").toBe(1_111);
    expect(await usesOf(order.promo), "an order that came back has used it").toMatchObject({ used: 1 });
  });

  test("of goods that were not found, with their part of the discount", async () => {
    const order = await bought(10);
    const { version } = await orderRow(shop, order.number);
    const visit = testVisit(shop, { staff: owner });
    await shop.db.write((tx) => tx.updateTable("staff_session").set({ second_factor_at: shop.clock.now() }).execute());
    await callEndpoint(staffOrdersApi, recordShortage, visit, { id: order.number, version, lines: [{ position: 1, missing: 2 }] });
    const row = await orderRow(shop, order.number);
    // 6,67 грн off three pieces are 2,22 грн off one.
    expect(row).toMatchObject({ goods: 3_333 - 222 + 5_000 - 333, discount: 555, to_pay: 3_333 - 222 + 5_000 - 333 });
    await moveOrder(shop, owner, order.number, "packed", "shipped", "delivered");
    expect((await back(order, order.goods[0], 1)).money).toBe(3_111);
    expect((await back(order, order.goods[1], 1)).money).toBe(4_667);
  });

  test("a cancelled order gives its use back, an edit changes nothing of a placed one", async () => {
    const order = await bought(10);
    await switchOffPromo(shop, owner, order.promo);
    expect(await usesOf(order.promo)).toMatchObject({ used: 1, active: false });
    expect((await viewOrder(visitOf(order.customer), { number: order.number })).bill.lines).toContainEqual({
      kind: "promo",
      reason: `Промокод ${order.promo.code}`,
      kopiykas: -1_000,
    });
    await cancelOrder(visitOf(order.customer), order.number);
    expect(await usesOf(order.promo)).toMatchObject({ used: 0, givenKopiykas: 0 });
  });
});

test("an order that ends unpaid gives its use back, and takes it again when late money revives it, beyond the last one too", async () => {
  const promo = await addTestPromo(shop, owner, { uses: 1 });
  const customer = await addTestCustomer(shop);
  const { number } = await placeByCard(shop, customer, { uses: { promoCode: promo.code } });
  const reference = await openTestPayment(shop, customer, number);
  shop.clock.advanceSeconds(72 * 3_600);
  await runDue(shop, askToEndUnpaidOrders);
  expect((await orderRow(shop, number)).status).toBe("cancelled");
  expect((await usesOf(promo)).used).toBe(0);
  const other = await customerWith([15_000]);
  await placed(other.customer, promo.code, 13_500);
  await applyPayment(shop, TEST_CARDS, cards.pay(reference), "callback");
  expect((await orderRow(shop, number)).status).toBe("confirmed");
  expect((await usesOf(promo)).used, "the promise to who paid stands").toBe(2);
});

test("a purchase of two parts has one use; each part has the discount of its own lines, and keeps it when the other is cancelled", async () => {
  const promo = await addTestPromo(shop, owner, { percent: 33, uses: 1 });
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer, [
    await addTestGoods(shop, { price: 3_333 }),
    await addTestGoods(shop, { price: 5_051, suborder: true }),
  ]);
  const number = await placed(customer, promo.code, 8_384 - 2_766);
  const parts = () => shop.db.read.selectFrom("placed_order").selectAll().where("account_id", "=", customer.id).orderBy("number").execute();
  const both = await parts();
  // 33 % of 83,84 is 27,66 and a part of a kopiyka: 10,996 and 16,664 by worth.
  expect(both.map(({ goods, discount }) => [goods, discount])).toEqual([
    [3_333 - 1_100, 1_100],
    [5_051 - 1_666, 1_666],
  ]);
  expect(await usesOf(promo)).toMatchObject({ used: 1, givenKopiykas: 2_766 });
  await cancelOrder(visitOf(customer), number);
  expect((await parts())[1]).toMatchObject({ goods: 5_051 - 1_666, discount: 1_666 });
  expect(await usesOf(promo), "the other part has the use").toMatchObject({ used: 1, givenKopiykas: 1_666 });
});

test("a code for one category, for goods that are not reduced, takes off those goods alone", async () => {
  const { customer, goods } = await customerWith([10_000, 5_000]);
  const [first, second] = [goods[0]!, goods[1]!];
  const { id_1c: category } = await shop.db.read
    .selectFrom("category")
    .select("id_1c")
    .where("id", "=", first.categoryId)
    .executeTakeFirstOrThrow();
  await shop.db.write((tx) =>
    tx
      .updateTable("variation")
      .set({ old_price: kopiykas(6_000) })
      .where("id", "=", second.variationId)
      .execute(),
  );
  await openCatalogueModel(shop);
  const discountBy = async (terms: object) => {
    const { code } = await addTestPromo(shop, owner, terms);
    return (await asked(customer, code)).bill?.lines.find(({ kind }) => kind === "promo")?.kopiykas;
  };
  expect(await discountBy({ categories: [category] })).toBe(-1_000);
  expect(await discountBy({ notReduced: true })).toBe(-1_000);
  expect(await discountBy({})).toBe(-1_500);
});
