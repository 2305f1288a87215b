import { eventData, exampleMessage, messageOf, summaries, type SentType } from "../../../features/webhooks/events.contract.ts";
import type { SchemaOf } from "./open-schemas.ts";

/** Events the shop sends to addresses of the back office; docs/webhooks.md is the guide. */
export const describeEvents = (schemaOf: SchemaOf): object =>
  Object.fromEntries((Object.keys(eventData) as SentType[]).map((type) => [type, { post: describeEvent(type, schemaOf) }]));

const describeEvent = (type: SentType, schemaOf: SchemaOf): object => ({
  tags: ["events"],
  summary: summaries[type],
  operationId: `on${type.replaceAll(/(?:^|[^a-z0-9]+)([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase())}`,
  security: [],
  parameters: webhookHeaders,
  requestBody: {
    required: true,
    content: { "application/json": { schema: schemaOf(messageOf(type, eventData[type])), example: exampleMessage(type) } },
  },
  responses: {
    "2XX": { description: "Taken, within 15 seconds" },
    410: { description: "Wants no more messages: the address is switched off" },
    default: { description: "Not taken: it comes again under the same id" },
  },
});

const webhookHeaders = [
  ["webhook-id", "The same whenever a message is repeated"],
  ["webhook-timestamp", "When this try was made, seconds since 1970"],
  ["webhook-signature", "`v1,` and the HMAC-SHA256 of `id.timestamp.body` in Base64, by each valid secret, a space between"],
].map(([name, description]) => ({ name, in: "header", required: true, description, schema: { type: "string" } }));
