import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, expect, test } from "vitest";
import { expectOrdersInOrder, moveOrder, orderRow } from "../../../support/test-orders.ts";
import { runDue } from "../../../support/run-jobs.ts";
import { openTestPayment, placeByCard, takeTestCards } from "../../../support/test-card-order.ts";
import { TEST_CARDS, type TestCards } from "../../../support/stand-ins/test-cards.ts";
import { addTestGoods } from "../../../support/test-goods.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { openProcesses } from "../../../support/test-processes.ts";
import { addTestCustomer, testVisit } from "../../../support/test-shop.ts";
import { applyPayment } from "../../orders/orders.server.ts";
import { changeStatus } from "../../orders/server/lifecycle/change-status.ts";
import { askForRefunds } from "../../payments/payments.server.ts";
import type { StaffMember } from "../../shop.ts";
import { askReturn } from "./ask-return.ts";
import { cancelReturn } from "./cancel-return.ts";
import { decideReturn } from "./decide-return.ts";
import { receiveReturn } from "./receive-return.ts";

const ROUNDS = 6;
const { shops, shopOf } = openProcesses(2);
let cards: TestCards;
let manager: StaffMember;
beforeAll(async () => {
  for (const one of shops) one.clock = shopOf(0).clock;
  cards = await takeTestCards(shopOf(0), ...shops.slice(1));
  ({ staff: manager } = await addFirstOwner(shopOf(0)));
});
afterEach(async () => {
  await runDue(shopOf(0), askForRefunds);
  await expectOrdersInOrder(shopOf(0));
});

const staffVisit = (index: number) => testVisit(shopOf(index), { staff: manager });
const orderOf = (number: number) => orderRow(shopOf(0), number);

/** Four pieces at 100 грн, paid by card and delivered. */
async function delivered() {
  const customer = await addTestCustomer(shopOf(0));
  const goods = await addTestGoods(shopOf(0), { stock: 10, price: 10_000, pack: 4 });
  const { number } = await placeByCard(shopOf(0), customer, { goods: [goods] });
  await applyPayment(shopOf(0), TEST_CARDS, cards.pay(await openTestPayment(shopOf(0), customer, number)), "callback");
  await moveOrder(shopOf(0), manager, number, "packed", "shipped", "delivered");
  const ask = (index: number, pieces: number) =>
    askReturn(
      testVisit(shopOf(index), { customer }),
      {
        number,
        lines: [{ variationId: goods.variationId, pieces }],
        reason: "size",
        comment: "",
        photos: [],
        refundTo: "card",
      },
      randomUUID(),
    );
  return { customer, goods, number, ask };
}
type Id = Awaited<ReturnType<typeof askReturn>>["id"];
const approve = (id: Id) => decideReturn(staffVisit(0), { id, isApproved: true, answer: "", version: 1 });
const won = (results: readonly PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === "fulfilled").length;
const refundsOf = async (number: number) => {
  const { id } = await orderOf(number);
  return (await shopOf(0).db.read.selectFrom("refund").select("amount").where("order_id", "=", id).execute()).map(({ amount }) => amount);
};

test("the same pieces asked for from two devices at once: one return", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { ask } = await delivered();
    expect(won(await Promise.allSettled([ask(0, 3), ask(1, 3)]))).toBe(1);
  }
});

test("two of the staff receive one return at once: the money goes back once", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { ask, number, goods } = await delivered();
    const { id } = await ask(0, 2);
    await approve(id);
    const lines = [{ variationId: goods.variationId, received: 2, fit: 2 }];
    const receive = (index: number) => receiveReturn(staffVisit(index), { id, lines, note: "", version: 2 });
    expect(won(await Promise.allSettled([receive(0), receive(1)]))).toBe(1);
    expect(await refundsOf(number)).toEqual([20_000]);
  }
});

test("received while the customer takes it back, or while the whole order is set to returned: one of them happens", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { ask, customer, number, goods } = await delivered();
    const { id } = await ask(0, 4);
    await approve(id);
    const { version } = await orderOf(number);
    const lines = [{ variationId: goods.variationId, received: 4, fit: 4 }];
    const results = await Promise.allSettled([
      receiveReturn(staffVisit(0), { id, lines, note: "", version: 2 }),
      round % 2 === 0
        ? cancelReturn(testVisit(shopOf(1), { customer }), id)
        : changeStatus(staffVisit(1), { id: number, status: "returned", version, parcelNumber: "", note: "" }),
    ]);
    expect(won(results)).toBe(1);
    const sums = await refundsOf(number);
    expect(sums.length).toBeLessThanOrEqual(1);
    if (sums.length === 1) expect(sums).toEqual([40_000]);
  }
});
