import { kopiykas } from "../../../../platform/money/money.ts";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { fillTestCart } from "../../../../support/test-order.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { expectStockInOrder } from "../../../../support/test-stock.ts";
import { deleteOwnCart, forgetClosedCarts, sweepExpiredCarts, viewCart } from "../../cart.server.ts";
import type { Customer } from "../../../shop.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());
afterEach(() => expectStockInOrder(shop));

const DAY = 86_400;

async function openCart(customer: Customer): Promise<string> {
  await fillTestCart(shop, customer);
  return (await viewCart(testVisit(shop, { customer }))).orderId ?? "";
}

async function cartsLeft(): Promise<Record<string, number>> {
  const rows = await shop.db.read
    .selectFrom("cart")
    .select([
      "id",
      (eb) => eb.selectFrom("cart_line").whereRef("cart_id", "=", "cart.id").select(eb.fn.countAll<number>().as("n")).as("lines"),
    ])
    .execute();
  return Object.fromEntries(rows.map(({ id, lines }) => [id, lines ?? 0]));
}

/** Writes a cart that ended at this instant, with a line left in it as an older version of the shop may have done. */
async function writeClosedCart(state: "expired" | "deleted" | "ordered" | "merged", closedAt: Date): Promise<string> {
  const [{ id: accountId }, { variationId }, id] = [await addTestCustomer(shop), await addTestGoods(shop), randomUUID()];
  await shop.db.write(async (tx) => {
    await tx
      .insertInto("cart")
      .values({
        id,
        suborder_id: randomUUID(),
        account_id: accountId,
        state,
        opened_at: closedAt,
        reserved_until: closedAt,
        closed_at: closedAt,
      })
      .execute();
    await tx
      .insertInto("cart_line")
      .values({ cart_id: id, variation_id: variationId, pieces: 1, price: kopiykas(100), added_at: closedAt })
      .execute();
  });
  return id;
}

test("carts that ended are kept for thirty days, then they go; a living one stays however old it is", async () => {
  const [deleted, expired, living] = [await addTestCustomer(shop), await addTestCustomer(shop), await addTestCustomer(shop)];
  const deletedId = await openCart(deleted);
  await deleteOwnCart(testVisit(shop, { customer: deleted }), deletedId);
  const expiredId = await openCart(expired);
  shop.clock.advanceSeconds(2 * 3_600);
  await sweepExpiredCarts(shop);
  const livingId = await openCart(living);

  shop.clock.advanceSeconds(30 * DAY - 2 * 3_600);
  expect(await forgetClosedCarts(shop)).toBe(0);
  shop.clock.advanceSeconds(3_600);
  await forgetClosedCarts(shop);
  expect(Object.keys(await cartsLeft()).sort()).toEqual([expiredId, livingId].sort());
  shop.clock.advanceSeconds(3 * 3_600);
  await forgetClosedCarts(shop);
  expect(await cartsLeft()).toEqual({ [livingId]: 1 });
});

test("an ordered cart stays for its order, without lines; the others go with theirs", async () => {
  const ended = new Date(shop.clock.now().getTime() - 31 * DAY * 1_000);
  const ordered = await writeClosedCart("ordered", ended);
  await Promise.all((["expired", "deleted", "merged"] as const).map((state) => writeClosedCart(state, ended)));
  expect(await forgetClosedCarts(shop)).toBe(4);
  expect(await cartsLeft()).toMatchObject({ [ordered]: 0 });
  expect(Object.keys(await cartsLeft())).toHaveLength(2);
  expect(await forgetClosedCarts(shop)).toBe(0);
});

test("thousands are removed batch by batch", async () => {
  const { id: accountId } = await addTestCustomer(shop);
  const ended = new Date(shop.clock.now().getTime() - 31 * DAY * 1_000);
  await sql`
    insert into cart (id, suborder_id, account_id, state, opened_at, reserved_until, closed_at)
    select gen_random_uuid(), gen_random_uuid(), ${accountId}, 'expired', ${ended}, ${ended}, ${ended} from generate_series(1, 1200)`.execute(
    shop.db.read,
  );
  expect(await forgetClosedCarts(shop)).toBe(1_200);
});
