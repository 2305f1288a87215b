import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { runDue } from "../../../../support/run-jobs.ts";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { addTestGoods, type TestGoods } from "../../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { copyOfPreparedShop } from "../../../../support/run/prepared-shop.ts";
import { addTestCustomer, openTestShop, runIsOnEmbedded, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { expectStockInOrder, stockOf } from "../../../../support/test-stock.ts";
import { sendDueMessages } from "../../../messages/messages.server.ts";
import { writeSettings } from "../../../settings/settings.server.ts";
import type { Customer, StaffMember } from "../../../shop.ts";
import { cancelOrder, askToEndWaitingOrders, placeOrder, staffOrdersApi, validateOrder, viewOrder } from "../../orders.server.ts";
import { changeOrderStatus, decideWaitingOrder, getDashboard, getStaffOrder, listStaffOrders } from "../../staff-orders.contract.ts";
import { relaxedLimits, usualLimits } from "../../../../platform/limits/limits.ts";

let shop: TestShop;
/** On PostgreSQL a second process, which does the same at the same moment. */
let other: TestShop;
let owner: StaffMember;
beforeAll(async () => {
  const databaseUrl = runIsOnEmbedded ? undefined : await copyOfPreparedShop();
  const options = { databaseUrl, config: { limits: usualLimits } };
  shop = await openTestShop(options);
  other = databaseUrl ? await openTestShop(options) : { ...shop, smsLines: [] };
  owner = (await addFirstOwner(shop)).staff;
});
afterAll(async () => {
  await shop.close();
  if (other.close !== shop.close) await other.close();
});
afterEach(() => expectStockInOrder(shop));

const dear = () => addTestGoods(shop, { stock: 100, price: 600_000 });
const place = async (customer: Customer, goods: readonly TestGoods[], shopOf = shop) => {
  await fillTestCart(shop, customer, goods);
  return placeOrder(testVisit(shopOf, { customer, locale: "ru" }), await testOrderForm(shop, customer), randomUUID());
};
const numberOf = (placed: Awaited<ReturnType<typeof place>>) => {
  if (!placed.placed) throw new Error(`not placed: ${placed.causes.map(({ cause }) => cause).join(", ")}`);
  return placed.numbers.number;
};
const staffVisit = (at = shop) => testVisit(at, { staff: owner });
const seenByStaff = async (id: number) => (await callEndpoint(staffOrdersApi, getStaffOrder, staffVisit(), { id })).body;
const say = async (id: number, isAccepted: boolean, at = shop) =>
  (
    await callEndpoint(staffOrdersApi, decideWaitingOrder, staffVisit(at), {
      id,
      isAccepted,
      version: (await seenByStaff(id)).version,
      note: "дзвонили",
    })
  ).body;
const seen = (customer: Customer, number: number) => viewOrder(testVisit(shop, { customer }), { number });
const sentTo = (phone: string) => [...shop.smsLines, ...other.smsLines].filter((line) => line.includes(phone));
/** Told once: a text is on its way right after the commit, and the schedule finds nothing more to send. */
const isToldOnce = async ({ phone }: Customer) => {
  await expect.poll(() => sentTo(phone).length).toBe(1);
  await sendDueMessages(shop);
  expect(sentTo(phone)).toHaveLength(1);
};
const onHand = async ({ variationId }: TestGoods) => (await stockOf(shop, variationId)).onHand;
const untilEnd = () => {
  shop.clock.advanceSeconds(24 * 3_600);
  other.clock.set(shop.clock.now());
};

test("S33 a newcomer's large order is announced as waiting, placed as waiting and shown so to both sides", async () => {
  const [customer, goods] = [await addTestCustomer(shop), await dear()];
  await fillTestCart(shop, customer, [goods, goods]);
  const form = await testOrderForm(shop, customer);
  expect(await validateOrder(testVisit(shop, { customer }), form.orderId)).toMatchObject({ causes: [], waitsHours: 24 });
  const key = randomUUID();
  const placed = await placeOrder(testVisit(shop, { customer }), form, key);
  const waitsUntil = new Date(shop.clock.now().getTime() + 24 * 3_600_000).toISOString();
  expect(placed).toMatchObject({ placed: true, waitsUntil });
  expect(await placeOrder(testVisit(shop, { customer }), form, key)).toMatchObject({ replayed: true, waitsUntil });
  const number = numberOf(placed);
  expect(await seen(customer, number)).toMatchObject({ status: "new", statusName: "Чекає підтвердження", waitsUntil, cancellable: true });
  expect(await seenByStaff(number)).toMatchObject({ waitsUntil, nextStatuses: [] });
  const list = (await callEndpoint(staffOrdersApi, listStaffOrders, staffVisit(), { waits: "true" })).body.data;
  expect(list.map(({ id }) => id)).toContain(number);
  expect((await callEndpoint(staffOrdersApi, getDashboard, staffVisit(), {})).body.waiting).toBe(list.length);
});

test("S33 small orders go at once, but not several that are large together; a known customer and a confirmed order do not count", async () => {
  const [customer, goods] = [await addTestCustomer(shop), await dear()];
  const small = await place(customer, [goods]);
  expect(small).toMatchObject({ placed: true, waitsUntil: null });
  const second = await place(customer, [goods]);
  expect(second).toMatchObject({ placed: true, waitsUntil: expect.any(String) as string });
  const { version } = await seenByStaff(numberOf(small));
  await callEndpoint(staffOrdersApi, changeOrderStatus, staffVisit(), { id: numberOf(small), status: "confirmed", version });
  await say(numberOf(second), true);
  expect(await place(customer, [goods])).toMatchObject({ waitsUntil: null });
  const known = await addTestCustomer(shop);
  await shop.db.read.updateTable("account").set({ completed_orders: 1 }).where("id", "=", known.id).execute();
  expect(await place(known, [goods, goods, goods])).toMatchObject({ waitsUntil: null });
});

test("staff set the sum and the time, and no limits mean no waiting", async () => {
  await writeSettings(shop, { trusted_cod_sum: 30_000, cod_word_hours: 2 });
  other.memory.clear();
  const [customer, goods] = [await addTestCustomer(shop), await dear()];
  expect(
    await place(
      customer,
      Array.from({ length: 5 }, () => goods),
    ),
  ).toMatchObject({ waitsUntil: null });
  const waiting = await place(customer, [goods]);
  expect(waiting).toMatchObject({ waitsUntil: new Date(shop.clock.now().getTime() + 2 * 3_600_000).toISOString() });
  await writeSettings(shop, { trusted_cod_sum: 10_000, cod_word_hours: 24 });
  const relaxed: TestShop = { ...shop, config: { ...shop.config, limits: relaxedLimits } };
  expect(await place(await addTestCustomer(shop), [goods, goods], relaxed)).toMatchObject({ waitsUntil: null });
});

test("S35 a purchase is approved in both parts at once, written down, told once, and cannot be decided twice", async () => {
  const [customer, goods] = [await addTestCustomer(shop), await dear()];
  const made = await addTestGoods(shop, { stock: 10, price: 600_000, suborder: true });
  const placed = await place(customer, [goods, made]);
  const number = numberOf(placed);
  const { version } = await seenByStaff(number);
  const before = { id: number, status: "confirmed" as const, version };
  await expect(callEndpoint(staffOrdersApi, changeOrderStatus, staffVisit(), before)).rejects.toMatchObject({ status: 409 });
  expect(await say(number, true)).toMatchObject({ status: "confirmed", waitsUntil: null, nextStatuses: ["packed", "cancelled"] });
  expect(await seenByStaff((await seen(customer, number)).companionNumber ?? 0)).toMatchObject({ status: "confirmed" });
  await expect(say(number, true)).rejects.toMatchObject({ status: 409 });
  const audit = await shop.db.read.selectFrom("audit_entry").select(["action", "staff_email"]).where("action", "=", "accept").execute();
  expect(audit).toContainEqual({ action: "accept", staff_email: owner.email });
  expect(await onHand(goods)).toBe(99);
  await isToldOnce(customer);
  expect(sentTo(customer.phone)[0]).toContain(`заказ № ${number} подтверждён`);
});

test("what staff refuse is back on the shelf, and the customer is told", async () => {
  const [customer, goods] = [await addTestCustomer(shop), await dear()];
  const number = numberOf(await place(customer, [goods, goods]));
  expect(await onHand(goods)).toBe(98);
  expect(await say(number, false)).toMatchObject({ status: "cancelled", nextStatuses: [] });
  expect(await onHand(goods)).toBe(100);
  expect(await seen(customer, number)).toMatchObject({ status: "cancelled", notConfirmed: false, cancelledByStaff: true });
  await isToldOnce(customer);
});

test("I4 nobody decides in time: the pieces are back exactly once, whoever tidies beside whom, and the customer is told once", async () => {
  const [customer, goods] = [await addTestCustomer(shop), await dear()];
  const made = await addTestGoods(shop, { stock: 10, price: 600_000, suborder: true });
  const number = numberOf(await place(customer, [goods, made, goods]));
  await runDue(shop, askToEndWaitingOrders);
  expect(await seen(customer, number)).toMatchObject({ status: "new" });
  untilEnd();
  await Promise.all([
    runDue(shop, askToEndWaitingOrders),
    runDue(other, askToEndWaitingOrders),
    runDue(shop, askToEndWaitingOrders),
    runDue(other, askToEndWaitingOrders),
  ]);
  expect(await seen(customer, number)).toMatchObject({
    status: "cancelled",
    notConfirmed: true,
    cancelledByStaff: false,
    waitsUntil: null,
  });
  expect([await onHand(goods), await onHand(made)]).toEqual([100, 10]);
  expect(await runDue(shop, askToEndWaitingOrders)).toBe(0);
  await isToldOnce(customer);
});

test("the approval, the customer's own cancelling and the end of the time at one moment: one of them decides", async () => {
  for (let round = 0; round < 6; round += 1) {
    const [customer, goods] = [await addTestCustomer(shop), await dear()];
    const number = numberOf(await place(customer, [goods, goods]));
    untilEnd();
    await Promise.allSettled([
      say(number, round % 2 === 0, other),
      runDue(shop, askToEndWaitingOrders),
      cancelOrder(testVisit(other, { customer }), number),
      runDue(other, askToEndWaitingOrders),
    ]);
    const { status } = await seen(customer, number);
    expect([round, status, await onHand(goods)]).toEqual([round, status, status === "confirmed" ? 98 : 100]);
    expect(["confirmed", "cancelled"]).toContain(status);
  }
});
