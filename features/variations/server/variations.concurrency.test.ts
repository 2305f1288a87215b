import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { copyOfPreparedShop } from "../../../support/run/prepared-shop.ts";
import { addTestGoods, type TestGoods } from "../../../support/test-goods.ts";
import { expectNoDeadlocks, untilWaiting } from "../../../support/test-locks.ts";
import { addFirstOwner, addStaff } from "../../../support/test-staff.ts";
import { expectStockInOrder, stockOf } from "../../../support/test-stock.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { addPack } from "../../cart/cart.server.ts";
import type { StaffMember } from "../../shop.ts";
import type { AskedRow } from "../variations.contract.ts";
import { saveVariations } from "./save-variations.ts";

let databaseUrl: string;
let shop: TestShop;
let other: TestShop;
let owner: StaffMember;
let manager: StaffMember;
beforeAll(async () => {
  databaseUrl = await copyOfPreparedShop();
  shop = await openTestShop({ databaseUrl });
  other = await openTestShop({ databaseUrl });
  owner = (await addFirstOwner(shop)).staff;
  manager = (await addStaff(shop, owner, "manager")).staff;
});
afterEach(() => expectStockInOrder(shop));
afterAll(async () => {
  await Promise.all([shop.close(), other.close()]);
  await expectNoDeadlocks(databaseUrl);
});

const stock = ({ variationId }: TestGoods, was: number, to: number): AskedRow => ({
  of: "variation",
  id: variationId,
  cells: { onHand: { was, to } },
});
const save = (rows: AskedRow[], { at = shop, staff = owner, key = randomUUID() as string } = {}) =>
  saveVariations(testVisit(at, { staff }), rows, key);

test("two managers at once, from two processes: each cell is one's, and the other is shown it", async () => {
  const goods: TestGoods[] = [];
  for (let at = 0; at < 20; at += 1) goods.push(await addTestGoods(shop, { stock: 10 }));
  const [mine, theirs] = await Promise.all([
    save(goods.map((one) => stock(one, 10, 11))),
    save(goods.map((one) => stock(one, 10, 12)).toReversed(), { at: other, staff: manager }),
  ]);
  const verdicts = [mine, theirs].map(({ rows }) => [...new Set(rows.map(({ verdict }) => verdict))]);
  expect(verdicts.toSorted()).toEqual([["changed"], ["saved"]]);
  const won = verdicts[0]?.[0] === "saved" ? 11 : 12;
  const lost = won === 11 ? theirs : mine;
  expect(lost.rows.every(({ cells }) => JSON.stringify(cells) === JSON.stringify({ onHand: { theirs: won } }))).toBe(true);
  for (const { variationId } of goods) expect((await stockOf(shop, variationId)).onHand).toBe(won);
});

test("the same call twice at once is done once", async () => {
  const goods = await addTestGoods(shop, { stock: 10 });
  const key = randomUUID();
  const [one, same] = await Promise.all([save([stock(goods, 10, 15)], { key }), save([stock(goods, 10, 15)], { key, at: other })]);
  expect(one.rows).toEqual(same.rows);
  expect([one.replayed, same.replayed].toSorted()).toEqual([false, true]);
  const moved = await shop.db.read.selectFrom("stock_movement").select("pieces").where("variation_id", "=", goods.variationId).execute();
  expect(moved).toHaveLength(2);
});

test("S10 a reservation that came while the count waited for its shelf is judged with it", async () => {
  const goods = await addTestGoods(shop, { stock: 10, pack: 4 });
  const [entered, leave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = other.db.write(async (tx) => {
    await tx.selectFrom("stock").select("variation_id").where("variation_id", "=", goods.variationId).forUpdate().execute();
    entered.resolve();
    await leave.promise;
    await tx.updateTable("stock").set({ reserved: 4 }).where("variation_id", "=", goods.variationId).execute();
  });
  await entered.promise;
  const saving = save([stock(goods, 10, 2)]);
  await untilWaiting(shop, 1);
  leave.resolve();
  await holding;
  expect((await saving).rows[0]?.verdict).toBe("refused");
  expect(await stockOf(shop, goods.variationId)).toEqual({ onHand: 10, reserved: 4 });
  await shop.db.read.updateTable("stock").set({ reserved: 0 }).where("variation_id", "=", goods.variationId).execute();
});

test("I15 who adds to a cart holds the shelf and then refers to the variation: the count waits, and neither is a deadlock to the other", async () => {
  const goods = await addTestGoods(shop, { stock: 10 });
  const [entered, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const adding = other.db.write(async (tx) => {
    await tx.selectFrom("stock").select("variation_id").where("variation_id", "=", goods.variationId).forUpdate().execute();
    entered.resolve();
    await waited.promise;
    // As a line's reference does.
    return tx.selectFrom("variation").select("id").where("id", "=", goods.variationId).forKeyShare().execute();
  });
  await entered.promise;
  const saving = save([stock(goods, 10, 12)]);
  await untilWaiting(shop, 1);
  waited.resolve();
  expect(await adding).toHaveLength(1);
  expect((await saving).rows[0]?.verdict).toBe("saved");
});

test("customers who reserve while managers count never hold a piece that is not there", async () => {
  const goods: TestGoods[] = [];
  for (let at = 0; at < 4; at += 1) goods.push(await addTestGoods(shop, { stock: 200, pack: 2 }));
  const customers = await Promise.all(Array.from({ length: 12 }, () => addTestCustomer(shop)));
  const buying = customers.flatMap((customer, at) =>
    goods.map((one) => addPack(testVisit(at % 2 ? shop : other, { customer }), { productId: one.productId, variationId: one.variationId })),
  );
  const counting = Array.from({ length: 6 }, (_, at) =>
    save(
      (at % 2 ? goods : goods.toReversed()).map((one) => ({
        ...stock(one, 200, at % 2 ? 30 : 10),
        cells: { onHand: { was: 200, to: 30 - at }, pack: { was: 2, to: 2 } },
      })),
      {
        at: at % 2 ? shop : other,
        staff: at % 2 ? owner : manager,
      },
    ),
  );
  await Promise.all([...buying, ...counting]);
  for (const { variationId } of goods) {
    const { onHand, reserved } = await stockOf(shop, variationId);
    expect(onHand).toBeGreaterThanOrEqual(reserved);
  }
}, 60_000);

test("an import that renames goods meanwhile is not written over unseen", async () => {
  const { productId } = await addTestGoods(shop);
  const rename = (was: string, to: string): AskedRow => ({ of: "product", id: productId, cells: { nameUk: { was, to } } });
  const [entered, leave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const importing = other.db.job(async (tx) => {
    await tx.updateTable("product").set({ name_uk: "Назва з 1С" }).where("id", "=", productId).execute();
    entered.resolve();
    await leave.promise;
  });
  await entered.promise;
  const saving = save([rename("Сукня «Верба»", "Моя назва")]);
  await untilWaiting(shop, 1);
  leave.resolve();
  await importing;
  expect((await saving).rows[0]).toMatchObject({ verdict: "changed", cells: { nameUk: { theirs: "Назва з 1С" } } });
  expect((await save([rename("Назва з 1С", "Моя назва")])).rows[0]?.verdict).toBe("saved");
});
