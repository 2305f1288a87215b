import { z } from "zod";
import type { Endpoint } from "../platform/endpoint.ts";

const bearer = [{ token: [] }];

/** The OpenAPI 3.1 document of the whole list, made from the same contracts that serve the calls. */
export function openApiDocument(endpoints: readonly Endpoint[], serverUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = describe(endpoint);
  return {
    openapi: "3.1.0",
    info: {
      title: "Семиряд",
      version: "1.0.0",
      description: "The shop's public API. Texts come in the language of Accept-Language: ua or ru.",
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
      schemas: { Refusal: z.toJSONSchema(refusal) },
    },
  };
}

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
    ...(endpoint.access === "anyone" ? {} : { security: bearer }),
    parameters: [
      ...fields
        .filter(([name]) => inPath.has(name) || inQuery)
        .map(([name, schema]) => ({
          name,
          in: inPath.has(name) ? "path" : "query",
          required: inPath.has(name) || (input.required ?? []).includes(name),
          schema,
        })),
      ...(endpoint.idempotent
        ? [{ name: "Idempotency-Key", in: "header", required: true, schema: { type: "string", minLength: 16, maxLength: 255 } }]
        : []),
    ],
    ...(inQuery
      ? {}
      : { requestBody: { required: true, content: { "application/json": { schema: input, example: endpoint.example.input ?? {} } } } }),
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
        [401, 404, 422, 429].map((status) => [
          status,
          { description: "Refusal", content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } } },
        ]),
      ),
    },
  };
}

type InputSchema = { properties?: Record<string, object>; required?: string[] };
