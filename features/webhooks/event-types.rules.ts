/** What programs may be told of, by the names of the Standard Webhooks specification. */
export const eventTypes = [
  "order.placed",
  "order.paid",
  "order.status_changed",
  "order.cancelled",
  "return.created",
  "stock.changed",
] as const;
export type EventType = (typeof eventTypes)[number];

/** Told to an endpoint that was off once it is on again, whatever it wants to hear of: what happened meanwhile was not kept for it. */
export const MISSED_EVENT = "webhook.missed";

/** Sent by a button to one endpoint, whatever it wants to hear of. */
export const TEST_EVENT = "webhook.test";

/** Variations in one message, so that it stays below the 20 KB the specification asks for. */
export const MOST_VARIATIONS = 150;
