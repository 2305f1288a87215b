import { sumStands } from "../../../../features/orders/orders.rules.ts";
import type { StaffOrderView } from "../../../../features/orders/staff-orders.contract.ts";

/** The word before an order's sum: what was paid is not to be paid. */
export const nameOfSum = ({ status, paid, toPayKopiykas }: Pick<StaffOrderView, "status" | "paid" | "toPayKopiykas">): string =>
  `money.stands.${sumStands({ status, paid, toPay: toPayKopiykas })}`;
