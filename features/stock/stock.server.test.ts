import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { addTestGoods } from "../../support/test-goods.ts";
import { stockOf } from "../../support/test-stock.ts";
import type { Id } from "../../platform/ids.ts";
import type { Tx } from "../shop.ts";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";
import { lockStock, putBack, release, sell, stockInvariants, takeFreeStep } from "./stock.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.db.read.updateTable("stock").set({ reserved: 0 }).execute();
});

/** A larger statement that wants these pieces. */
const take = (tx: Tx, wanted: { variationId: Id<"variation">; pieces: number }) =>
  sql<{ unreserved: number }>`with wanted as (select ${wanted.variationId}::bigint as variation_id, ${wanted.pieces}::int as pieces),
    taken as (${takeFreeStep}) select unreserved from taken`
    .execute(tx)
    .then(({ rows }) => rows[0]?.unreserved);

test("S1 a reservation is whole or nothing", async () => {
  const { variationId } = await addTestGoods(shop, { stock: 5 });
  expect(await shop.db.write((tx) => take(tx, { variationId, pieces: 4 }))).toBe(1);
  expect(await shop.db.write((tx) => take(tx, { variationId, pieces: 2 }))).toBeUndefined();
  expect(await stockOf(shop, variationId)).toEqual({ onHand: 5, reserved: 4 });
  expect(await shop.db.write((tx) => take(tx, { variationId, pieces: -3 }))).toBe(4);
  expect(await stockOf(shop, variationId)).toEqual({ onHand: 5, reserved: 1 });
});

test("S2 rows are locked in one order, whatever the order they are asked for", async () => {
  const [one, other] = [await addTestGoods(shop, { stock: 3 }), await addTestGoods(shop, { stock: 3 })];
  const rows = await shop.db.write((tx) => lockStock(tx, [other.variationId, one.variationId]));
  expect(rows.map((row) => row.variationId)).toEqual([one.variationId, other.variationId]);
});

test("I1 the database itself refuses to give back more than was reserved", async () => {
  const { variationId } = await addTestGoods(shop, { stock: 5 });
  await expect(shop.db.write((tx) => release(tx, [{ variationId, pieces: 1 }]))).rejects.toThrow("stock_reserved_not_negative");
});

test("I3 a sale and a return are movements; the same one twice is refused", async () => {
  const { variationId } = await addTestGoods(shop, { stock: 5 });
  const at = shop.clock.now();
  const lines = [{ variationId, pieces: 2 }];
  await shop.db.write(async (tx) => {
    await take(tx, { variationId, pieces: 2 });
    await sell(tx, lines, { source: "one", at });
  });
  expect(await stockOf(shop, variationId)).toEqual({ onHand: 3, reserved: 0 });
  await shop.db.write((tx) => putBack(tx, lines, { source: "one", at }));
  expect(await stockOf(shop, variationId)).toEqual({ onHand: 5, reserved: 0 });
  await expect(shop.db.write((tx) => putBack(tx, lines, { source: "one", at }))).rejects.toThrow("unique");
  expect(await stockOf(shop, variationId)).toEqual({ onHand: 5, reserved: 0 });
});

test("the invariants name what is out of order", async () => {
  const { variationId } = await addTestGoods(shop, { stock: 5 });
  const faults = async () =>
    (await stockInvariants(shop)).filter((fault) => fault.variationId === variationId).map((fault) => fault.invariant);
  expect(await faults()).toEqual([]);
  await shop.db.read.updateTable("stock").set({ reserved: 1 }).where("variation_id", "=", variationId).execute();
  expect(await faults()).toEqual(["I2 reserved is the sum of open carts"]);
  await shop.db.read.updateTable("stock").set({ reserved: 0, on_hand: 6 }).where("variation_id", "=", variationId).execute();
  expect(await faults()).toEqual(["I3 on hand is the sum of movements"]);
  await shop.db.write((tx) =>
    tx
      .insertInto("stock_movement")
      .values({ variation_id: variationId, pieces: 1, reason: "sale", source: "nowhere", at: shop.clock.now() })
      .execute(),
  );
  expect(await faults()).toEqual(["I5 an order is sold once"]);
});
