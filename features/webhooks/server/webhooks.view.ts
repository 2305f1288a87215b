import { notFound } from "../../../platform/contracts/errors.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Visit } from "../../shop.ts";
import type { EventType } from "../event-types.rules.ts";
import type { DeliveriesView, DeliveryView, WebhooksView } from "../webhooks.contract.ts";
import { selectDeliveries } from "./deliveries.queries.ts";
import { isEndpoint, selectEndpoints } from "./endpoints.queries.ts";

const MOST_SHOWN = 60;
const MOST_DELIVERIES = 50;

export async function viewWebhooks({ shop, now }: Visit): Promise<WebhooksView> {
  const rows = await selectEndpoints(shop.db.read, MOST_SHOWN);
  return {
    endpoints: rows.map((row) => ({
      id: row.id,
      name: row.name,
      url: row.url,
      events: row.events.split(" ") as EventType[],
      isOn: row.is_on,
      offBecause: row.withdrawn_at ? "" : row.off_because,
      offSince: row.withdrawn_at ? null : (row.off_since?.toISOString() ?? null),
      failingSince: row.failing_since?.toISOString() ?? null,
      oldSecretUntil: row.old_secret_until && row.old_secret_until > now ? row.old_secret_until.toISOString() : null,
      waiting: row.waiting,
      madeAt: row.made_at.toISOString(),
      withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    })),
  };
}

/** Throws 404 for an unknown endpoint. */
export async function viewDeliveries({ shop }: Visit, id: Id<"webhook_endpoint">): Promise<DeliveriesView> {
  const rows = await selectDeliveries(shop.db.read, id, MOST_DELIVERIES);
  if (rows.length === 0 && !(await isEndpoint(shop.db.read, id))) throw notFound();
  return {
    deliveries: rows.map((row) => ({
      id: row.id,
      messageId: row.message_id,
      sequence: row.event_id,
      type: row.type as DeliveryView["type"],
      at: row.at.toISOString(),
      data: row.data as DeliveryView["data"],
      state: row.state,
      tries: row.tries,
      triedAt: row.tried_at?.toISOString() ?? null,
      nextTryAt: row.state === "waiting" ? row.next_try_at.toISOString() : null,
      milliseconds: row.milliseconds,
      answerStatus: row.answer_status,
      answerText: row.answer_text,
      fault: row.fault as DeliveryView["fault"],
    })),
  };
}
