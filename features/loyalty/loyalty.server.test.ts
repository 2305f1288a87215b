import { kopiykas } from "../../platform/money.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addTestCustomer, openTestShop, type TestShop } from "../../support/test-shop.ts";
import { bonusSum } from "./loyalty.server.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());

const endOfNovember = new Date("2026-11-30T21:59:59Z");
const endOfDecember = new Date("2026-12-31T21:59:59Z");

test("points count until the end of their lot; what was spent of an ended lot takes nothing from a later one", async () => {
  const [{ id }, other] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  const at = shop.clock.now();
  await shop.db.write((tx) =>
    tx
      .insertInto("bonus_entry")
      .values([
        { account_id: id, amount: kopiykas(10_000), reason: "cashback", source: "order 1", expires_at: endOfNovember, at },
        { account_id: id, amount: kopiykas(-6_000), reason: "spent", source: "order 2, lot 1", expires_at: endOfNovember, at },
        { account_id: id, amount: kopiykas(5_000), reason: "cashback", source: "order 3", expires_at: endOfDecember, at },
        { account_id: other.id, amount: kopiykas(777), reason: "cashback", source: "order 4", expires_at: endOfDecember, at },
      ])
      .execute(),
  );
  expect(await bonusSum(shop.db.read, id, new Date("2026-11-30T21:59:58Z"))).toBe(9_000);
  expect(await bonusSum(shop.db.read, id, endOfNovember)).toBe(5_000);
  expect(await bonusSum(shop.db.read, id, endOfDecember)).toBe(0);
});

test("an account without points has none", async () => {
  expect(await bonusSum(shop.db.read, (await addTestCustomer(shop)).id, shop.clock.now())).toBe(0);
});
