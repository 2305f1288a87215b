import * as z from "zod";
import { VendorRefused } from "../../../integrations/vendor-refused.ts";
import { idOf, type Id } from "../../../platform/ids.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { VendorResting } from "../../../platform/vendors/vendor-guard.ts";
import type { Shop, Tx } from "../../shop.ts";
import { setHeld, setTold, takeConversion } from "./conversions.queries.ts";
import { tellVendor } from "./tell-vendor.ts";

export const conversionJob = defineJob({
  name: "tell-conversion",
  payload: z.strictObject({ conversion: z.number().int() }),
  atOnce: 4,
  most: 20_000,
  pauseSeconds: 30,
});

/** Skips a repeated one; staff know a failed one by its key. */
export async function enqueueConversion(
  tx: Tx,
  id: Id<"conversion"> | undefined,
  { vendor, number, source }: { vendor: string; number: number; source: string },
): Promise<void> {
  if (id !== undefined) await enqueue(tx, conversionJob, { conversion: id }, { key: `${number} ${vendor} ${source}` });
}

/** Retries a purchase without an answer, since vendors count its id once; a refund is not retried. Throws to try again. */
export async function tellConversion(shop: Shop, number: number): Promise<void> {
  const id = idOf<"conversion">(number);
  const taken = await shop.db.write((tx) => takeConversion(tx, id, shop.clock.now()));
  if (taken === "waits") throw new Error("it is being told, or its purchase is not told yet");
  if (!taken) return;
  try {
    await tellVendor(shop, taken);
  } catch (error) {
    if (taken.kind === "refund" && !isSurelyUntold(error)) {
      shop.log.error({ err: error, conversion: id }, "nobody knows whether a vendor was told of a refund; it is not told again");
      return;
    }
    await shop.db.write((tx) => setHeld(tx, id, null));
    throw error;
  }
  await shop.db.write((tx) => setTold(tx, taken, shop.clock.now()));
}

/** True also for a vendor that was never asked. */
const isSurelyUntold = (error: unknown): boolean => error instanceof VendorRefused || error instanceof VendorResting;
