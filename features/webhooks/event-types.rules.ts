/** Events for programs, named as the Standard Webhooks specification asks. */
export const eventTypes = [
  "order.placed",
  "order.paid",
  "order.status_changed",
  "order.cancelled",
  "return.created",
  "stock.changed",
] as const;
export type EventType = (typeof eventTypes)[number];

/** Sent to an endpoint when it is on again, whatever its events: what happened meanwhile was not kept for it. */
export const MISSED_EVENT = "webhook.missed";

/** Sent to one endpoint by a button, whatever its events. */
export const TEST_EVENT = "webhook.test";

/** The most variations in one message, which keeps it below the 20 KB of the specification. */
export const MOST_VARIATIONS = 150;
