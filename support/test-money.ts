import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { debtInvariants } from "../features/balance/balance.server.ts";
import { ledgerInvariants } from "../features/ledger/ledger.server.ts";
import { bonusInvariants } from "../features/loyalty/loyalty.server.ts";
import type { Customer } from "../features/shop.ts";
import { kopiykas } from "../platform/money/money.ts";
import type { TestShop } from "./test-shop.ts";

/** I6 and I7 of security.md hold; use after every test that moves money. */
export async function expectMoneyInOrder(shop: TestShop): Promise<void> {
  expect([...(await ledgerInvariants(shop)), ...(await bonusInvariants(shop)), ...(await debtInvariants(shop))]).toEqual([]);
}

/** An order of this customer as a bare row, for what money does around orders. */
export async function addTestOrder(shop: TestShop, { id, phone }: Customer): Promise<{ id: string; number: number }> {
  const at = shop.clock.now();
  const cart = {
    id: randomUUID(),
    suborder_id: randomUUID(),
    account_id: id,
    state: "ordered",
    opened_at: at,
    reserved_until: at,
  } as const;
  const order = {
    id: cart.id,
    cart_id: cart.id,
    account_id: id,
    status: "new",
    payment_method: "cod",
    carrier: "nova-poshta",
    delivery: "{}",
    recipient: JSON.stringify({ name: "Олена", surname: "Коваль", patronymic: "", phone }),
    goods: kopiykas(1_000),
    to_pay: kopiykas(1_000),
    utm: "{}",
    placed_at: at,
  } as const;
  return shop.db.write(async (tx) => {
    await tx.insertInto("cart").values(cart).execute();
    return tx.insertInto("placed_order").values(order).returning(["id", "number"]).executeTakeFirstOrThrow();
  });
}
