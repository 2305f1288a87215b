import type { OrderStatus } from "../orders.contract.ts";

type Made = { state: "wanted" | "made" | "failed" | "withdrawn" };

/** The parcel has not left. A cancelled order counts too, since the carrier still has its waybill. */
export const isWithdrawable = ({ state }: Made, { status }: { status: OrderStatus }): boolean =>
  state === "made" && (status === "confirmed" || status === "packed" || status === "cancelled");

/** A waybill that is made or asked for: its order must not change. */
export const isLiving = ({ state }: Made): boolean => state === "made" || state === "wanted";
