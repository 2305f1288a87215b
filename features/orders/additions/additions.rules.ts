import type { OrderDelivery, OrderRecipient } from "../../../db/json-columns.ts";
import type { Id } from "../../../platform/ids.ts";
import { kopiykas, type Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Fee } from "../../cart/bill.rules.ts";
import type { OrderStatus } from "../orders.contract.ts";

/** The most orders that may join one parcel. */
export const MOST_ADDITIONS = 10;

/** A parcel that is still being gathered. */
export type OpenParcel = {
  id: string;
  number: number;
  status: OrderStatus;
  placedAt: Instant;
  carrier: string;
  kind: string;
  delivery: OrderDelivery;
  recipient: OrderRecipient;
  freeDelivery: boolean;
  /** The carrier collects money when it hands the parcel over. */
  isCollected: boolean;
  lines: readonly ParcelLine[];
};
export type ParcelLine = { productId: Id<"product">; pieces: number; price: Kopiykas; suborder: false };

/** An addition that still waits for its payment or for staff does not hold the parcel up: it is sent by itself. */
export const goesAlong = (status: OrderStatus): boolean => status === "confirmed" || status === "packed";

/** The carrier's fixed fee for collecting money is charged once a parcel, its percentage on all the goods. */
export const feeInParcel = (fee: Fee, parcel: Pick<OpenParcel, "isCollected"> | undefined): Fee =>
  parcel?.isCollected ? { ...fee, fixedKopiykas: kopiykas(0) } : fee;

/** Pieces of a product already in the parcel. */
export const piecesIn = (parcel: Pick<OpenParcel, "lines"> | undefined, productId: Id<"product">): number =>
  (parcel?.lines ?? []).reduce((sum, line) => sum + (line.productId === productId ? line.pieces : 0), 0);

/** The parcel's carrier and place, in the fields of the checkout form. */
export function namedBy({ carrier, delivery }: Pick<OpenParcel, "carrier" | "delivery">) {
  if (delivery.to !== "door") return { carrier, settlement: delivery.settlementId, department: delivery.departmentId };
  const { settlementId, streetId, street, house, flat, note } = delivery;
  return { carrier, settlement: settlementId, department: "", door: { streetId, street, house, flat, note } };
}
