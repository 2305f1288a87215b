import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { idOf, type Id } from "../../../platform/ids.ts";
import { kopiykas } from "../../../platform/money/money.ts";
import { addTestOrder, expectMoneyInOrder } from "../../../support/test-money.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import {
  addDebt,
  balanceOf,
  claimDebts,
  countDeliveryDebts,
  creditBalance,
  debtInvariants,
  openDebts,
  releaseDebts,
  returnBalance,
  settleDebts,
  settleDebtsWith,
  spendBalance,
  viewDebts,
} from "../balance.server.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());

const credit = (accountId: Id<"account">, amount: number, source: string = randomUUID()) =>
  shop.db.write((tx) =>
    creditBalance(tx, { accountId, amount: kopiykas(amount), reason: "late_payment", source, byWhom: "shop", at: shop.clock.now() }),
  );
const total = async (accountId: Id<"account">) => (await balanceOf(shop.db.read, accountId)).total;
const customerWithOrder = async () => {
  const customer = await addTestCustomer(shop);
  return { customer, id: customer.id, order: await addTestOrder(shop, customer) };
};
type Order = { id: string; number: number };
const spend = (accountId: Id<"account">, order: Order, amount: number) =>
  shop.db.write((tx) => spendBalance(tx, { accountId, order, amount: kopiykas(amount), at: shop.clock.now() }));
const owe = (accountId: Id<"account">, order: Order, amount: number) =>
  shop.db.write((tx) => addDebt(tx, { accountId, order, parcelNumber: "20450000000001", amount: kopiykas(amount), at: shop.clock.now() }));

test("the balance is told from both sides", async () => {
  const { id, order } = await customerWithOrder();
  expect(await balanceOf(shop.db.read, id)).toEqual({ customerDebt: 0, companyDebt: 0, total: 0 });
  await credit(id, 20_000);
  expect(await balanceOf(shop.db.read, id)).toEqual({ customerDebt: 0, companyDebt: 20_000, total: 20_000 });
  expect(await spend(id, order, 20_001)).toBe(false);
  expect(await spend(id, order, 20_000)).toBe(true);
  expect(await total(id)).toBe(0);
  await expectMoneyInOrder(shop);
});

test("a credit is written once a source", async () => {
  const { id } = await addTestCustomer(shop);
  expect(await credit(id, 500, `credit ${id}`)).toBe(true);
  expect(await credit(id, 500, `credit ${id}`)).toBe(false);
  expect(await total(id)).toBe(500);
});

test("an order spends the balance once and gives it back once, in parts too", async () => {
  const { id, order } = await customerWithOrder();
  await credit(id, 1_000);
  expect(await spend(id, order, 0)).toBe(true);
  await spend(id, order, 700);
  const giveBack = (amount?: number) =>
    shop.db.write((tx) =>
      returnBalance(tx, {
        accountId: id,
        orderId: order.id,
        ...(amount === undefined ? {} : { amount: kopiykas(amount) }),
        at: shop.clock.now(),
      }),
    );
  expect(await giveBack(200)).toBe(200);
  expect(await total(id)).toBe(500);
  expect(await giveBack()).toBe(500);
  expect(await giveBack()).toBe(0);
  expect(await total(id)).toBe(1_000);
  await expect(giveBack(1)).rejects.toThrow("less of the balance");
  await expectMoneyInOrder(shop);
});

test("a parcel that came back makes one debt; an order claims it, gives it up, or pays it", async () => {
  const { customer, id, order } = await customerWithOrder();
  expect(await owe(id, order, 9_500)).toBe(true);
  expect(await owe(id, order, 9_500)).toBe(false);
  expect(await openDebts(shop.db.read, id)).toMatchObject([{ orderNumber: order.number, amount: 9_500, paidWith: null }]);
  const next = await addTestOrder(shop, customer);
  expect(await shop.db.write((tx) => claimDebts(tx, { accountId: id, order: next }))).toBe(9_500);
  const another = await addTestOrder(shop, customer);
  expect(await shop.db.write((tx) => claimDebts(tx, { accountId: id, order: another }))).toBe(0);
  await shop.db.write((tx) => releaseDebts(tx, next.id));
  expect(await shop.db.write((tx) => claimDebts(tx, { accountId: id, order: another }))).toBe(9_500);
  expect((await viewDebts(testVisit(shop, { customer }), { page: 1 })).debts).toMatchObject([
    { orderNumber: order.number, isPaidWithOrder: true, paidWithOrder: another.number },
  ]);
  const settle = () => shop.db.write((tx) => settleDebtsWith(tx, { order: another, at: shop.clock.now() }));
  expect([await settle(), await settle()]).toEqual([9_500, 0]);
  const { movements } = await viewDebts(testVisit(shop, { customer }), { page: 1 });
  expect(movements.map(({ reason, orderNumber, debtOrderNumber }) => [reason, orderNumber, debtOrderNumber])).toEqual([
    ["debt_paid", another.number, order.number],
    ["delivery_debt", order.number, order.number],
  ]);
  await shop.db.write((tx) => releaseDebts(tx, another.id));
  expect([await openDebts(shop.db.read, id), await countDeliveryDebts(shop.db.read, id)]).toEqual([[], 0]);
  await expectMoneyInOrder(shop);
});

test("a payment of debts alone settles what is still open of them", async () => {
  const { customer, id, order } = await customerWithOrder();
  await owe(id, order, 9_500);
  await owe(id, await addTestOrder(shop, customer), 8_000);
  const debtIds = (await openDebts(shop.db.read, id)).map((debt) => debt.id);
  const pay = (ids: readonly Id<"delivery_debt">[]) =>
    shop.db.write((tx) => settleDebts(tx, { debtIds: ids, paymentId: idOf<"payment">(7), at: shop.clock.now() }));
  expect(await pay(debtIds.slice(0, 1))).toBe(9_500);
  expect(await pay(debtIds)).toBe(8_000);
  expect(await pay([])).toBe(0);
  expect(await countDeliveryDebts(shop.db.read, id)).toBe(0);
  await expectMoneyInOrder(shop);
});

test("I6 a debt that is open without being owed, or settled and still owed, is named", async () => {
  const broken = await openTestShop();
  const customer = await addTestCustomer(broken);
  const at = broken.clock.now();
  const order = await addTestOrder(broken, customer);
  await broken.db.write((tx) => addDebt(tx, { accountId: customer.id, order, parcelNumber: "1", amount: kopiykas(500), at }));
  expect(await debtInvariants(broken)).toEqual([]);
  await broken.db.write((tx) => tx.updateTable("delivery_debt").set({ settled_at: at, settled_by: "staff" }).execute());
  expect(await debtInvariants(broken)).toMatchObject([{ invariant: "I6 a debt is owed until it is settled" }]);
  await broken.close();
});
