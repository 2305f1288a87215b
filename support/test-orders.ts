import { expect } from "vitest";
import type { OrderStatus } from "../features/orders/orders.contract.ts";
import { orderInvariants } from "../features/orders/orders.server.ts";
import { changeStatus } from "../features/orders/server/lifecycle/change-status.ts";
import type { StaffMember } from "../features/shop.ts";
import { expectMoneyInOrder } from "./test-money.ts";
import { testVisit, type TestShop } from "./test-shop.ts";
import { expectStockInOrder } from "./test-stock.ts";

/** The row of an order. */
export const orderRow = ({ db }: TestShop, number: number) =>
  db.read.selectFrom("placed_order").selectAll().where("number", "=", number).executeTakeFirstOrThrow();

/** Staff move an order on, a step after the other. */
export async function moveOrder(shop: TestShop, staff: StaffMember, number: number, ...statuses: OrderStatus[]): Promise<void> {
  for (const status of statuses) {
    const { version } = await orderRow(shop, number);
    await changeStatus(testVisit(shop, { staff }), { id: number, status, version, parcelNumber: "20400000000001", note: "" });
  }
}

/** Stock, money and orders agree (I1–I7 and I14 of security.md); use after every test that moves an order. */
export async function expectOrdersInOrder(shop: TestShop): Promise<void> {
  await expectStockInOrder(shop);
  await expectMoneyInOrder(shop);
  expect(await orderInvariants(shop)).toEqual([]);
}
