import type { OrderDelivery, OrderRecipient } from "../../../db/json-columns.ts";
import type { Id } from "../../../platform/ids.ts";
import { kopiykas, type Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Fee } from "../../cart/bill.rules.ts";
import type { OrderStatus } from "../orders.contract.ts";

/** Orders one parcel takes besides its own. */
export const MOST_ADDITIONS = 10;

/** A parcel that is still being gathered, of the order it was opened for. */
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
  /** The carrier collects money with it. */
  isCollected: boolean;
  /** Of all orders in it. */
  lines: readonly ParcelLine[];
};
export type ParcelLine = { productId: Id<"product">; pieces: number; price: Kopiykas; suborder: false };

/** An addition whose own money or word is awaited does not hold the parcel up: it goes by itself. */
export const goesAlong = (status: OrderStatus): boolean => status === "confirmed" || status === "packed";

/** What the carrier takes for collecting money is taken once for a parcel; a share of the goods is taken of all of them. */
export const feeInParcel = (fee: Fee, parcel: Pick<OpenParcel, "isCollected"> | undefined): Fee =>
  parcel?.isCollected ? { ...fee, fixedKopiykas: kopiykas(0) } : fee;

/** Pieces of a product that are in the parcel already. */
export const piecesIn = (parcel: Pick<OpenParcel, "lines"> | undefined, productId: Id<"product">): number =>
  (parcel?.lines ?? []).reduce((sum, line) => sum + (line.productId === productId ? line.pieces : 0), 0);

/** A place as the checkout names it. */
export function namedBy({ carrier, delivery }: Pick<OpenParcel, "carrier" | "delivery">) {
  if (delivery.to !== "door") return { carrier, settlement: delivery.settlementId, department: delivery.departmentId };
  const { settlementId, streetId, street, house, flat, note } = delivery;
  return { carrier, settlement: settlementId, department: "", door: { streetId, street, house, flat, note } };
}
