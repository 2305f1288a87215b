import { notFound } from "../../../platform/contracts/errors.ts";
import type { Id } from "../../../platform/ids.ts";
import { requirePace, type Visit } from "../../shop.ts";
import { recordAudit } from "../../staff/staff.server.ts";
import { webhooksTopic } from "../../topics.ts";
import { TEST_EVENT } from "../event-types.rules.ts";
import { selectEndpointOf, sendAgain } from "./deliveries.queries.ts";
import type { EndpointId } from "./endpoints.queries.ts";
import { recordEvents } from "./events.queries.ts";
import { requireOn } from "./require-endpoint.ts";

const TEST_PACE = { burst: 10, aMinute: 10 };

/** Throws 404 for a withdrawn one, 409 while it is off, 429 above ten a minute. */
export async function sendTest(visit: Visit, id: EndpointId): Promise<void> {
  const { shop } = visit;
  requirePace(visit, "tests of webhooks", TEST_PACE);
  await shop.db.write(async (tx) => {
    const { name } = await requireOn(tx, id);
    await recordEvents(tx, [{ type: TEST_EVENT, data: {}, at: shop.clock.now() }], { endpoint: id });
    await recordAudit(tx, visit, { action: "test", entity: "webhook", entityId: name });
  });
}

/** Answers the delivery's endpoint. Throws 404 for none, 409 while the endpoint is off. */
export const sendDeliveryAnew = (visit: Visit, id: Id<"webhook_delivery">): Promise<EndpointId> =>
  visit.shop.db.write(async (tx) => {
    const delivery = await selectEndpointOf(tx, id);
    if (!delivery) throw notFound();
    const { name } = await requireOn(tx, delivery.endpoint_id);
    await sendAgain(tx, id, visit.shop.clock.now());
    tx.changed(webhooksTopic, [delivery.endpoint_id]);
    const { message_id: message, type } = delivery;
    await recordAudit(tx, visit, { action: "again", entity: "webhook", entityId: name, after: { message, type } });
    return delivery.endpoint_id;
  });
