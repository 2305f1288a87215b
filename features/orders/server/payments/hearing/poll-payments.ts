import * as z from "zod";
import { idOf } from "../../../../../platform/ids.ts";
import { enqueueScan } from "../../../../../platform/jobs/enqueue.ts";
import { defineJob } from "../../../../../platform/jobs/job.ts";
import { addHours, type Instant } from "../../../../../platform/time/time.ts";
import { nextPollOf } from "../../../../payments/payments.rules.ts";
import {
  cardsOf,
  isHeld,
  selectDuePolls,
  selectPayment,
  takePoll,
  updateExpired,
  updateNextPoll,
  type Payment,
} from "../../../../payments/payments.server.ts";
import type { Shop } from "../../../../shop.ts";
import { applyPayment } from "../applying/apply-payment.ts";

export const pollJob = defineJob({
  name: "poll-payment",
  payload: z.strictObject({ payment: z.number().int() }),
  atOnce: 4,
  most: 20_000,
  pauseSeconds: 15,
});

/** Has the providers asked about open payments that are due (security.md S16), one job each. Safe in several processes. */
export const askForPolls = (shop: Shop): Promise<number> =>
  enqueueScan(shop, pollJob, {
    due: async (tx, scan) => (await selectDuePolls(tx, scan)).map((payment) => ({ payment })),
    keyOf: ({ payment }) => String(payment),
  });

export async function pollPayment(shop: Shop, number: number): Promise<void> {
  const id = idOf<"payment">(number);
  const payment = await shop.db.job((tx) => takePoll(tx, id, shop.clock.now()));
  if (!payment) return;
  await askProvider(shop, payment);
  const asked = await selectPayment(shop.db.read, id);
  const next = asked && (nextPollOf(asked, shop.clock.now()) ?? whileHeld(asked, shop.clock.now()));
  if (next) await updateNextPoll(shop.db.read, id, next);
  else await updateExpired(shop.db.read, id);
}

/** A provider that holds the money is asked once a day what becomes of it. */
const whileHeld = (payment: Payment, now: Instant): Instant | undefined => (isHeld(payment) ? addHours(now, 24) : undefined);

/** Applies what the provider says now; a silent one is asked again by the plan. Throws where its word cannot be applied. */
export async function askProvider(shop: Shop, payment: Payment): Promise<void> {
  const news = await statusOf(shop, payment);
  if (news) await applyPayment(shop, payment.provider, news, "poll");
}

const statusOf = async (shop: Shop, { provider, reference, provider_id: providerId }: Payment) =>
  cardsOf(shop, provider)
    ?.status({ reference, providerId })
    .catch((error: unknown) => {
      shop.log.warn({ err: error, payment: reference }, "a provider said nothing of a payment; it is asked again");
      return undefined;
    });
