import { z } from "zod";
import { sendFaults } from "../../integrations/webhooks/webhook-sender.ts";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";
import { idOf } from "../../platform/ids.ts";
import { freshCode } from "../staff/staff.contract.ts";
import { eventTypes, MISSED_EVENT, TEST_EVENT } from "./event-types.rules.ts";

export const deliveryFaults = [...sendFaults, "secret", "withdrawn", "stale"] as const;
export type DeliveryFault = (typeof deliveryFaults)[number];

const moment = z.iso.datetime().nullable();
const LONGEST_URL = 500;

const endpointView = z.object({
  id: shownId<"webhook_endpoint">(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(eventTypes)),
  isOn: z.boolean(),
  /** Empty while it is on or was withdrawn. */
  offBecause: z.enum(["", "staff", "gone", "failing", "full"]),
  /** Since when nothing new is kept for it; null while it is on or was withdrawn. */
  offSince: moment,
  /** Since when it has taken nothing; null while all is well. */
  failingSince: moment,
  /** Until when the previous secret signs too. */
  oldSecretUntil: moment,
  /** Counted up to a thousand. */
  waiting: z.number().int(),
  madeAt: z.iso.datetime(),
  withdrawnAt: moment,
});
export type EndpointView = z.infer<typeof endpointView>;

/** Endpoints in use first, then the newest. */
const webhooksView = z.object({ endpoints: z.array(endpointView) });
export type WebhooksView = z.infer<typeof webhooksView>;

const deliveryView = z.object({
  id: shownId<"webhook_delivery">(),
  /** The header `webhook-id`, the same at each try. */
  messageId: z.string(),
  sequence: z.number().int(),
  type: z.enum([...eventTypes, MISSED_EVENT, TEST_EVENT]),
  at: z.iso.datetime(),
  data: z.json(),
  state: z.enum(["waiting", "delivered", "failed"]),
  tries: z.number().int(),
  triedAt: moment,
  /** Null unless it waits. */
  nextTryAt: moment,
  /** How long the last try took. */
  milliseconds: z.number().int().nullable(),
  answerStatus: z.number().int().nullable(),
  /** 500 characters at most. */
  answerText: z.string(),
  /** Empty after an answer. Never sent: `secret` cannot be opened, `withdrawn` with its address, or `stale` while that was off. */
  fault: z.enum(["", ...deliveryFaults]),
});
export type DeliveryView = z.infer<typeof deliveryView>;

const deliveriesView = z.object({ deliveries: z.array(deliveryView) });
export type DeliveriesView = z.infer<typeof deliveriesView>;

const exampleView: WebhooksView = {
  endpoints: [
    {
      id: idOf<"webhook_endpoint">(3),
      name: "CRM",
      url: "https://crm.example/hooks/semyriad",
      events: ["order.placed", "order.paid"],
      isOn: true,
      offBecause: "",
      offSince: null,
      failingSince: null,
      oldSecretUntil: null,
      waiting: 0,
      madeAt: "2026-11-28T08:00:00.000Z",
      withdrawnAt: null,
    },
  ],
};
const exampleDeliveries: DeliveriesView = {
  deliveries: [
    {
      id: idOf<"webhook_delivery">(41),
      messageId: "msg_0c1e4a6f5f0b4c6e9f4f2f1f0a9c7b55",
      sequence: 5_120,
      type: "order.placed",
      at: "2026-11-28T08:30:00.000Z",
      data: { number: 100_234, status: "new", paid: false },
      state: "delivered",
      tries: 1,
      triedAt: "2026-11-28T08:30:00.000Z",
      nextTryAt: null,
      milliseconds: 84,
      answerStatus: 204,
      answerText: "",
      fault: "",
    },
  ],
};
const exampleSecret = "whsec_MfKQ…";

const terms = {
  name: z.string().trim().min(1).max(40),
  url: z.string().trim().min(1).max(LONGEST_URL),
  events: z.array(z.enum(eventTypes)).max(eventTypes.length),
};
const id = rowId<"webhook_endpoint">();
const withSecret = z.object({ secret: z.string(), view: webhooksView });

export const listWebhooks = endpoint({
  method: "GET",
  path: "/api/admin/webhooks",
  access: "staff",
  permission: "webhooks.see",
  summary: "Addresses of programs that are told of events",
  input: z.strictObject({}),
  output: webhooksView,
  example: { input: {}, output: exampleView },
});

export const makeWebhook = endpoint({
  method: "POST",
  path: "/api/admin/webhooks",
  access: "staff",
  permission: "webhooks.change",
  summary: "Makes an address that is told of events, with a secret told once. With a fresh second factor",
  input: z.strictObject({ ...terms, code: freshCode }),
  output: withSecret,
  example: {
    input: { name: "CRM", url: "https://crm.example/hooks/semyriad", events: ["order.placed", "order.paid"] },
    output: { secret: exampleSecret, view: exampleView },
  },
});

export const changeWebhook = endpoint({
  method: "POST",
  path: "/api/admin/webhooks/{id}",
  access: "staff",
  permission: "webhooks.change",
  summary:
    "Gives it another name, address or other events, and leaves what is not named; what waits goes to the new address. With a fresh second factor",
  input: z.strictObject({ id, ...z.object(terms).partial().shape, code: freshCode }),
  output: webhooksView,
  example: {
    input: { id: 3, events: ["order.placed"] },
    output: exampleView,
  },
});

export const renewWebhookSecret = endpoint({
  method: "POST",
  path: "/api/admin/webhooks/{id}/secret",
  access: "staff",
  permission: "webhooks.change",
  summary: "Makes a new secret, told once; the one before signs beside it for 24 hours. With a fresh second factor",
  input: z.strictObject({ id, code: freshCode }),
  output: withSecret,
  example: { input: { id: 3 }, output: { secret: exampleSecret, view: exampleView } },
});

export const switchWebhook = endpoint({
  method: "POST",
  path: "/api/admin/webhooks/{id}/switch",
  access: "staff",
  permission: "webhooks.change",
  summary: "Switches it on or off; while it is off nothing new is kept for it, and webhook.missed tells it so once it is on",
  input: z.strictObject({ id, isOn: z.boolean() }),
  output: webhooksView,
  example: { input: { id: 3, isOn: false }, output: exampleView },
});

export const withdrawWebhook = endpoint({
  method: "POST",
  path: "/api/admin/webhooks/{id}/withdraw",
  access: "staff",
  permission: "webhooks.change",
  summary: "Ends it for good, with what waits for it. With a fresh second factor",
  input: z.strictObject({ id, code: freshCode }),
  output: webhooksView,
  example: { input: { id: 3 }, output: { endpoints: [] } },
});

export const testWebhook = endpoint({
  method: "POST",
  path: "/api/admin/webhooks/{id}/test",
  access: "staff",
  permission: "webhooks.change",
  refuses: [409],
  summary: "Sends it the event webhook.test, once",
  input: z.strictObject({ id }),
  output: deliveriesView,
  example: { input: { id: 3 }, output: exampleDeliveries },
});

export const listDeliveries = endpoint({
  method: "GET",
  path: "/api/admin/webhooks/{id}/deliveries",
  access: "staff",
  permission: "webhooks.see",
  summary: "The last 50 messages to it, the newest first",
  input: z.strictObject({ id }),
  output: deliveriesView,
  example: { input: { id: 3 }, output: exampleDeliveries },
});

export const sendDeliveryAgain = endpoint({
  method: "POST",
  path: "/api/admin/webhook-deliveries/{id}/again",
  access: "staff",
  permission: "webhooks.change",
  refuses: [409],
  summary: "Sends a message again under its id, from the first try on; one that waits changes nothing",
  input: z.strictObject({ id: rowId<"webhook_delivery">() }),
  output: deliveriesView,
  example: { input: { id: 41 }, output: exampleDeliveries },
});
