import { z } from "zod";
import { eventData, exampleMessage, messageOf, summaries, type SentType } from "../../features/webhooks/events.contract.ts";
import type { Endpoint } from "../../platform/contracts/endpoint.ts";
import { refusalStatuses } from "./refusal-statuses.ts";

const bearer = [{ token: [] }];
const key = [{ programKey: [] }];

export function openApiDocument(endpoints: readonly Endpoint[], serverUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = describe(endpoint);
  paths["/pictures/{id}/{file}"] = { get: picture };
  return {
    openapi: "3.1.0",
    info: {
      title: "Семиряд",
      version: "1.0.0",
      description: "The shop's public API. Texts come in the language of Accept-Language: ua or ru.",
    },
    servers: [{ url: serverUrl }],
    paths,
    webhooks: Object.fromEntries(Object.keys(eventData).map((type) => [type, { post: describeEvent(type as SentType) }])),
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer" },
        programKey: { type: "http", scheme: "bearer", description: "A key of a program, made in the back office" },
      },
      schemas: { Refusal: z.toJSONSchema(refusal) },
    },
  };
}

/** What the shop sends to addresses of the back office; docs/webhooks.md is the guide. */
const describeEvent = (type: SentType): object => ({
  summary: summaries[type],
  operationId: `on_${type.replaceAll(/[^a-z0-9]+/gi, "_")}`,
  security: [],
  parameters: webhookHeaders,
  requestBody: {
    required: true,
    content: {
      "application/json": {
        schema: z.toJSONSchema(messageOf(type, eventData[type]), { io: "input", unrepresentable: "any" }),
        example: exampleMessage(type),
      },
    },
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

/** Not a JSON call, but answers link to it as `src`. */
const picture = {
  summary: "A picture in a width of 240, 360, 480, 720, 1080 or 1440",
  operationId: "get_picture",
  parameters: [
    { name: "id", in: "path", required: true, schema: { type: "string", pattern: "^\\d{1,12}$" } },
    { name: "file", in: "path", required: true, schema: { type: "string", pattern: "^(240|360|480|720|1080|1440)\\.(webp|avif|jpg)$" } },
  ],
  responses: {
    200: {
      description:
        "The picture. An address of WebP gives AVIF to those who accept it once it is made; an address of AVIF gives WebP for a minute until then",
      headers: { Vary: { schema: { type: "string" } } },
      content: { "image/webp": {}, "image/avif": {}, "image/jpeg": {} },
    },
    404: { description: "No such picture, width or format" },
    503: {
      description: "Too many pictures are being made",
      headers: { "Retry-After": { description: "Seconds", schema: { type: "integer" } } },
      content: { "text/plain": {} },
    },
  },
};

const refusal = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  visit: z.string().optional(),
});

function describe(endpoint: Endpoint): object {
  const input = z.toJSONSchema(endpoint.input, { io: "input", unrepresentable: "any" }) as InputSchema;
  const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const inQuery = endpoint.method === "GET";
  const fields = Object.entries(input.properties ?? {});
  return {
    summary: endpoint.summary,
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replaceAll(/[^a-z0-9]+/gi, "_")}`,
    ...(endpoint.access === "anyone" ? {} : { security: endpoint.access === "program" ? key : bearer }),
    parameters: [
      ...fields
        .filter(([name]) => inPath.has(name) || inQuery)
        .map(([name, schema]) => ({
          name,
          in: inPath.has(name) ? "path" : "query",
          required: inPath.has(name) || (input.required ?? []).includes(name),
          schema,
        })),
      ...Object.entries(endpoint.query ?? {}).map(([name, description]) => ({
        name,
        in: "query",
        required: false,
        description,
        schema: { type: "string" },
      })),
      ...(endpoint.idempotent
        ? [{ name: "Idempotency-Key", in: "header", required: true, schema: { type: "string", minLength: 16, maxLength: 255 } }]
        : []),
      ...Object.entries(endpoint.headers ?? {}).map(([name, description]) => ({
        name,
        in: "header",
        required: false,
        description,
        schema: { type: "string" },
      })),
    ],
    ...(inQuery
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              "application/json": { schema: input, example: endpoint.example.input ?? {} },
              ...Object.fromEntries(
                Object.entries(endpoint.bodies ?? {}).map(([type, description]) => [type, { schema: { type: "string", description } }]),
              ),
            },
          },
        }),
    responses: {
      200: {
        description: "OK",
        content: {
          "application/json": {
            schema: z.toJSONSchema(endpoint.output, { io: "input", unrepresentable: "any" }),
            example: endpoint.example.output,
          },
        },
      },
      ...Object.fromEntries(
        refusalStatuses(endpoint).map((status) => [
          status,
          {
            description: meanings[status] ?? "Refusal",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
          },
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(endpoint.wants ?? {}).map(([status, { description, body, example }]) => [
          status,
          {
            description,
            content: {
              "application/json": {
                schema: {
                  allOf: [{ $ref: "#/components/schemas/Refusal" }, z.toJSONSchema(body, { io: "input", unrepresentable: "any" })],
                },
                example,
              },
            },
          },
        ]),
      ),
    },
  };
}

const meanings: Record<number, string> = {
  400: "The address or the body cannot be read",
  401: "Nobody is signed in",
  403: "Not allowed",
  404: "Not there, or not the caller's",
  409: "The state moved on, or the thing exists already",
  410: "It was here and will not come back",
  413: "The body is too large",
  415: "The body is no JSON",
  421: "Another host than the shop's was asked",
  422: "Fields that cannot be taken, each with its errors",
  429: "Too often: try again after Retry-After seconds",
  503: "No time: try again after Retry-After seconds",
};

type InputSchema = { properties?: Record<string, object>; required?: string[] };
