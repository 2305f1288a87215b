import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { kopiykas } from "../../../../platform/money/money.ts";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { expectStockInOrder } from "../../../../support/test-stock.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { writeSettings, readSettings } from "../../../settings/settings.server.ts";
import type { Customer } from "../../../shop.ts";
import { cancelOrder, placeOrder, validateOrder } from "../../orders.server.ts";

/** docs/decisions/0002: 2 % and 20 грн; 1 000 грн on the shelf, 500 грн made to order, so 50 грн are agreed. */
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(() => expectStockInOrder(shop));

async function setFee(percent: number, fixed: number): Promise<void> {
  await writeSettings(shop, { cod_fee_percent: percent, cod_fee_fixed: fixed });
  await expect.poll(async () => (await readSettings(shop)).cod_fee_percent).toBe(percent);
}

async function buyTwoParts(): Promise<{ customer: Customer; main: number; companion: number }> {
  await setFee(2, 20);
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer, [
    await addTestGoods(shop, { price: 100_000 }),
    await addTestGoods(shop, { price: 50_000, suborder: true }),
  ]);
  const form = await testOrderForm(shop, customer);
  const { bill } = await validateOrder(testVisit(shop, { customer }), form.orderId);
  const placed = await placeOrder(
    testVisit(shop, { customer }),
    { ...form, expectedToPayKopiykas: bill?.toPay ?? kopiykas(0) },
    randomUUID(),
  );
  if (!placed.placed) throw new Error("the purchase was not placed");
  return { customer, main: placed.numbers.number, companion: placed.numbers.companionNumber ?? 0 };
}

const cancel = ({ customer }: { customer: Customer }, number: number) => cancelOrder(testVisit(shop, { customer }), number);

const sumsOf = async ({ customer, main, companion }: { customer: Customer; main: number; companion: number }) => {
  const rows = await shop.db.read.selectFrom("placed_order").selectAll().where("account_id", "=", customer.id).execute();
  const [one, other] = [main, companion].map((number) => rows.find((row) => row.number === number));
  return { main: [one?.goods, one?.fee, one?.to_pay], companion: [other?.goods, other?.fee, other?.to_pay] };
};

test("the fee stands on the main part", async () => {
  expect(await sumsOf(await buyTwoParts())).toEqual({ main: [100_000, 5_000, 105_000], companion: [50_000, 0, 50_000] });
});

test("the main part is cancelled: the companion carries the fee of its own goods", async () => {
  const bought = await buyTwoParts();
  await cancel(bought, bought.main);
  expect(await sumsOf(bought)).toEqual({ main: [100_000, 0, 100_000], companion: [50_000, 3_000, 53_000] });
  await cancel(bought, bought.main);
  expect((await sumsOf(bought)).companion).toEqual([50_000, 3_000, 53_000]);
});

test("the companion is cancelled: the main part pays nothing for it any more", async () => {
  const bought = await buyTwoParts();
  await cancel(bought, bought.companion);
  expect(await sumsOf(bought)).toEqual({ main: [100_000, 4_000, 104_000], companion: [50_000, 0, 50_000] });
});

test("a fee that has risen since is not charged, one that was lowered is passed on", async () => {
  const bought = [await buyTwoParts(), await buyTwoParts()] as const;
  await setFee(20, 100);
  await cancel(bought[0], bought[0].main);
  expect((await sumsOf(bought[0])).companion).toEqual([50_000, 5_000, 55_000]);
  await setFee(0, 0);
  await cancel(bought[1], bought[1].main);
  expect((await sumsOf(bought[1])).companion).toEqual([50_000, 0, 50_000]);
});

test("a companion on its way keeps its sum, and the record of the cancelled part stays whole", async () => {
  const bought = await buyTwoParts();
  await shop.db.write((tx) => tx.updateTable("placed_order").set({ status: "shipped" }).where("number", "=", bought.companion).execute());
  await cancel(bought, bought.main);
  expect(await sumsOf(bought)).toEqual({ main: [100_000, 5_000, 105_000], companion: [50_000, 0, 50_000] });
});

test("both parts are cancelled, at once", async () => {
  const bought = await buyTwoParts();
  await Promise.all([cancel(bought, bought.main), cancel(bought, bought.companion)]);
  const { main, companion } = await sumsOf(bought);
  expect(Number(main[1]) + Number(companion[1])).toBeLessThanOrEqual(5_000);
});
