import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { addTestPromo } from "../../../../support/test-promo.ts";
import { openProcesses, processesOfRun } from "../../../../support/test-processes.ts";
import { addTestCustomer, testVisit } from "../../../../support/test-shop.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { expectStockInOrder } from "../../../../support/test-stock.ts";
import { kopiykas } from "../../../../platform/money/money.ts";
import { viewCart } from "../../../cart/cart.server.ts";
import { placeOrder } from "../../orders.server.ts";

const CUSTOMERS = 50;

const { shopOf } = openProcesses(processesOfRun);

test("fifty customers with its last use at one instant: one wins, the others are told and keep their carts", async () => {
  const { staff } = await addFirstOwner(shopOf(0));
  const { code } = await addTestPromo(shopOf(0), staff, { uses: 1 });
  const goods = await addTestGoods(shopOf(0), { stock: CUSTOMERS, price: 10_000 });
  const asked = [];
  for (let index = 0; index < CUSTOMERS; index += 1) {
    const customer = await addTestCustomer(shopOf(0));
    await fillTestCart(shopOf(0), customer, [goods]);
    const form = await testOrderForm(shopOf(0), customer);
    asked.push({ visit: testVisit(shopOf(index), { customer }), form });
  }
  const answers = await Promise.all(
    asked.map(({ visit, form }) => placeOrder(visit, { ...form, promoCode: code, expectedToPayKopiykas: kopiykas(9_000) }, randomUUID())),
  );
  expect(answers.filter(({ placed }) => placed)).toHaveLength(1);
  const refused = answers.flatMap((answer) => (answer.placed ? [] : [answer]));
  expect(refused.map(({ causes }) => causes)).toEqual(
    Array.from({ length: CUSTOMERS - 1 }, () => [{ cause: "promo_refused", reason: "used_up" }]),
  );
  expect(refused.every(({ bill }) => bill?.bill.toPay === 10_000)).toBe(true);
  const carts = await Promise.all(asked.map(({ visit }) => viewCart(visit)));
  expect(carts.filter(({ orderId }) => orderId !== null)).toHaveLength(CUSTOMERS - 1);
  await expectStockInOrder(shopOf(0));
}, 120_000);
