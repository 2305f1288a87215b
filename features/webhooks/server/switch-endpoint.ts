import { addSeconds, type Instant } from "../../../platform/time/time.ts";
import type { Visit } from "../../shop.ts";
import { recordAudit } from "../../staff/staff.server.ts";
import { webhooksTopic } from "../../topics.ts";
import { MISSED_EVENT } from "../event-types.rules.ts";
import { bringForward, endWaiting, takeUpAgain } from "./deliveries.queries.ts";
import { switchOff, switchOn, type EndpointId } from "./endpoints.queries.ts";
import { recordEvents } from "./events.queries.ts";
import { requireEndpoint } from "./require-endpoint.ts";

/** Longer than an order's transaction, which notes the event's time before it looks up the endpoints. */
const UNDER_WAY_SECONDS = 10;

/** Switched on, it gets waiting and given-up messages and the span it missed; waiting `stock.changed` ones are out of date and end. */
export const switchEndpoint = (visit: Visit, { id, isOn }: { id: EndpointId; isOn: boolean }): Promise<void> =>
  visit.shop.db.write(async (tx) => {
    const { name, is_on: before, off_since: offSince, failing_since: failingSince, made_at: madeAt } = await requireEndpoint(tx, id);
    if (before === isOn) return;
    const at = visit.shop.clock.now();
    if (isOn) {
      await switchOn(tx, id);
      await bringForward(tx, id, at);
      if (failingSince) await takeUpAgain(tx, id, { since: failingSince, now: at });
      await endWaiting(tx, id, { fault: "stale", type: "stock.changed" });
      await recordEvents(tx, [{ type: MISSED_EVENT, data: missed(offSince ?? madeAt, at), at }], { endpoint: id });
      tx.changed(webhooksTopic, [id]);
    } else await switchOff(tx, id, { because: "staff", at });
    await recordAudit(tx, visit, { action: isOn ? "on" : "off", entity: "webhook", entityId: name });
  });

const missed = (from: Instant, until: Instant) => ({
  from: addSeconds(from, -UNDER_WAY_SECONDS).toISOString(),
  until: addSeconds(until, UNDER_WAY_SECONDS).toISOString(),
});
