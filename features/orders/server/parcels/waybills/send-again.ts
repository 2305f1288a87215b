import { enqueue } from "../../../../../platform/jobs/enqueue.ts";
import { conflict } from "../../../../../platform/contracts/errors.ts";
import type { Tx, Visit } from "../../../../shop.ts";
import { waybillJob } from "./make-waybill.ts";
import { selectWaybill, wantWaybill } from "./waybills.queries.ts";
import { withdrawWaybill } from "./withdraw-waybill.ts";

/** The fields that the next waybill repeats from the withdrawn one. */
export type Withdrawn = { weightGrams: number; seats: number };

/** Withdraws a made waybill, else undefined. 409 while the carrier is being asked for it or has the parcel, 503 while it is silent. */
export async function withdrawForAnother(visit: Visit, number: number): Promise<Withdrawn | undefined> {
  const waybill = await selectWaybill(visit.shop.db.read, number);
  if (waybill?.state === "wanted") throw conflict("orders.waybillIsMade");
  if (waybill?.state !== "made") return undefined;
  await withdrawWaybill(visit, number);
  return { weightGrams: waybill.weight_grams, seats: waybill.seats };
}

/** Has the carrier make another waybill from the order's data at that time. */
export async function wantAnother(
  tx: Tx,
  { id, number }: { id: string; number: number },
  { byWhom, at, ...wish }: Withdrawn & { byWhom: string; at: Date },
): Promise<void> {
  if (await wantWaybill(tx, { orderId: id, ...wish, byWhom, at }))
    await enqueue(tx, waybillJob, { order: number }, { key: String(number) });
}
