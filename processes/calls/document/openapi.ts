import type { Endpoint } from "../../../platform/contracts/endpoint.ts";
import { describeOperation } from "./describe-operation.ts";
import { describeEvents } from "./describe-events.ts";
import { openSchemas } from "./open-schemas.ts";
import { otherAddresses } from "./other-addresses.ts";
import { refusalResponses, refusalSchema } from "./refusal-responses.ts";
import { sharedParameters } from "./shared-parameters.ts";
import { SHOP_NAME } from "../../../features/shop-name.ts";

/** Raised by its first part when an app made before would no longer work, by its second when something is new (decision 0102). */
const VERSION = "1.1.0";

const description = `The shop's public API, for apps and for programs of partners. How it changes: docs/changes-for-apps.md.

- **Language**: texts come in that of \`Accept-Language\`, \`ua\` (or \`uk\`) or \`ru\`.
- **Money**: \`x-unit\` says kopiykas (whole numbers, names end in \`Kopiykas\`) or hryvnias (at most two decimals).
- **Time**: instants are UTC, \`2026-11-29T08:30:00.000Z\`; the few that are numbers say Unix seconds or milliseconds. Days are those of Kyiv.
- **Refusals** are \`Refusal\`: \`code\` is stable, \`message\` is for people. Of 422 \`errors\` names fields. 429 and 503 say \`Retry-After\`.
- **Sent again**: calls with \`Idempotency-Key\` do under one key what they do once; another request under it is 422.
- **What is new**: answers get new fields, enumerations new values; pass over those you do not know.`;

/** The OpenAPI 3.1 document of these calls, by topic, and of what else apps read; `serverUrl` without a slash at its end. */
export function openApiDocument(calls: Readonly<Record<string, readonly Endpoint[]>>, serverUrl: string): object {
  const schemas = openSchemas();
  const paths: Record<string, Record<string, object>> = {};
  for (const [tag, endpoints] of Object.entries(calls))
    for (const endpoint of endpoints) {
      const methods = (paths[endpoint.path] ??= {});
      methods[endpoint.method.toLowerCase()] = { tags: [tag], ...describeOperation(endpoint, schemas.of) };
    }
  const webhooks = describeEvents(schemas.of);
  return {
    openapi: "3.1.0",
    info: { title: SHOP_NAME, version: VERSION, description, license: { name: "Proprietary", url: `${serverUrl}/public-offer` } },
    servers: [{ url: serverUrl }],
    tags: [...Object.keys(calls), "events", "files"].map((name) => ({ name, description: `Calls of ${name.replaceAll("-", " ")}` })),
    paths: { ...paths, ...otherAddresses },
    webhooks,
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "Of a sign-in; ends after seven days without use" },
        programKey: { type: "http", scheme: "bearer", description: "A key of a program, made in the back office" },
      },
      parameters: sharedParameters,
      responses: refusalResponses,
      schemas: { Refusal: refusalSchema, ...schemas.named() },
    },
  };
}
