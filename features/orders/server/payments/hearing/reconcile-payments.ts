import * as z from "zod";
import { enqueueDue } from "../../../../../platform/jobs/enqueue.ts";
import { defineJob } from "../../../../../platform/jobs/job.ts";
import { daysLater, kyivDay, startOfDay, type Instant, type KyivDay } from "../../../../../platform/time/time.ts";
import { lastCompared, reconcile } from "../../../../payments/payments.server.ts";
import type { Shop } from "../../../../shop.ts";
import { applyPayment } from "../applying/apply-payment.ts";

export const reconcileJob = defineJob({
  name: "reconcile-payments",
  payload: z.strictObject({ provider: z.string(), within: z.iso.datetime() }),
  atOnce: 1,
  most: 100,
  pauseSeconds: 300,
});

const MOST_DAYS = 7;

/** A job for each day since the last comparison, up to a week, for every card provider (security.md S19). Safe in several processes. */
export async function askForReconciliations(shop: Shop): Promise<number> {
  const yesterday = daysLater(kyivDay(shop.clock.now()), -1);
  const due: { key: string; payload: { provider: string; within: string } }[] = [];
  for (const { code: provider, cards } of shop.integrations.payments) {
    if (!cards) continue;
    const last = (await lastCompared(shop, provider)) ?? daysLater(yesterday, -1);
    for (let day = later(daysLater(last, 1), daysLater(yesterday, 1 - MOST_DAYS)); day <= yesterday; day = daysLater(day, 1))
      due.push({ key: `${provider} ${day}`, payload: { provider, within: startOfDay(day).toISOString() } });
  }
  return shop.db.job((tx) => enqueueDue(tx, reconcileJob, due));
}

const later = (one: KyivDay, other: KyivDay): KyivDay => (one > other ? one : other);

export const reconcilePayments = (shop: Shop, of: { provider: string; within: Instant }): Promise<void> =>
  reconcile(shop, of, (news) => applyPayment(shop, of.provider, news, "statement"));
