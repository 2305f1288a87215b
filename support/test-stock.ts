import { expect } from "vitest";
import { stockInvariants } from "../features/stock/stock.server.ts";
import type { TestShop } from "./test-shop.ts";
import type { Id } from "../platform/ids.ts";

/** Pieces of a variation on hand and reserved, as the database has them. */
export const stockOf = (shop: TestShop, variationId: Id<"variation">): Promise<{ onHand: number; reserved: number }> =>
  shop.db.read
    .selectFrom("stock")
    .select(["on_hand as onHand", "reserved"])
    .where("variation_id", "=", variationId)
    .executeTakeFirstOrThrow();

/** I1–I5 of security.md hold; use after every test that moves stock. */
export async function expectStockInOrder(shop: TestShop): Promise<void> {
  expect(await stockInvariants(shop)).toEqual([]);
}
