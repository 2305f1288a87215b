import type { OrderStatus } from "../orders.contract.ts";

type Made = { state: "wanted" | "made" | "failed" | "withdrawn" };

/** A waybill that is made, of a parcel that stands in the shop: of a cancelled order too, since the carrier still has it. */
export const isWithdrawable = ({ state }: Made, { status }: { status: OrderStatus }): boolean =>
  state === "made" && (status === "confirmed" || status === "packed" || status === "cancelled");

/** One that holds its order as it is: made, or asked for. */
export const isLiving = ({ state }: Made): boolean => state === "made" || state === "wanted";
