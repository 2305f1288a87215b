import type { Endpoint } from "../../../platform/contracts/endpoint.ts";
import { cacheControl, replayed, retryAfter } from "./answer-headers.ts";
import type { JsonSchema, SchemaOf } from "./open-schemas.ts";
import { nameOfOperation } from "./name-of-operation.ts";
import { nameOfRefusal, refusalResponse } from "./refusal-responses.ts";
import { refusalStatuses } from "./refusal-statuses.ts";
import { refer } from "./shared-parameters.ts";

const security = {
  anyone: [{}, { token: [] }],
  customer: [{ token: [] }],
  program: [{ programKey: [] }],
  staff: [],
} as const satisfies Record<Endpoint["access"], unknown>;

type Fields = { properties?: Record<string, JsonSchema>; required?: string[] };

/** One call of the OpenAPI document. */
export function describeOperation(endpoint: Endpoint, schemaOf: SchemaOf): object {
  const input = schemaOf(endpoint.input) as Fields & JsonSchema;
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const isBody = endpoint.method === "POST" || endpoint.method === "PUT";
  return {
    summary: endpoint.summary,
    operationId: nameOfOperation(endpoint),
    security: security[endpoint.access],
    parameters: [...fieldParameters(endpoint, input, { inPath, isBody }), ...headerParameters(endpoint)],
    ...(isBody ? { requestBody: requestBody(endpoint, withoutPath(input, inPath), inPath) } : {}),
    responses: { ...answers(endpoint, schemaOf), ...refusals(endpoint, schemaOf) },
  };
}

/** Parameters in the address. */
function fieldParameters(
  { query = {}, example }: Endpoint,
  input: Fields,
  { inPath, isBody }: { inPath: string[]; isBody: boolean },
): object[] {
  const examples = (example.input ?? {}) as Record<string, unknown>;
  const fields = Object.entries(input.properties ?? {}).filter(([name]) => inPath.includes(name) || !isBody);
  return [
    ...fields.map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? "path" : "query",
      required: inPath.includes(name) || (input.required ?? []).includes(name),
      schema,
      ...(examples[name] === undefined ? {} : { example: examples[name] }),
    })),
    ...Object.entries(query).map(([name, words]) => ({
      name,
      in: "query",
      required: false,
      description: words,
      schema: { type: "string" },
    })),
  ];
}

function headerParameters({ access, idempotent, needs = {}, headers = {} }: Endpoint): object[] {
  const header =
    (required: boolean) =>
    ([name, words]: [string, string]) => ({
      name,
      in: "header",
      required,
      description: words,
      schema: { type: "string" },
    });
  return [
    refer("Language"),
    ...(access === "anyone" && !("X-Guest-Key" in headers) ? [refer("GuestKey")] : []),
    ...(idempotent ? [refer("IdempotencyKey")] : []),
    ...Object.entries(needs).map(header(true)),
    ...Object.entries(headers).map(header(false)),
  ];
}

function withoutPath(input: Fields & JsonSchema, inPath: readonly string[]): JsonSchema {
  if (inPath.length === 0) return input;
  const properties = Object.fromEntries(Object.entries(input.properties ?? {}).filter(([name]) => !inPath.includes(name)));
  return { ...input, properties, required: (input.required ?? []).filter((name) => !inPath.includes(name)) };
}

function requestBody({ example, bodies = {} }: Endpoint, schema: JsonSchema, inPath: readonly string[]): object {
  const input = (example.input ?? {}) as object;
  const shown: unknown = Array.isArray(input)
    ? input
    : Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.includes(name)));
  return {
    required: true,
    content: {
      "application/json": { schema, example: shown },
      ...Object.fromEntries(Object.entries(bodies).map(([type, words]) => [type, { schema: { type: "string", description: words } }])),
    },
  };
}

function answers({ idempotent, output, example, gives = {}, alsoAnswers = {}, otherAnswers = {} }: Endpoint, schemaOf: SchemaOf): object {
  const content = { "application/json": { schema: schemaOf(output), example: example.output } };
  const own = Object.entries(gives).map(([name, words]) => [name, { description: words, schema: { type: "string" } }]);
  const others = Object.entries(otherAnswers).map(([type, words]) => [type, { schema: { type: "string", description: words } }]);
  const later = Object.entries(alsoAnswers).map(([status, words]) => [
    status,
    { description: words, headers: { ...cacheControl, ...retryAfter }, content },
  ]);
  return {
    200: {
      description: "OK",
      headers: { ...cacheControl, ...(idempotent ? replayed : {}), ...(Object.fromEntries(own) as object) },
      content: { ...content, ...(Object.fromEntries(others) as object) },
    },
    ...(Object.fromEntries(later) as object),
  };
}

function refusals(endpoint: Endpoint, schemaOf: SchemaOf): object {
  const { wants = {}, conflicts = ["conflict"] } = endpoint;
  const usual = [...refusalStatuses(endpoint), 500].map((status) => {
    const isOwn = status === 409 && (conflicts.length > 1 || conflicts[0] !== "conflict");
    return [status, isOwn ? refusalResponse(409, conflicts) : { $ref: `#/components/responses/${nameOfRefusal(status)}` }];
  });
  const asking = Object.entries(wants).map(([status, { description, body, example }]) => {
    const { code, ...carried } = (schemaOf(body) as Required<Fields>).properties;
    return [status, refusalResponse(Number(status), [String(code?.["const"])], { description, body: carried, example })];
  });
  return Object.fromEntries([...usual, ...asking]);
}
