import type { OrderStatus } from "../features/orders/orders.contract.ts";
import { changeStatus } from "../features/orders/server/lifecycle/change-status.ts";
import type { StaffMember } from "../features/shop.ts";
import { testVisit, type TestShop } from "./test-shop.ts";

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
