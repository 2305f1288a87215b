import { randomInt } from "node:crypto";
import type { Sent } from "../../../integrations/webhooks/webhook-sender.ts";
import { addDays, addSeconds } from "../../../platform/time/time.ts";
import { tellStaff } from "../../payments/payments.server.ts";
import type { Shop, Tx } from "../../shop.ts";
import { TEST_EVENT } from "../event-types.rules.ts";
import { FAILING_DAYS, isTaken, MOST_TRIES, pauseAfter, restAfter, RESTS_FROM } from "../tries.rules.ts";
import type { DeliveryFault } from "../webhooks.contract.ts";
import { webhooksMessages } from "../webhooks.messages.ts";
import { bringForward, clearFailures, setFailing, settleDelivery, takeUpAgain, type Due } from "./deliveries.queries.ts";
import { lockEndpoint, switchOff, type EndpointId, type OffBecause } from "./endpoints.queries.ts";

export type Outcome = { id: EndpointId; due: Due; sent: Sent | { fault: "secret" }; milliseconds: number };

/** Writes the delivery's state and what its answer means for the endpoint. */
export async function settle(tx: Tx, shop: Shop, { id, due, sent, milliseconds }: Outcome): Promise<void> {
  const at = shop.clock.now();
  const { status, text, fault, asked } = answerOf(sent);
  const isGood = status !== null && isTaken(status);
  const pause =
    isGood || due.type === TEST_EVENT ? undefined : pauseAfter(due.tries + 1, { chance: randomInt(1_000) / 1_000, askedSeconds: asked });
  const endpoint = await lockEndpoint(tx, id);
  const isSettled = await settleDelivery(tx, {
    id: due.id,
    triesBefore: due.tries,
    state: isGood ? "delivered" : pause === undefined ? "failed" : "waiting",
    nextTryAt: addSeconds(at, pause ?? 0),
    at,
    milliseconds,
    status,
    text,
    fault,
  });
  if (!endpoint || !isSettled || !endpoint.is_on) return;
  if (isGood) {
    await clearFailures(tx, id);
    if (endpoint.failures < RESTS_FROM) return;
    await bringForward(tx, id, at);
    // The receiver failed, not this message.
    if (endpoint.failing_since) await takeUpAgain(tx, id, { since: endpoint.failing_since, now: at });
    return;
  }
  const failures = endpoint.failures + 1;
  const since = endpoint.failing_since ?? at;
  const rest = restAfter(failures, asked);
  await setFailing(tx, id, { failures, since, restsUntil: rest > 0 ? addSeconds(at, rest) : null });
  if (status === 410) await switchOffAndTell(tx, shop, { id, name: due.name, because: "gone" });
  else if (failures >= MOST_TRIES && addDays(since, FAILING_DAYS) <= at)
    await switchOffAndTell(tx, shop, { id, name: due.name, because: "failing" });
}

type Answered = { status: number | null; text: string; fault: DeliveryFault | ""; asked: number | undefined };

const answerOf = (sent: Outcome["sent"]): Answered =>
  "fault" in sent
    ? { status: null, text: "", fault: sent.fault, asked: undefined }
    : { status: sent.status, text: sent.text, fault: "", asked: sent.retryAfterSeconds };

type Off = { id: EndpointId; name: string; because: Exclude<OffBecause, "staff"> };

/** Nothing new is written for it; waiting messages stay. Staff get a letter, and the back office shows why and since when. */
export async function switchOffAndTell(tx: Tx, shop: Shop, { id, name, because }: Off): Promise<void> {
  const at = shop.clock.now();
  await switchOff(tx, id, { because, at });
  await tellStaff(tx, shop, { text: webhooksMessages.uk[`webhooks.off.${because}`](name), page: `/webhooks/${id}`, at });
  shop.log.warn({ endpoint: id, because }, "a webhook was switched off");
}
