import type { Instant } from "../../../platform/time/time.ts";
import type { OrderStatus } from "../orders.contract.ts";

type Made = { state: "wanted" | "made" | "failed" | "withdrawn" };

/** A waybill that is made, of a parcel that stands in the shop: of a cancelled order too, since the carrier still has it. */
export const isWithdrawable = ({ state }: Made, { status }: { status: OrderStatus }): boolean =>
  state === "made" && (status === "confirmed" || status === "packed" || status === "cancelled");

/** One that holds its order as it is: made, or asked for. */
export const isLiving = ({ state }: Made): boolean => state === "made" || state === "wanted";

/** Of a cancelled order, made, or asked for by a call whose answer was lost. */
export const isLeft = ({ state, asked_at: askedAt }: Made & { asked_at: Instant | null }, { status }: { status: OrderStatus }): boolean =>
  status === "cancelled" && state !== "withdrawn" && (state === "made" || askedAt !== null);
