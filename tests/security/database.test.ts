import { kopiykas } from "../../platform/money/money.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPack, recalculate } from "../../features/cart/cart.server.ts";
import { listProducts, openCatalogueModel } from "../../features/catalogue/catalogue.server.ts";
import { grantBonuses } from "../../features/loyalty/loyalty.server.ts";
import { clientAddress } from "../../platform/http/addresses/client-address.ts";
import { takeFromBudget } from "../../platform/limits/budget.ts";
import { addTestGoods } from "../../support/test-goods.ts";
import { addTestCustomer, openTestShop, randomPhone, testVisit, type TestShop } from "../../support/test-shop.ts";
import { expectStockInOrder } from "../../support/test-stock.ts";
import { usualLimits } from "../../platform/limits/limits.ts";

/** Writes that the database itself and its transactions must refuse, on a real PostgreSQL. */
let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop({ database: "postgres" })));
afterAll(() => shop.close());

test("S2 carts that want the same goods in opposite orders never lock each other out", async () => {
  const goods = await Promise.all(Array.from({ length: 4 }, () => addTestGoods(shop, { stock: 400 })));
  const lines = goods.map(({ productId, variationId }) => ({ productId, variationId, quantity: 1 }));
  const customers = await Promise.all(Array.from({ length: 12 }, () => addTestCustomer(shop)));
  const wish = (at: number, round: number) => {
    const cartItems = (at % 2 === 0 ? lines : lines.toReversed()).map((line) => ({ ...line, quantity: 1 + ((at + round) % 3) }));
    return recalculate(testVisit(shop, { customer: customers[at] }), { cartItems });
  };
  for (let round = 0; round < 5; round += 1) {
    const outcomes = await Promise.all(customers.map((_, at) => wish(at, round)));
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(["done"]));
  }
  await expectStockInOrder(shop);
});

test.each(["40001", "40P01"])("S7 a transaction that PostgreSQL breaks off with %s is repeated three times at most", async (code) => {
  let tries = 0;
  const broken = Object.assign(new Error("broken off"), { code });
  const failing = shop.db.write(async () => {
    tries += 1;
    throw broken;
  });
  await expect(failing).rejects.toBe(broken);
  expect(tries).toBe(4);
  tries = 0;
  const recovering = shop.db.write(async () => {
    tries += 1;
    if (tries < 3) throw broken;
    return "done";
  });
  expect([await recovering, tries]).toEqual(["done", 3]);
});

test("S7 any other error ends the transaction at once, and nothing of it stays", async () => {
  const phone = randomPhone();
  let tries = 0;
  const failing = shop.db.write(async (tx) => {
    tries += 1;
    await tx.insertInto("account").values({ phone, created_at: new Date() }).execute();
    throw new Error("not this one");
  });
  await expect(failing).rejects.toThrow("not this one");
  expect(tries).toBe(1);
  expect(await shop.db.read.selectFrom("account").select("id").where("phone", "=", phone).execute()).toEqual([]);
});

test("S8 a transaction inside a transaction, and a plain query or a counter inside one, are refused", async () => {
  const inside = (work: () => Promise<unknown>) => shop.db.write(() => work());
  await expect(inside(() => shop.db.write(async () => 1))).rejects.toThrow("inside a transaction");
  await expect(inside(() => sql`select 1`.execute(shop.db.scan))).rejects.toThrow("inside a transaction");
  await expect(inside(() => sql`select 1`.execute(shop.db.read))).rejects.toThrow("inside a transaction");
  const normal = { ...shop, config: { ...shop.config, limits: usualLimits } };
  const budget = { name: "test", of: "", limit: 1, windowSeconds: 60 };
  await expect(inside(() => takeFromBudget(normal, budget))).rejects.toThrow("inside a transaction");
});

test("S9 every class of work has its own limits of time", async () => {
  const limits = sql<{ statement: string; lock: string; idle: string }>`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`;
  const of = async (answer: Promise<{ rows: { statement: string; lock: string; idle: string }[] }>) => (await answer).rows[0];
  expect(await of(limits.execute(shop.db.read))).toEqual({ statement: "1s", lock: "1s", idle: "10s" });
  expect(await of(limits.execute(shop.db.scan))).toEqual({ statement: "1min", lock: "3s", idle: "10s" });
  expect(await of(shop.db.write((tx) => limits.execute(tx)))).toEqual({ statement: "5s", lock: "3s", idle: "10s" });
  expect(await of(shop.db.place((tx) => limits.execute(tx)))).toEqual({ statement: "5s", lock: "3s", idle: "10s" });
  expect(await of(shop.db.job((tx) => limits.execute(tx)))).toEqual({ statement: "1min", lock: "3s", idle: "10s" });
});

test("S9 a shop starts on a database that is busy for longer than a visitor's query may take", async () => {
  const starting = { ...shop, memory: new Map() };
  const { productId } = await addTestGoods(shop, { stock: 1 });
  const locked = Promise.withResolvers<void>();
  const freed = shop.db.job(async (tx) => {
    await sql`lock table product in access exclusive mode`.execute(tx);
    locked.resolve();
    await sleep(1_500);
  });
  await locked.promise;
  await openCatalogueModel(starting);
  await freed;
  const listed = await listProducts(testVisit(starting), { list: "viewed", ids: [String(productId)] });
  expect(listed.products.map(({ id }) => id)).toEqual([productId]);
});

const keptWhole = ["journal_entry", "posting", "stock_movement", "order_event", "audit_entry"] as const;

test.each(["postgres", "embedded"] as const)(
  "S11 S35 what is only added to can be neither changed, deleted nor emptied: %s",
  async (database) => {
    const its = database === "postgres" ? shop : await openTestShop({ database });
    const { id } = await addTestCustomer(its);
    const now = its.clock.now();
    await addTestGoods(its, { stock: 3 });
    await its.db.write((tx) =>
      grantBonuses(tx, { accountId: id, amount: kopiykas(100), reason: "bonus_granted", source: "s11", byWhom: "shop", at: now }),
    );
    for (const name of keptWhole) {
      const table = sql.table(name);
      for (const change of [
        sql`update ${table} set ${sql.ref(name === "posting" ? "amount" : "at")} = null`,
        sql`delete from ${table}`,
        sql`truncate ${table}`,
        sql`truncate ${table} cascade`,
      ])
        await expect(
          its.db.write((tx) => change.execute(tx)),
          name,
        ).rejects.toThrow(/append-only|referenced in a foreign key/);
    }
    await expect(its.db.write((tx) => sql`truncate account, placed_order, staff_member cascade`.execute(tx))).rejects.toThrow(
      "append-only",
    );
    if (its !== shop) await its.close();
  },
);

test("S34 the client's address is that of the configured proxies alone, whatever a stranger writes", () => {
  const forwardedFor = "6.6.6.6, 10.0.0.1, 10.0.0.2";
  const of = (trustedProxies: number) => clientAddress({ socketAddress: "127.0.0.9", forwardedFor, trustedProxies });
  expect([of(0), of(1), of(2)]).toEqual(["127.0.0.9", "10.0.0.2", "10.0.0.1"]);
  expect(clientAddress({ socketAddress: "127.0.0.9", forwardedFor: null, trustedProxies: 1 })).toBe("127.0.0.9");
});

test("S34 counters stand in the database under keys that tell nothing", async () => {
  const normal = { ...shop, config: { ...shop.config, limits: usualLimits } };
  const phone = randomPhone();
  await takeFromBudget(normal, { name: "sms-phone-hour", of: phone, limit: 5, windowSeconds: 3_600 });
  const keys = JSON.stringify(await shop.db.read.selectFrom("limit_counter").select("key").execute());
  expect(keys).not.toMatch(new RegExp(`${phone}|sms|127\\.0`));
  expect(keys).toMatch(/"[\w-]{43}"/);
});

test("S1 I1 pieces can be neither less than nothing nor more than there are, whatever a program tries", async () => {
  const goods = await addTestGoods(shop, { stock: 2 });
  await addPack(testVisit(shop, { customer: await addTestCustomer(shop) }), goods);
  for (const reserved of [-1, 3])
    await expect(
      shop.db.write((tx) => tx.updateTable("stock").set({ reserved }).where("variation_id", "=", goods.variationId).execute()),
    ).rejects.toMatchObject({ code: "23514" });
});
