import { ignore } from "../../platform/ignore.ts";
import { lookOnce } from "../../platform/jobs/look-once.ts";
import { work, type Work } from "../../platform/jobs/work.ts";
import type { Shop } from "../shop.ts";
import { webhooksTopic } from "../topics.ts";
import { askForDeliveries, deliver, deliveriesJob } from "./server/deliver.ts";
import { hearPieces } from "./server/tell-pieces.ts";

export { askForDeliveries } from "./server/deliver.ts";
export { keepWebhooks } from "./server/keep-webhooks.ts";
export { recordEvents } from "./server/events.queries.ts";
export { tellPieces } from "./server/tell-pieces.ts";
export { webhooksApi } from "./server/webhooks.api.ts";

export const webhookWorks = (shop: Shop): readonly Work[] => [
  work(deliveriesJob, ({ endpoint }, { signal }) => deliver(shop, endpoint, signal)),
];

/** Sends at once what a transaction has written, and listens for moved pieces; the schedule finds what it misses. */
export async function openWebhooks(shop: Shop): Promise<void> {
  const look = lookOnce(async () => void (await askForDeliveries(shop)));
  const send = () => ignore(shop.log, look(), "ask for deliveries of webhooks");
  await shop.db.changes.on(webhooksTopic, { onKeys: send, onGap: send });
  await hearPieces(shop);
}
