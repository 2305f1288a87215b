import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { copyOfPreparedShop } from "../../../../support/run/prepared-shop.ts";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { expectStockInOrder, stockOf } from "../../../../support/test-stock.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { openCatalogueModel } from "../../../catalogue/catalogue.server.ts";
import type { Visit } from "../../../shop.ts";
import { addPack, viewCart } from "../../cart.server.ts";
import { viewShownCart } from "../cart.view.ts";
import { changeAtOnce } from "./change-cart.ts";
import type { LineChange } from "./judge-lines.queries.ts";
import { idOf } from "../../../../platform/ids.ts";
import { usualLimits } from "../../../../platform/limits/limits.ts";

let shop: TestShop;
let other: TestShop;
beforeAll(async () => {
  const databaseUrl = await copyOfPreparedShop();
  [shop, other] = [await openTestShop({ databaseUrl, config: { limits: usualLimits } }), await openTestShop({ databaseUrl })];
});
afterAll(() => Promise.all([shop.close(), other.close()]));
afterEach(() => expectStockInOrder(shop));

const someone = async () => {
  const customer = await addTestCustomer(shop);
  return () => testVisit(shop, { customer });
};
type Wanted = Pick<LineChange, "variationId" | "productId"> & { orderId?: string };
const at = async (visit: Visit, { variationId, productId, orderId = undefined }: Wanted, packs: number) =>
  changeAtOnce(visit, { variationId, ...(productId ? { productId } : {}), orderId: orderId ?? null, packs });
const addPackAtOnce = async (visit: Visit, wanted: Wanted) => (await at(visit, wanted, 1))?.shown;
const removePackAtOnce = async (visit: Visit, wanted: Wanted) => (await at(visit, wanted, -1))?.shown;
const whyNot = async (visit: Visit, wanted: Wanted, packs = 1) => (await at(visit, wanted, packs))?.verdict.why;
const expectShownIsTrue = async (visit: () => Visit, shown: Awaited<ReturnType<typeof addPackAtOnce>>) => {
  expect(shown).toBeDefined();
  expect(await viewShownCart(visit(), shown)).toEqual(await viewCart(visit()));
};

test("what a change shows is what is there: lines, what is free of them, the clock", async () => {
  const [one, two] = [await addTestGoods(shop, { stock: 40, pack: 4 }), await addTestGoods(shop, { stock: 9, suborder: true })];
  const [visit, late] = [await someone(), await someone()];
  await addPack(late(), one);
  shop.clock.advanceSeconds(3_000);
  await addPack(visit(), one);
  await expectShownIsTrue(visit, await addPackAtOnce(visit(), two));
  shop.clock.advanceSeconds(600);
  await expectShownIsTrue(visit, await addPackAtOnce(visit(), one));
  expect((await viewCart(visit())).products.map(({ quantity, variant }) => [quantity, variant.stock])).toEqual([
    [8, 20],
    [1, 4],
  ]);
  await expectShownIsTrue(visit, await removePackAtOnce(visit(), one));
});

test("a statement says why a pack was not added, and changes nothing then", async () => {
  const [goods, few, gone] = [
    await addTestGoods(shop, { stock: 10 }),
    await addTestGoods(shop, { stock: 2 }),
    await addTestGoods(shop, { stock: 1, pack: 2 }),
  ];
  const visit = await someone();
  await addPack(visit(), goods);
  await addPack(visit(), few);
  const before = await viewCart(visit());
  expect(await whyNot(visit(), { ...goods, productId: few.productId })).toBe("not for sale");
  expect(await whyNot(visit(), few), "S6 more than half").toBe("over the share");
  expect(await whyNot(visit(), gone)).toBe("sold out");
  expect(await whyNot(visit(), gone, -1)).toBe("not held");
  expect(await viewCart(visit())).toEqual(before);
});

test("whoever has no living cart is left alone: nothing changes, and the way in turn finds out", async () => {
  const goods = await addTestGoods(shop, { stock: 10 });
  const [visit, guest] = [await someone(), testVisit(shop, { guest: randomUUID() })];
  expect(await whyNot(visit(), goods)).toBeUndefined();
  expect(await whyNot(guest, goods)).toBeUndefined();
  await addPack(visit(), goods);
  const before = await viewCart(visit());
  expect(await whyNot(visit(), { ...goods, orderId: randomUUID() })).toBeUndefined();
  expect(await viewCart(visit())).toEqual(before);
  shop.clock.advanceSeconds(3_600);
  expect(await whyNot(visit(), goods), "at the very instant of its end").toBeUndefined();
  await viewCart(visit());
});

test("the last pack takes its line, the last line its cart, at once too", async () => {
  const [one, two] = [await addTestGoods(shop), await addTestGoods(shop)];
  const visit = await someone();
  for (const goods of [one, two]) await addPack(visit(), goods);
  await expectShownIsTrue(visit, await removePackAtOnce(visit(), one));
  expect(await at(visit(), two, -1)).toMatchObject({ verdict: { why: "changed", held: 0 } });
  expect((await viewCart(visit())).orderId).toBeNull();
  expect((await stockOf(shop, two.variationId)).reserved).toBe(0);
});

test("S10 a cart that somebody has locked is not waited for and not changed", async () => {
  const goods = await addTestGoods(shop);
  const visit = await someone();
  await addPack(visit(), goods);
  await other.db.write(async (tx) => {
    await tx.selectFrom("cart").select("id").where("state", "=", "open").forUpdate().execute();
    expect(await addPackAtOnce(visit(), goods)).toBeUndefined();
    expect(await removePackAtOnce(visit(), goods)).toBeUndefined();
  });
  expect(await stockOf(shop, goods.variationId)).toEqual({ onHand: 10, reserved: 1 });
});

test("whoever adds at the same moment sees their own cart, of the goods in memory as of those that are not", async () => {
  const goods = await Promise.all([50, 70, 90].map((stock) => addTestGoods(shop, { stock, suborder: stock === 70 })));
  const visits = await Promise.all([0, 1, 2, 3].map(someone));
  for (const visit of visits) for (const one of goods) await addPack(visit(), one);
  const addAll = () =>
    Promise.all(
      visits.map((visit, index) =>
        addPackAtOnce(visit(), goods[index % 3] ?? { productId: idOf<"product">(0), variationId: idOf<"variation">(0) }),
      ),
    );
  for (const [at, shown] of (await addAll()).entries()) {
    expect(shown?.cart.accountId).toBe(visits[at]?.().customer?.id);
    expect(shown?.lines.map(({ pieces }) => pieces).sort()).toEqual([1, 1, 2]);
  }
  await openCatalogueModel(shop);
  const [first] = visits;
  if (first)
    await expectShownIsTrue(
      first,
      await addPackAtOnce(first(), goods[1] ?? { productId: idOf<"product">(0), variationId: idOf<"variation">(0) }),
    );
});

test("somebody who holds a row for long delays nobody who adds something else", async () => {
  const [held, plenty] = [await addTestGoods(shop), await addTestGoods(shop)];
  const [one, two] = [await someone(), await someone()];
  for (const visit of [one, two]) await addPack(visit(), plenty);
  const release = Promise.withResolvers<void>();
  const holding = other.db.write(async (tx) => {
    await tx.selectFrom("stock").select("variation_id").where("variation_id", "=", held.variationId).forUpdate().execute();
    await release.promise;
  });
  await untilTransactionIsOpen();
  const waiting = addPack(one(), held);
  expect(await addPack(two(), plenty)).toBe("added");
  release.resolve();
  expect(await waiting).toBe("added");
  await holding;
});

/** A row lock is nowhere to be seen but by whoever asks for the row. */
async function untilTransactionIsOpen(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql<{ open: number }>`
        select count(*)::int as open from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`.execute(
        shop.db.read,
      );
      return rows[0]?.open;
    })
    .toBe(1);
}
