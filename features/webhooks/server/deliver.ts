import { randomUUID } from "node:crypto";
import { z } from "zod";
import { idOf } from "../../../platform/ids.ts";
import { enqueue, enqueueScan } from "../../../platform/jobs/enqueue.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { addSeconds } from "../../../platform/time/time.ts";
import type { Shop } from "../../shop.ts";
import { leaveEndpoint, selectDueEndpoints, takeDue, takeEndpoint, type Due } from "./deliveries.queries.ts";
import type { EndpointId } from "./endpoints.queries.ts";
import { requestOf } from "./request-of.ts";
import { settle } from "./settle.ts";

/** A process sends to this many endpoints at once, and to each one message after another. */
export const deliveriesJob = defineJob({
  name: "send-webhooks",
  payload: z.strictObject({ endpoint: z.number().int() }),
  atOnce: 8,
  most: 100,
  pauseSeconds: 5,
});

/** No new message begins after this, so that the last one ends within the time of a job. */
const BEGINS_WITHIN_MS = 30_000;
/** Longer than a message takes; after it the sending process counts as dead. */
const TAKEN_FOR_SECONDS = 60;

/** Writes jobs for endpoints with due messages. Safe in several processes. */
export const askForDeliveries = (shop: Shop): Promise<number> =>
  enqueueScan(shop, deliveriesJob, { due: selectDueEndpoints, keyOf: ({ endpoint }) => String(endpoint) });

/** Sends due messages in order, by one process alone; a message whose process died is sent again under the same id. */
export async function deliver(shop: Shop, endpoint: number, signal: AbortSignal): Promise<void> {
  const id = idOf<"webhook_endpoint">(endpoint);
  const sender = randomUUID();
  const mine = () => ({ id, sender, now: shop.clock.now(), until: addSeconds(shop.clock.now(), TAKEN_FOR_SECONDS) });
  if (!(await shop.db.write((tx) => takeEndpoint(tx, mine())))) return;
  try {
    const begun = performance.now();
    while (performance.now() - begun < BEGINS_WITHIN_MS) {
      const due = await shop.db.write((tx) => takeDue(tx, mine()));
      if (!due) break;
      await sendOne(shop, id, due, signal);
    }
  } finally {
    await shop.db.write(async (tx) => {
      if (await leaveEndpoint(tx, mine())) await enqueue(tx, deliveriesJob, { endpoint }, { key: String(endpoint) });
    });
  }
}

async function sendOne(shop: Shop, id: EndpointId, due: Due, signal: AbortSignal): Promise<void> {
  const begun = performance.now();
  const request = requestOf(shop, due);
  const sent = request ? await shop.integrations.webhooks.send({ ...request, signal }) : { fault: "secret" as const };
  const milliseconds = Math.round(performance.now() - begun);
  await shop.db.write((tx) => settle(tx, shop, { id, due, sent, milliseconds }));
}
