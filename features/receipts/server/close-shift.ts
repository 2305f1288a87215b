import * as z from "zod";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { kyivMinute } from "../../../platform/time/time.ts";
import type { Shop } from "../../shop.ts";

export const closeShiftJob = defineJob({ name: "close-shift", payload: z.strictObject({}), atOnce: 1, most: 10, pauseSeconds: 30 });

/** 23:40; the register makes its Z report each day (law 265/95-ВР art. 3). */
const FROM_MINUTE = 23 * 60 + 40;

/** Closes the register's shift at the end of the day in Kyiv. Safe in several processes. */
export async function closeShiftAtNight(shop: Shop): Promise<void> {
  if (!shop.integrations.fiscal || kyivMinute(shop.clock.now()) < FROM_MINUTE) return;
  await shop.db.job((tx) => enqueue(tx, closeShiftJob, {}, { key: "shift" }));
}

export const closeShift = async (shop: Shop): Promise<void> => shop.integrations.fiscal?.closeShift();
