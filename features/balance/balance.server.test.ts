import { kopiykas } from "../../platform/money.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addTestCustomer, openTestShop, type TestShop } from "../../support/test-shop.ts";
import { balanceOf } from "./balance.server.ts";
import type { Id } from "../../platform/ids.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());

const write = async (accountId: Id<"account">, amount: number) =>
  shop.db.write((tx) =>
    tx
      .insertInto("balance_entry")
      .values({ account_id: accountId, amount: kopiykas(amount), reason: "correction", source: crypto.randomUUID(), at: shop.clock.now() })
      .execute(),
  );

test("the balance is the sum of its entries, told from both sides", async () => {
  const { id } = await addTestCustomer(shop);
  expect(await balanceOf(shop.db.read, id)).toEqual({ customerDebt: 0, companyDebt: 0, total: 0 });
  await write(id, 20_000);
  expect(await balanceOf(shop.db.read, id)).toEqual({ customerDebt: 0, companyDebt: 20_000, total: 20_000 });
  await write(id, -32_550);
  expect(await balanceOf(shop.db.read, id)).toEqual({ customerDebt: 12_550, companyDebt: 0, total: -12_550 });
});

test("the ledger only grows: no entry can be changed or taken away", async () => {
  const { id } = await addTestCustomer(shop);
  await write(id, 100);
  await expect(
    shop.db.write((tx) =>
      tx
        .updateTable("balance_entry")
        .set({ amount: kopiykas(900) })
        .where("account_id", "=", id)
        .execute(),
    ),
  ).rejects.toThrow("append-only");
  await expect(shop.db.write((tx) => tx.deleteFrom("balance_entry").where("account_id", "=", id).execute())).rejects.toThrow("append-only");
  expect((await balanceOf(shop.db.read, id)).total).toBe(100);
});
