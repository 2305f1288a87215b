import { enqueue } from "../../../../platform/jobs/enqueue.ts";
import { conflict } from "../../../../platform/contracts/errors.ts";
import type { Tx, Visit } from "../../../shop.ts";
import { waybillJob } from "./make-waybill.ts";
import { selectWaybill, wantWaybill } from "./waybills.queries.ts";
import { withdrawWaybill } from "./withdraw-waybill.ts";

/** What the waybill was made with, to have another of the same. */
export type Withdrawn = { weightGrams: number; seats: number };

/**
 * Withdraws the waybill of a parcel that goes elsewhere; undefined where none was made. 409 while the carrier is being asked for it, and
 * where the carrier has the parcel; 503 while it does not answer.
 */
export async function withdrawForAnother(visit: Visit, number: number): Promise<Withdrawn | undefined> {
  const waybill = await selectWaybill(visit.shop.db.read, number);
  if (waybill?.state === "wanted") throw conflict("orders.waybillIsMade");
  if (waybill?.state !== "made") return undefined;
  await withdrawWaybill(visit, number);
  return { weightGrams: waybill.weight_grams, seats: waybill.seats };
}

/** Has the carrier make another, of the order as it is by then. */
export async function wantAnother(
  tx: Tx,
  { id, number }: { id: string; number: number },
  { byWhom, at, ...wish }: Withdrawn & { byWhom: string; at: Date },
): Promise<void> {
  if (await wantWaybill(tx, { orderId: id, ...wish, byWhom, at }))
    await enqueue(tx, waybillJob, { order: number }, { key: String(number) });
}
