import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { documentedCalls } from "../../processes/calls/api.ts";
import { openApiDocument } from "../../processes/calls/document/openapi.ts";
import type { JsonSchema, OpenApi } from "../../tools/conform/document.ts";
import { breakingChanges } from "../../tools/sdk/breaking-changes.ts";

const released = JSON.parse(readFileSync("docs/api-of-last-release.json", "utf8")) as OpenApi;
const current = JSON.parse(JSON.stringify(openApiDocument(documentedCalls, "https://shop.example"))) as OpenApi;

/** The last release told the limit of what is typed, 10,000, in place of that of what is kept: told rightly, no more is refused than was. */
const toldRightly = /^body\.(?:name|company|wanted|text|title|comment|question) has a tighter m(?:ax|in)Length$/;
const longTold = (call: string): boolean => {
  const [method = "", path = ""] = call.split(" ");
  return JSON.stringify(released.paths[path]?.[method.toLowerCase() as "post"] ?? {}).includes('"maxLength":10000');
};

test("what breaks apps made for the last release is told in docs/changes-for-apps.md, with another first number of the version", () => {
  const found = breakingChanges(released, current).filter(({ call, what }) => !(toldRightly.test(what) && longTold(call)));
  const [, since = ""] = /## Not yet released\n([\s\S]*?)\n## /.exec(readFileSync("docs/changes-for-apps.md", "utf8")) ?? [];
  expect(found.filter(({ call }) => !since.includes(`\`${call}\``))).toEqual([]);
  if (found.length > 0) expect(major(current)).toBeGreaterThan(major(released));
});

const major = ({ info }: OpenApi): number => Number(info.version.split(".")[0]);

describe("a break is seen", () => {
  const breaks: [name: string, (document: OpenApi) => void, call: string, what: string][] = [
    ["a call that is gone", (one) => delete one.paths["/api/get-cart"], "GET /api/get-cart", "is gone"],
    ["another name", (one) => (operation(one, "/api/get-cart").operationId = "cart"), "GET /api/get-cart", "is called cart, not getCart"],
    ["a sign-in", (one) => (operation(one, "/api/get-cart").security = [{ token: [] }]), "GET /api/get-cart", "needs a sign-in"],
    [
      "a field of an answer that is gone",
      (one) => delete fields(one, "Order")["toPay"],
      "GET /api/get-order/{number}",
      "200.toPay is gone",
    ],
    ["one that may be left out", (one) => leaveOut(one, "Order", "bill"), "GET /api/get-order/{number}", "200.bill may be left out"],
    [
      "another type",
      (one) => (fields(one, "Order")["number"] = { type: "string" }),
      "GET /api/get-order/{number}",
      "200.number may be string",
    ],
    [
      "null where none was",
      (one) => (fields(one, "Order")["comment"] = { anyOf: [{ type: "string" }, { type: "null" }] }),
      "GET /api/get-order/{number}",
      "200.comment may be null",
    ],
    [
      "another unit",
      (one) => (fields(one, "Order")["toPay"] = { type: "number", "x-unit": "kopiykas" }),
      "GET /api/get-order/{number}",
      "200.toPay is in kopiykas, not hryvnias",
    ],
    ["deep in a list", (one) => delete fields(one, "OrderLine")["pack"], "POST /api/cancel-order", "200.lines[].pack is gone"],
    [
      "a value of an enumeration that is gone",
      (one) => valuesOf(fields(one, "Order")["status"]).shift(),
      "GET /api/get-order/{number}",
      '200.status has no "new"',
    ],
    ["more to send", (one) => requiredOf(one, "/api/save-list").push("shared"), "POST /api/save-list", "body.shared has to be sent"],
    [
      "a field that is taken no more",
      (one) => delete bodyOf(one, "/api/place-order").properties["comment"],
      "POST /api/place-order",
      "body.comment is gone",
    ],
    [
      "a tighter limit",
      (one) => (bodyOf(one, "/api/place-order").properties["comment"] = { type: "string", maxLength: 10 }),
      "POST /api/place-order",
      "body.comment has a tighter maxLength",
    ],
    [
      "a needed header",
      (one) =>
        (one.components.parameters["Language"] = { name: "Accept-Language", in: "header", required: true, schema: { type: "string" } }),
      "GET /api/get-cart",
      "header Accept-Language has to be sent",
    ],
    [
      "a header that is not sent",
      (one) => delete one.components.responses["RefusedTooMany"]?.headers?.["Retry-After"],
      "GET /api/get-cart",
      "429 has no header Retry-After",
    ],
    [
      "a code that is gone",
      (one) => valuesOf(codesOf(one, "/api/cancel-order", "409")).pop(),
      "POST /api/cancel-order",
      '409.code has no "orders_has_waybill"',
    ],
  ];
  test.each(breaks)("%s", (_, change, call, what) => {
    const changed = structuredClone(current);
    change(changed);
    expect(breakingChanges(current, changed)).toContainEqual({ call, what });
  });
});

test("what is only new is no break, and neither is nothing", () => {
  expect(breakingChanges(current, current)).toEqual([]);
  const grown = structuredClone(current);
  fields(grown, "Order")["gift"] = { type: "boolean" };
  valuesOf(fields(grown, "Order")["status"]).push("lost");
  bodyOf(grown, "/api/place-order").properties["gift"] = { type: "boolean" };
  bodyOf(grown, "/api/place-order").properties["comment"] = { type: "string", maxLength: 20_000 };
  grown.paths["/api/new"] = { get: { operationId: "new", responses: {} } };
  valuesOf(codesOf(grown, "/api/cancel-order", "409")).push("orders_lost");
  expect(breakingChanges(current, grown)).toEqual([]);
});

const operation = (document: OpenApi, path: string) => Object.values(document.paths[path] ?? {})[0] ?? { operationId: "", responses: {} };
const fields = ({ components }: OpenApi, name: string) => (components.schemas[name]?.["properties"] ?? {}) as Record<string, JsonSchema>;
const bodyOf = (document: OpenApi, path: string) =>
  operation(document, path).requestBody?.content["application/json"]?.schema as {
    properties: Record<string, JsonSchema>;
    required: string[];
  };
const requiredOf = (document: OpenApi, path: string) => bodyOf(document, path).required;
const valuesOf = (schema?: JsonSchema) => (schema?.["enum"] ?? []) as string[];
function leaveOut({ components }: OpenApi, name: string, field: string): void {
  const schema = components.schemas[name] ?? {};
  schema["required"] = (schema["required"] as string[]).filter((one) => one !== field);
}
function codesOf(document: OpenApi, path: string, status: string): JsonSchema {
  const response = operation(document, path).responses[status];
  if (!response || "$ref" in response) throw new Error(`${path} has no ${status} of its own`);
  const schema = response.content?.["application/json"]?.schema as { allOf: { properties: Record<string, JsonSchema> }[] } | undefined;
  return schema?.allOf[1]?.properties["code"] ?? {};
}
