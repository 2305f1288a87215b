import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { addRichCustomer, takeTestCards } from "../../../../support/test-card-order.ts";
import { TEST_CARDS } from "../../../../support/stand-ins/test-cards.ts";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { expectOrdersInOrder, moveOrder, orderRow } from "../../../../support/test-orders.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { kopiykas } from "../../../../platform/money/money.ts";
import { balanceOf, openDebts } from "../../../balance/balance.server.ts";
import { newsMessages } from "../../../notifications/news.messages.ts";
import { writeSettings } from "../../../settings/settings.server.ts";
import type { Customer, StaffMember } from "../../../shop.ts";
import { orderValidation, type OrderStatus } from "../../orders.contract.ts";
import { MOST_COLLECTED } from "../../resale/resale.rules.ts";
import { recordShortage } from "../../staff-orders.contract.ts";
import {
  cancelOrder,
  returnGoods,
  orderInvariants,
  ordersApi,
  placeOrder,
  staffOrdersApi,
  validateOrder,
  viewOrder,
} from "../../orders.server.ts";

import { listOpenParcels } from "../additions/open-parcels.ts";
import { changeAnyDelivery, changeDelivery } from "../parcels/changing/change-delivery.ts";
import { followParcels } from "../parcels/follow-parcels.ts";
import { staffOrder } from "../staff-orders.view.ts";
import { newsOf } from "../../../../support/test-news.ts";

let shop: TestShop;
let manager: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  await takeTestCards(shop);
  ({ staff: manager } = await addFirstOwner(shop));
  await writeSettings(shop, { unclaimed_parcel_sum: 150 });
});
afterAll(() => shop.close());
afterEach(async () => {
  await expectOrdersInOrder(shop);
});

const by = (customer: Customer) => testVisit(shop, { customer });
const move = (number: number, ...statuses: OrderStatus[]) => moveOrder(shop, manager, number, ...statuses);
const balance = async ({ id }: Customer) => (await balanceOf(shop.db.read, id)).total;
const resale = async (customer: Customer, number: number) => (await viewOrder(by(customer), { number })).resale;

/** The checkout of two goods, 100 грн each. */
async function ready(customer: Customer, more: object = {}) {
  await fillTestCart(shop, customer, [await addTestGoods(shop), await addTestGoods(shop)]);
  return { ...(await testOrderForm(shop, customer)), collectKopiykas: kopiykas(32_000), ...more };
}
async function placed(customer: Customer, more: object = {}): Promise<number> {
  const form = await ready(customer, more);
  const { useBonuses, useBalance, first } = form;
  const { bill } = await validateOrder(by(customer), form.orderId, { wishes: { useBonuses, useBalance, first } });
  const answer = await placeOrder(by(customer), { ...form, expectedToPayKopiykas: bill?.toPay ?? kopiykas(0) }, randomUUID());
  if (!answer.placed) throw new Error(JSON.stringify(answer.causes));
  const { number } = answer.numbers;
  if ((await orderRow(shop, number)).status === "new") await move(number, "confirmed");
  return number;
}
const margins = ({ id }: Customer) =>
  shop.db.read
    .selectFrom("posting as p")
    .innerJoin("journal_entry as e", "e.id", "p.entry_id")
    .select("p.amount")
    .where("e.reason", "=", "resale_margin")
    .where("p.account_id", "=", id)
    .execute();

test("a buyer pays the reseller's price, the shop has its part, the reseller the rest, once the parcel is handed over", async () => {
  const customer = await addRichCustomer(shop);
  const number = await placed(customer);
  const sums = { collectedKopiykas: 32_000, dueKopiykas: 20_000, marginKopiykas: 12_000 };
  expect(await resale(customer, number)).toEqual({ ...sums, state: "expected" });
  expect((await staffOrder(testVisit(shop, { staff: manager }), number)).collectedKopiykas).toBe(32_000);
  await move(number, "packed", "shipped", "ready");
  expect(await balance(customer)).toBe(0);
  await move(number, "delivered");
  expect(await balance(customer)).toBe(12_000);
  expect(await resale(customer, number)).toEqual({ ...sums, state: "credited" });
  expect((await newsOf(shop, customer)).slice(-2)).toMatchObject([
    { status: "ready", margin: 12_000 },
    { status: "delivered", margin: 12_000 },
  ]);
  const cash = await shop.db.read
    .selectFrom("posting as p")
    .innerJoin("journal_entry as e", "e.id", "p.entry_id")
    .select((eb) => eb.fn.sum<string>("p.amount").as("sum"))
    .where("p.ledger", "=", "cash_on_delivery")
    .where("e.order_id", "=", (await orderRow(shop, number)).id)
    .executeTakeFirst();
  expect(Number(cash?.sum)).toBe(-32_000);
  await move(number, "completed");
  expect(await resale(customer, number)).toEqual({ ...sums, state: "credited" });
});

test("the carrier's word twice, at once and out of order credits once", async () => {
  const customer = await addRichCustomer(shop);
  const number = await placed(customer);
  await move(number, "packed", "shipped");
  let state: "delivered" | "ready" = "delivered";
  const tracking = { isParcel: () => true, follow: async (numbers: readonly string[]) => new Map(numbers.map((one) => [one, state])) };
  const vendors = shop.integrations.vendors;
  const vendor = vendors.get("nova-poshta");
  shop.integrations.vendors = new Map([["nova-poshta", { ...vendor, tracking } as never]]);
  await Promise.all([followParcels(shop, "nova-poshta"), followParcels(shop, "nova-poshta"), followParcels(shop, "nova-poshta")]);
  state = "ready";
  await followParcels(shop, "nova-poshta");
  state = "delivered";
  await followParcels(shop, "nova-poshta");
  shop.integrations.vendors = vendors;
  expect((await orderRow(shop, number)).status).toBe("delivered");
  expect(await margins(customer)).toEqual([{ amount: 12_000 }]);
  expect(await balance(customer)).toBe(12_000);
});

test("a parcel nobody took credits nothing, and the reseller owes its way", async () => {
  const customer = await addRichCustomer(shop);
  const number = await placed(customer);
  await move(number, "packed", "shipped", "returned");
  expect([await balance(customer), await margins(customer)]).toEqual([0, []]);
  expect(await openDebts(shop.db.read, customer.id)).toMatchObject([{ amount: 15_000 }]);
  expect((await resale(customer, number))?.state).toBe("none");
  const cancelled = await placed(await addRichCustomer(shop));
  await move(cancelled, "cancelled");
});

test("goods that come back bring the shop's price to the reseller's balance, and the margin stays", async () => {
  const customer = await addRichCustomer(shop);
  const number = await placed(customer);
  await move(number, "packed", "shipped", "delivered", "returned");
  expect(await balance(customer)).toBe(32_000);
  expect(await margins(customer)).toHaveLength(1);
  expect((await resale(customer, number))?.state).toBe("credited");
});

test("returned a thing at a time, the shop's price comes back to the kopiyka and the margin is never touched", async () => {
  const customer = await addRichCustomer(shop, { balance: 5_001 });
  const number = await placed(customer, { useBalance: true });
  await move(number, "packed", "shipped", "delivered");
  const lines = await shop.db.read
    .selectFrom("order_line")
    .select(["variation_id as variationId", "pieces"])
    .where("order_id", "=", (await orderRow(shop, number)).id)
    .orderBy("position")
    .execute();
  for (const [at, { variationId, pieces }] of lines.entries()) {
    const back = { accountId: customer.id, number, lines: [{ variationId, pieces, fit: pieces }], to: "balance" as const };
    const again = { source: `return ${number} ${at}`, byWhom: "staff", at: shop.clock.now() };
    await shop.db.write((tx) => returnGoods(tx, shop, { ...back, ...again }));
    expect(await balance(customer)).toBe(32_000 - 14_999 + 10_000 * (at + 1));
    await expect(shop.db.write((tx) => returnGoods(tx, shop, { ...back, ...again }))).rejects.toMatchObject({ status: 409 });
  }
  expect(await margins(customer)).toEqual([{ amount: 17_001 }]);
  expect(await resale(customer, number)).toMatchObject({ marginKopiykas: 17_001, state: "credited" });
});

test("the reseller's balance and points lower the shop's part alone, down to nothing", async () => {
  const some = await addRichCustomer(shop, { balance: 5_000 });
  const number = await placed(some, { useBalance: true });
  expect(await resale(some, number)).toMatchObject({ collectedKopiykas: 32_000, dueKopiykas: 15_000, marginKopiykas: 17_000 });
  await move(number, "packed", "shipped", "delivered");
  expect(await balance(some)).toBe(17_000);

  const all = await addRichCustomer(shop, { balance: 25_000 });
  const paid = await placed(all, { useBalance: true });
  expect(await resale(all, paid)).toMatchObject({ dueKopiykas: 0, marginKopiykas: 32_000, state: "expected" });
  await move(paid, "packed", "shipped", "delivered");
  expect(await balance(all)).toBe(5_000 + 32_000);
});

test("goods that are not found lower what is due, and what is collected stays", async () => {
  const customer = await addRichCustomer(shop);
  const number = await placed(customer);
  const { version } = await orderRow(shop, number);
  const [line] = (await viewOrder(by(customer), { number })).lines;
  const short = { id: number, version, lines: [{ position: 1, missing: line?.quantity ?? 0 }], note: "" };
  await callEndpoint(staffOrdersApi, recordShortage, testVisit(shop, { staff: manager }), short);
  expect(await resale(customer, number)).toMatchObject({ collectedKopiykas: 32_000, dueKopiykas: 10_000, marginKopiykas: 22_000 });
  await move(number, "packed", "shipped", "delivered");
  expect(await balance(customer)).toBe(22_000);
});

test("a prepayment is the reseller's own and is not collected again", async () => {
  await writeSettings(shop, { cod_prepayment_percent: 20 });
  const customer = await addRichCustomer(shop);
  const form = await ready(customer, { collectKopiykas: 15_900 });
  await expect(placeOrder(by(customer), form, randomUUID())).rejects.toMatchObject({ status: 422 });
  const answer = await placeOrder(by(customer), { ...form, collectKopiykas: kopiykas(16_000) }, randomUUID());
  if (!answer.placed) throw new Error("not placed");
  expect(await resale(customer, answer.numbers.number)).toMatchObject({ dueKopiykas: 16_000, marginKopiykas: 0 });
  await writeSettings(shop, { cod_prepayment_percent: 0 });
  await cancelOrder(by(customer), answer.numbers.number);
});

test("what cannot go to a buyer is told at the field, in the reader's language, and nothing is placed", async () => {
  const customer = await addRichCustomer(shop);
  const form = await ready(customer);
  const refused = async (more: object) => {
    const error: unknown = await placeOrder(by(customer), { ...form, ...more }, randomUUID()).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ status: 422, errors: { collectKopiykas: [expect.any(String)] } });
    return (error as { errors: { collectKopiykas: string[] } }).errors.collectKopiykas[0];
  };
  expect(await refused({ collectKopiykas: 20_050 })).toBe("Вкажіть цілі гривні: копійок перевізник із покупця не бере");
  expect(await refused({ collectKopiykas: 19_999 })).toBe("Не менше 200\u00a0грн: стільки коштує наше замовлення при отриманні");
  expect(await refused({ collectKopiykas: MOST_COLLECTED + 1 })).toContain("29\u00a0999\u00a0грн");
  expect(await refused({ collectKopiykas: 0 })).toContain("Не менше");
  await refused({ payment: TEST_CARDS });
  await refused({ recipient: { ...form.recipient, phone: `+${customer.phone}` } });
  const inRussian = { ...by(customer), locale: "ru" as const };
  await expect(placeOrder(inRussian, { ...form, collectKopiykas: kopiykas(1) }, randomUUID())).rejects.toMatchObject({
    errors: { collectKopiykas: [expect.stringContaining("Не меньше")] },
  });
  expect(await shop.db.read.selectFrom("placed_order").select("id").where("account_id", "=", customer.id).execute()).toEqual([]);
  for (const odd of [-1, 1e21, "12,50", Number.NaN, [32_000], 320.5, null, {}])
    await expect(
      callEndpoint(ordersApi, orderValidation, by(customer), { orderId: form.orderId, collectKopiykas: odd as never }),
    ).rejects.toThrow();
  await expect(
    callEndpoint(ordersApi, orderValidation, by(customer), { orderId: form.orderId, collectKopiykas: kopiykas(1) }),
  ).rejects.toMatchObject({ status: 422 });
  const { body } = await callEndpoint(ordersApi, orderValidation, by(customer), {
    orderId: form.orderId,
    collectKopiykas: kopiykas(32_000),
  });
  expect(body.result).toBe(true);
});

test("an order for a buyer cannot be sent to the reseller later, by the reseller or by staff", async () => {
  const customer = await addRichCustomer(shop);
  const number = await placed(customer);
  const person = { name: "Олена", surname: "Коваль", patronymic: "" };
  const own = { number, recipient: { ...person, phone: `+${customer.phone}` } };
  await expect(changeDelivery(by(customer), own)).rejects.toMatchObject({
    status: 422,
    errors: { "recipient.phone": ["Вкажіть телефон покупця, а не свій"] },
  });
  const { version } = await orderRow(shop, number);
  const visit = { ...testVisit(shop, { staff: manager }), locale: "ru" as const };
  await expect(changeAnyDelivery(visit, { id: number, version, recipient: own.recipient })).rejects.toMatchObject({
    errors: { "recipient.phone": ["Укажите телефон покупателя, а не свой"] },
  });
  await changeDelivery(by(customer), { number, recipient: { ...person, phone: "+380509998877" } });
  expect((await orderRow(shop, number)).recipient.phone).toBe("380509998877");
});

test("the reseller is told what the buyer pays, and of goods that are missing what is left to earn", async () => {
  const customer = await addRichCustomer(shop);
  const number = await placed(customer);
  const [placing] = await newsOf(shop, customer, "order_placed");
  expect(placing).toMatchObject({ toPay: 20_000, collected: 32_000 });
  expect(placing && newsMessages.uk.order_placed(placing).text).toContain("Покупець заплатить при отриманні 320\u00a0грн.");
  const { version } = await orderRow(shop, number);
  const short = { id: number, version, lines: [{ position: 1, missing: 1 }], note: "" };
  await callEndpoint(staffOrdersApi, recordShortage, testVisit(shop, { staff: manager }), short);
  const [shortage] = await newsOf(shop, customer, "order_short");
  expect(shortage).toMatchObject({ toPay: 10_000, margin: 22_000 });
  expect(shortage && newsMessages.ru.order_short(shortage).text).toContain("ваш доход теперь 220\u00a0грн");
});

test("goods for two parcels are two orders", async () => {
  const customer = await addRichCustomer(shop);
  await fillTestCart(shop, customer, [await addTestGoods(shop), await addTestGoods(shop, { suborder: true })]);
  const form = { ...(await testOrderForm(shop, customer)), collectKopiykas: kopiykas(90_000) };
  const { bill } = await validateOrder(by(customer), form.orderId);
  await expect(
    placeOrder(by(customer), { ...form, expectedToPayKopiykas: bill?.toPay ?? kopiykas(0) }, randomUUID()),
  ).rejects.toMatchObject({
    errors: { collectKopiykas: [expect.stringContaining("двома замовленнями")] },
  });
});

test("the parcel of a buyer takes no other order, and joins none", async () => {
  const customer = await addRichCustomer(shop);
  const number = await placed(customer);
  expect(await listOpenParcels(by(customer))).toEqual([]);
  const answer = await placeOrder(by(customer), { ...(await ready(customer)), goesWith: number, collectKopiykas: undefined }, randomUUID());
  expect(answer).toMatchObject({ placed: false, causes: [{ cause: "parcel_closed" }] });
  const other = await addRichCustomer(shop);
  const own = await placed(other, { collectKopiykas: undefined });
  const joining = { ...(await ready(other)), goesWith: own };
  await expect(placeOrder(by(other), joining, randomUUID())).rejects.toMatchObject({ status: 422 });
});

test("one key is one order for one sum, sent twice at once too; another sum under it is refused", async () => {
  const customer = await addRichCustomer(shop);
  const form = await ready(customer);
  const key = randomUUID();
  const both = await Promise.all([placeOrder(by(customer), form, key), placeOrder(by(customer), form, key)]);
  const numbers = new Set(both.map((one) => (one.placed ? one.numbers.number : undefined)));
  expect([numbers.size, numbers.has(undefined)]).toEqual([1, false]);
  await expect(placeOrder(by(customer), { ...form, collectKopiykas: kopiykas(32_100) }, key)).rejects.toMatchObject({ status: 422 });
});

test("whatever is moved, repeated or tried too early, what came is the shop's part and the margin, once", async () => {
  const statuses = ["packed", "shipped", "ready", "delivered", "completed", "returned", "cancelled"] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...statuses), { minLength: 3, maxLength: 12 }),
      fc.nat(90).map((hryvnias) => hryvnias * 100),
      async (moves, more) => {
        const customer = await addRichCustomer(shop);
        const number = await placed(customer, { collectKopiykas: 20_000 + more });
        const walked: string[] = [];
        for (const status of moves)
          await move(number, status).then(
            () => walked.push(status),
            () => undefined,
          );
        const isSold = walked.includes("delivered");
        const refund = isSold && walked.includes("returned") ? 20_000 : 0;
        expect(await balance(customer)).toBe((isSold ? more : 0) + refund);
        expect(await margins(customer)).toEqual(isSold && more > 0 ? [{ amount: more }] : []);
      },
    ),
    { numRuns: 15 },
  );
  expect(await orderInvariants(shop)).toEqual([]);
}, 60_000);

test("a stranger sees nothing of it", async () => {
  const number = await placed(await addRichCustomer(shop));
  await expect(viewOrder(by(await addRichCustomer(shop)), { number })).rejects.toMatchObject({ status: 404 });
});
