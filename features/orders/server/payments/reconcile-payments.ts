import * as z from "zod";
import { enqueueDue } from "../../../../platform/jobs/enqueue.ts";
import { defineJob } from "../../../../platform/jobs/job.ts";
import { addDays, kyivDay, type Instant } from "../../../../platform/time/time.ts";
import { isCompared, reconcile } from "../../../payments/payments.server.ts";
import type { Shop } from "../../../shop.ts";
import { applyPayment } from "./apply-payment.ts";

export const reconcileJob = defineJob({
  name: "reconcile-payments",
  payload: z.strictObject({ provider: z.string(), within: z.iso.datetime() }),
  atOnce: 1,
  most: 100,
  pauseSeconds: 300,
});

/** Has yesterday's statement of every card provider compared with our payments (security.md S19), a job each. Safe in several processes. */
export async function askForReconciliations(shop: Shop): Promise<number> {
  const yesterday = addDays(shop.clock.now(), -1);
  const within = yesterday.toISOString();
  const due: { key: string; payload: { provider: string; within: string } }[] = [];
  for (const { code: provider, cards } of shop.integrations.payments)
    if (cards && !(await isCompared(shop, provider, yesterday)))
      due.push({ key: `${provider} ${kyivDay(yesterday)}`, payload: { provider, within } });
  return shop.db.job((tx) => enqueueDue(tx, reconcileJob, due));
}

export async function reconcilePayments(shop: Shop, { provider, within }: { provider: string; within: Instant }): Promise<void> {
  for (const news of (await reconcile(shop, provider, within)) ?? []) await applyPayment(shop, provider, news, "statement");
}
