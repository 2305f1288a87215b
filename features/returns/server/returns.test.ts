import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { expectOrdersInOrder, moveOrder, orderRow } from "../../../support/test-orders.ts";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { runDue } from "../../../support/run-jobs.ts";
import {
  addRichCustomer,
  openTestPayment,
  placeByCard,
  takeTestCards,
  type Uses,
  settleRefunds,
} from "../../../support/test-card-order.ts";
import { TEST_CARDS, type TestCards } from "../../../support/stand-ins/test-cards.ts";
import { addTestGoods, type TestGoods } from "../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../support/test-order.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { balanceOf } from "../../balance/balance.server.ts";
import { bonusSum } from "../../loyalty/loyalty.server.ts";
import { applyPayment, placeOrder } from "../../orders/orders.server.ts";
import { changeStatus } from "../../orders/server/lifecycle/change-status.ts";
import { askForRefunds } from "../../payments/payments.server.ts";
import type { Customer, StaffMember } from "../../shop.ts";
import { receiveReturn as receiveReturnCall } from "../staff-returns.contract.ts";
import { askReturn } from "./ask-return.ts";
import { cancelReturn } from "./cancel-return.ts";
import { decideReturn } from "./decide-return.ts";
import { endLeftRequests } from "./end-left-requests.ts";
import { receiveReturn } from "./receive-return.ts";
import { listReturns, viewReturn, viewReturnable } from "./returns.view.ts";
import { staffReturnsApi } from "./returns.api.ts";
import { staffReturn } from "./staff-returns.ts";
import { newsOf } from "../../../support/test-news.ts";

let shop: TestShop;
let cards: TestCards;
let manager: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  cards = await takeTestCards(shop);
  ({ staff: manager } = await addFirstOwner(shop));
});
afterAll(() => shop.close());
afterEach(async () => {
  await settleRefunds(shop, cards);
  await expectOrdersInOrder(shop);
});

const staffVisit = () => testVisit(shop, { staff: manager });
const orderOf = (number: number) => orderRow(shop, number);
const onHand = async ({ variationId }: TestGoods) =>
  (await shop.db.read.selectFrom("stock").select("on_hand").where("variation_id", "=", variationId).executeTakeFirstOrThrow()).on_hand;

async function deliver(number: number): Promise<void> {
  const isConfirmed = (await orderOf(number)).status === "confirmed";
  await moveOrder(shop, manager, number, ...(isConfirmed ? [] : (["confirmed"] as const)), "packed", "shipped", "delivered");
}

/** Three packs of one piece at 50 грн and one of two at 30 грн, paid by card and delivered. */
async function bought(customer: Customer, uses: Uses = {}) {
  const goods = [
    await addTestGoods(shop, { stock: 10, price: 5_000 }),
    await addTestGoods(shop, { stock: 10, price: 5_000 }),
    await addTestGoods(shop, { stock: 10, price: 3_000, pack: 2 }),
  ] as const;
  const { number } = await placeByCard(shop, customer, { goods, uses });
  await applyPayment(shop, TEST_CARDS, cards.pay(await openTestPayment(shop, customer, number)), "callback");
  await deliver(number);
  return { goods, number };
}

type Asking = { reason?: "size" | "faulty"; to?: "card" | "balance"; key?: string };
const ask = (
  customer: Customer,
  number: number,
  lines: readonly [TestGoods, number][],
  { reason = "size", to = "card", key }: Asking = {},
) =>
  askReturn(
    testVisit(shop, { customer }),
    {
      number,
      lines: lines.map(([{ variationId }, pieces]) => ({ variationId, pieces })),
      reason,
      comment: "",
      photos: [],
      refundTo: to,
    },
    key ?? randomUUID(),
  );
const versionOf = async (id: Awaited<ReturnType<typeof ask>>["id"]) => (await staffReturn(staffVisit(), id)).version;
async function approve(id: Awaited<ReturnType<typeof ask>>["id"]) {
  await decideReturn(staffVisit(), { id, isApproved: true, answer: "", version: await versionOf(id) });
}
async function receive(id: Awaited<ReturnType<typeof ask>>["id"], lines: readonly [TestGoods, number, number][]) {
  const received = lines.map(([{ variationId }, pieces, fit]) => ({ variationId, received: pieces, fit }));
  await receiveReturn(staffVisit(), { id, lines: received, note: "", version: await versionOf(id) });
}

test("one piece comes back: it is on the shelf, its price on the card, its cashback gone; the rest stays sold", async () => {
  const customer = await addTestCustomer(shop);
  const { number, goods } = await bought(customer);
  const { id } = await ask(customer, number, [[goods[0], 1]]);
  await approve(id);
  await receive(id, [[goods[0], 1, 1]]);
  expect(await viewReturn(testVisit(shop, { customer }), id)).toMatchObject({
    status: "received",
    given: { moneyKopiykas: 5_000, balanceKopiykas: 0, bonusesKopiykas: 0 },
    expected: null,
    history: [{ status: "asked" }, { status: "approved" }, { status: "received" }],
  });
  expect(await onHand(goods[0])).toBe(10);
  expect(await onHand(goods[1])).toBe(9);
  await runDue(shop, askForRefunds);
  expect(cards.refundCalls.at(-1)).toBe(`${number}-1-R1`);
  // 2 % of 160 грн, less 2 % of 50 грн.
  expect(await bonusSum(shop.db.read, customer.id, shop.clock.now())).toBe(220);
  expect((await orderOf(number)).status).toBe("delivered");
});

test("money that the bank refused to send to the card is told on the balance, to the customer and to staff", async () => {
  const customer = await addRichCustomer(shop, { balance: 1_600 });
  const { number, goods } = await bought(customer, { useBalance: true });
  const { id } = await ask(customer, number, [[goods[0], 1]]);
  const gaveBack = async () => {
    const seen = (await viewReturn(testVisit(shop, { customer }), id)).gaveBack;
    expect((await staffReturn(staffVisit(), id)).gaveBack).toEqual(seen);
    return seen;
  };
  await approve(id);
  await receive(id, [[goods[0], 1, 1]]);
  expect(await gaveBack()).toEqual({ cardKopiykas: 4_500, balanceKopiykas: 500, bonusesKopiykas: 0 });
  cards.refundTroubles.push("refused");
  await runDue(shop, askForRefunds);
  expect(await gaveBack()).toEqual({ cardKopiykas: 0, balanceKopiykas: 5_000, bonusesKopiykas: 0 });
  expect((await balanceOf(shop.db.read, customer.id)).total).toBe(5_000);
});

test("unfit pieces bring their money and are not sold again", async () => {
  const customer = await addTestCustomer(shop);
  const { number, goods } = await bought(customer);
  const { id } = await ask(customer, number, [[goods[2], 2]], { reason: "faulty", to: "balance" });
  await approve(id);
  await receive(id, [[goods[2], 2, 1]]);
  expect(await onHand(goods[2])).toBe(9);
  expect((await balanceOf(shop.db.read, customer.id)).total).toBe(6_000);
});

test("all of it comes back in three returns: by the means it was paid with, to the kopiyka, and the order is returned", async () => {
  const customer = await addRichCustomer(shop, { bonuses: 3_333 });
  const { number, goods } = await bought(customer, { useBonuses: true });
  const given = [];
  for (const [one, pieces] of [[goods[0], 1] as const, [goods[2], 2] as const, [goods[1], 1] as const]) {
    const { id } = await ask(customer, number, [[one, pieces]]);
    await approve(id);
    const { expected: promised } = await viewReturn(testVisit(shop, { customer }), id);
    await receive(id, [[one, pieces, pieces]]);
    given.push((await viewReturn(testVisit(shop, { customer }), id)).given);
    expect(promised).toEqual(given.at(-1));
  }
  expect(given.reduce((sum, one) => sum + one.bonusesKopiykas, 0)).toBe(3_333);
  expect(given.reduce((sum, one) => sum + one.moneyKopiykas, 0)).toBe(16_000 - 3_333);
  expect((await orderOf(number)).status).toBe("returned");
  expect(await bonusSum(shop.db.read, customer.id, shop.clock.now()), "the cashback is taken back whole").toBe(3_333);
});

test("goods of an order paid on receipt bring their price to the balance, whatever was wished", async () => {
  const customer = await addTestCustomer(shop);
  const [goods] = await fillTestCart(shop, customer, [await addTestGoods(shop, { stock: 5, price: 10_000 })]);
  const placed = await placeOrder(testVisit(shop, { customer }), await testOrderForm(shop, customer), randomUUID());
  if (!placed.placed || !goods) throw new Error("not placed");
  await deliver(placed.numbers.number);
  const { id } = await ask(customer, placed.numbers.number, [[goods, 1]], { to: "card" });
  await approve(id);
  await receive(id, [[goods, 1, 1]]);
  expect((await balanceOf(shop.db.read, customer.id)).total).toBe(10_000);
  expect((await orderOf(placed.numbers.number)).status).toBe("returned");
});

test("nothing is asked for twice: pieces of an open return are spoken for until it is refused or taken back", async () => {
  const customer = await addTestCustomer(shop);
  const { number, goods } = await bought(customer);
  const { id } = await ask(customer, number, [[goods[2], 2]]);
  await expect(ask(customer, number, [[goods[2], 1]])).rejects.toMatchObject({ status: 409 });
  await cancelReturn(testVisit(shop, { customer }), id);
  await cancelReturn(testVisit(shop, { customer }), id);
  const again = await ask(customer, number, [[goods[2], 1]]);
  await decideReturn(staffVisit(), { id: again.id, isApproved: false, answer: "Був у вжитку", version: await versionOf(again.id) });
  await expect(cancelReturn(testVisit(shop, { customer }), again.id)).rejects.toMatchObject({ status: 409 });
  const { lines } = await viewReturnable(testVisit(shop, { customer }), number);
  expect(lines.map(({ left }) => left)).toEqual([1, 1, 2]);
});

test("S14 the same key asks once; another request under it is refused", async () => {
  const customer = await addTestCustomer(shop);
  const { number, goods } = await bought(customer);
  const key = randomUUID();
  const first = await ask(customer, number, [[goods[0], 1]], { key });
  expect(await ask(customer, number, [[goods[0], 1]], { key })).toEqual({ id: first.id, replayed: true });
  await expect(ask(customer, number, [[goods[1], 1]], { key })).rejects.toMatchObject({ status: 422 });
});

test("fourteen days after the day of receipt only faulty goods go back, and kept goods only faulty at any time", async () => {
  const customer = await addTestCustomer(shop);
  const { number, goods } = await bought(customer);
  await shop.db.read.updateTable("product").set({ returnable: false }).where("id", "=", goods[1].productId).execute();
  await expect(ask(customer, number, [[goods[1], 1]])).rejects.toMatchObject({ status: 409, messageKey: "returns.kept" });
  await ask(customer, number, [[goods[1], 1]], { reason: "faulty" });
  shop.clock.advanceSeconds(15 * 86_400);
  await expect(ask(customer, number, [[goods[0], 1]])).rejects.toMatchObject({ status: 409, messageKey: "returns.tooLate" });
  await ask(customer, number, [[goods[0], 1]], { reason: "faulty" });
  await shop.db.write((tx) => tx.updateTable("staff_session").set({ second_factor_at: shop.clock.now() }).execute());
});

test("S29 goods are received only with a fresh second factor; S30 another customer's return is not there", async () => {
  const customer = await addTestCustomer(shop);
  const { number, goods } = await bought(customer);
  const { id } = await ask(customer, number, [[goods[0], 1]]);
  await approve(id);
  const stranger = testVisit(shop, { customer: await addTestCustomer(shop) });
  await expect(viewReturn(stranger, id)).rejects.toMatchObject({ status: 404 });
  await expect(cancelReturn(stranger, id)).rejects.toMatchObject({ status: 404 });
  await expect(viewReturnable(stranger, number)).rejects.toMatchObject({ status: 404 });
  shop.clock.advanceSeconds(301);
  await expect(receive(id, [[goods[0], 1, 1]])).rejects.toMatchObject({ status: 422, errors: { code: ["staff.codeNeeded"] } });
  await shop.db.write((tx) => tx.updateTable("staff_session").set({ second_factor_at: shop.clock.now() }).execute());
  await expect(receive(id, [[goods[0], 2, 2]])).rejects.toMatchObject({ status: 422 });
  await receive(id, [[goods[0], 1, 1]]);
  await expect(receive(id, [[goods[0], 1, 1]])).rejects.toMatchObject({ status: 409 });
});

test("an order with goods that came back is not returned whole by its status", async () => {
  const customer = await addTestCustomer(shop);
  const { number, goods } = await bought(customer);
  const { id } = await ask(customer, number, [[goods[0], 1]]);
  await approve(id);
  await receive(id, [[goods[0], 1, 1]]);
  const { version } = await orderOf(number);
  await expect(changeStatus(staffVisit(), { id: number, status: "returned", version, parcelNumber: "", note: "" })).rejects.toMatchObject({
    status: 409,
  });
});

test("requests of an order that staff closed as returned are cancelled with the reason, asked and approved ones; those of others stay", async () => {
  const customer = await addRichCustomer(shop);
  const { goods, number } = await bought(customer);
  const other = await bought(customer);
  const [asked, approved] = [await ask(customer, number, [[goods[0], 1]]), await ask(customer, number, [[goods[1], 1]])];
  const kept = await ask(customer, other.number, [[other.goods[0], 1]]);
  await decideReturn(staffVisit(), { id: approved.id, isApproved: true, answer: "Надішліть на відділення № 12", version: 1 });
  await moveOrder(shop, manager, number, "returned");
  await endLeftRequests(shop);
  for (const { id } of [asked, approved])
    expect(await viewReturn(testVisit(shop, { customer }), id)).toMatchObject({
      status: "cancelled",
      answer: expect.stringContaining("повернуто цілком"),
    });
  expect((await viewReturn(testVisit(shop, { customer }), kept.id)).status).toBe("asked");
  expect((await staffReturn(staffVisit(), approved.id)).history.at(-1)).toMatchObject({ status: "cancelled", byWhom: "shop" });
});

test("each step is told once, in the account", async () => {
  const customer = await addTestCustomer(shop);
  const { number, goods } = await bought(customer);
  const { id } = await ask(customer, number, [[goods[0], 1]]);
  await approve(id);
  await receive(id, [[goods[0], 1, 1]]);
  expect(await newsOf(shop, customer, "return_status")).toHaveLength(2);
});

test("goods named twice in what was received are refused: more than was asked for would come back", async () => {
  const customer = await addTestCustomer(shop);
  const { goods, number } = await bought(customer);
  const [, , pack] = goods;
  const { id } = await ask(customer, number, [[pack, 1]]);
  await decideReturn(staffVisit(), { id, isApproved: true, answer: "", version: 1 });
  const line = { variationId: pack.variationId, received: 1, fit: 1 };
  await expect(
    callEndpoint(staffReturnsApi, receiveReturnCall, staffVisit(), { id, lines: [line, line], note: "", version: 2 }),
  ).rejects.toMatchObject({ issues: [{ path: ["lines"] }] });
  expect((await viewReturn(testVisit(shop, { customer }), id)).status).toBe("approved");
});

test("every return of a customer is found in the list, on its second page too", async () => {
  const customer = await addTestCustomer(shop);
  const { number } = await bought(customer);
  const { id: order_id } = await orderOf(number);
  const [at, account_id] = [shop.clock.now(), customer.id];
  const asked = { order_id, account_id, status: "cancelled" as const, reason: "size" as const, comment: "", refund_to: "card" as const };
  const rows = Array.from({ length: 101 }, () => ({
    ...asked,
    asked_at: at,
    changed_at: at,
    request_key: randomUUID(),
    request_hash: Buffer.alloc(32),
  }));
  await shop.db.write((tx) => tx.insertInto("goods_return").values(rows).execute());
  const page = async (at: number) => listReturns(testVisit(shop, { customer }), { page: at });
  const [first, second] = [await page(1), await page(2)];
  expect([first.returns.length, second.returns.length, first.pagination]).toEqual([
    100,
    1,
    { current_page: 1, last_page: 2, per_page: 100, total: 101 },
  ]);
  expect(second.returns[0]?.id).toBeLessThan(first.returns.at(-1)?.id ?? 0);
});
