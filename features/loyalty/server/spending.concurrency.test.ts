import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { kopiykas } from "../../../platform/money/money.ts";
import { addTestOrder, expectMoneyInOrder } from "../../../support/test-money.ts";
import { openProcesses } from "../../../support/test-processes.ts";
import { addTestCustomer, type TestShop } from "../../../support/test-shop.ts";
import { balanceOf, creditBalance, spendBalance } from "../../balance/balance.server.ts";
import type { Tx } from "../../shop.ts";
import { bonusSum, endBonusesOf, grantBonuses, returnBonuses, spendBonuses } from "../loyalty.server.ts";

const AT_ONCE = 50;

describe("on PostgreSQL with three server processes", () => {
  const { shops, shopOf } = openProcesses(3);

  const prepared = async () => {
    const shop = shopOf(0);
    const customer = await addTestCustomer(shop);
    const at = shop.clock.now();
    await shop.db.write((tx) =>
      grantBonuses(tx, {
        accountId: customer.id,
        amount: kopiykas(5_000),
        reason: "bonus_granted",
        source: `grant ${customer.id}`,
        byWhom: "shop",
        at,
      }),
    );
    await shop.db.write((tx) =>
      creditBalance(tx, {
        accountId: customer.id,
        amount: kopiykas(5_000),
        reason: "late_payment",
        source: `pay ${customer.id}`,
        byWhom: "shop",
        at,
      }),
    );
    const orders = [];
    for (let index = 0; index < AT_ONCE; index += 1) orders.push(await addTestOrder(shop, customer));
    return { shop, accountId: customer.id, orders, at };
  };
  /** Commits a moment after the work, so that the others meet it unfinished. */
  const slowly = <T>(shop: TestShop, work: (tx: Tx) => Promise<T>): Promise<T> =>
    shop.db.place(async (tx) => {
      const done = await work(tx);
      await sql`select pg_sleep(0.02)`.execute(tx);
      return done;
    });
  const spending = { amount: kopiykas(5_000) };

  test("S12 of fifty that spend all the points at once exactly one does", async () => {
    const { shop, accountId, orders, at } = await prepared();
    const won = await Promise.all(
      orders.map((order, index) => slowly(shopOf(index), (tx) => spendBonuses(tx, { accountId, order, ...spending, at }))),
    );
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await bonusSum(shop.db.read, accountId, at)).toBe(0);
    await expectMoneyInOrder(shop);
  });

  test("S12 of fifty that spend all the balance at once exactly one does", async () => {
    const { shop, accountId, orders, at } = await prepared();
    const won = await Promise.all(
      orders.map((order, index) => slowly(shopOf(index), (tx) => spendBalance(tx, { accountId, order, ...spending, at }))),
    );
    expect(won.filter(Boolean)).toHaveLength(1);
    expect((await balanceOf(shop.db.read, accountId)).total).toBe(0);
    await expectMoneyInOrder(shop);
  });

  test("S11 fifty times the same spending, return and end at once happen once", async () => {
    const { shop, accountId, orders, at } = await prepared();
    const [order] = orders;
    if (!order) throw new Error("no order");
    const all = <T>(run: (shop: TestShop) => Promise<T>) => Promise.all(orders.map((_, index) => run(shopOf(index))));
    await all((its) => its.db.place((tx) => spendBonuses(tx, { accountId, order, amount: kopiykas(2_000), at })));
    expect(await bonusSum(shop.db.read, accountId, at)).toBe(3_000);
    const back = await all((its) => its.db.place((tx) => returnBonuses(tx, { accountId, order, at })));
    expect(back.filter((sum) => sum > 0)).toEqual([2_000]);
    for (const its of shops) its.clock.set("2026-12-05T10:00:00Z");
    const ended = await Promise.all(shops.map((its) => endBonusesOf(its, accountId)));
    expect(ended.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1);
    await expectMoneyInOrder(shop);
  });
});
