import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import { documentedCalls } from "../../processes/calls/api.ts";
import { openApiDocument } from "../../processes/calls/document/openapi.ts";
import { operationsOf, type JsonSchema, type OpenApi } from "../../tools/conform/document.ts";
import { openJudge } from "../../tools/conform/open-judge.ts";

const document = openApiDocument(documentedCalls, "https://shop.example") as OpenApi;
const operations = operationsOf(document);
const calls = Object.values(documentedCalls).flat();
const named = operations.map((operation) => ({ name: operation.operationId, operation }));

describe("the API's document, as a stranger's programs read it", () => {
  test("the strictest rules of Redocly's validator find nothing, its examples among them", async () => {
    const config = await createConfig({ extends: ["recommended-strict"] });
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: "/openapi.json", config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ""}`)).toEqual([]);
  });

  test("each call has a name of its own, which is a name in any language", () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][a-zA-Z0-9]+$/);
  });

  test("every call is there, with a topic and what it needs of who calls", () => {
    for (const { method, path, access } of calls) {
      const operation = operations.find((one) => one.method === method && one.path === path);
      expect(operation?.tags, path).toHaveLength(1);
      const schemes = (operation?.security ?? []).flatMap((one) => Object.keys(one));
      expect(schemes, path).toEqual([access === "program" ? "programKey" : "token"]);
      expect(
        operation?.security?.some((one) => Object.keys(one).length === 0),
        path,
      ).toBe(access === "anyone");
    }
  });

  test.each(named)("$name says every refusal by its code, and when to come back", ({ operation }) => {
    for (const [status, response] of Object.entries(operation.responses)) {
      if (status === "429" || status === "503") expect(response.headers, status).toHaveProperty("Retry-After");
      if (Number(status) < 400 || !response.content?.["application/json"]) continue;
      const { allOf: [, own] = [] } = response.content["application/json"].schema as {
        allOf: { properties: { code: { enum: string[] } } }[];
      };
      expect(own?.properties.code.enum.length, `${operation.path} ${status}`).toBeGreaterThan(0);
    }
  });

  test("its examples of answers are answers it would take", () => {
    const { judge } = openJudge(document);
    const headers = new Headers({ "Content-Type": "application/json", "Cache-Control": "private, no-store", "Retry-After": "5" });
    for (const operation of operations)
      for (const [status, { content }] of Object.entries(operation.responses)) {
        const example = content?.["application/json"]?.example;
        if (example === undefined) continue;
        const found = judge(operation, { status: Number(status), headers, text: JSON.stringify(example) });
        expect(found, `${operation.operationId} ${status}`).toEqual([]);
      }
  });

  test("sums say kopiykas or hryvnias, instants say that they are instants", () => {
    const unsaid: string[] = [];
    for (const { name, schema } of fieldsOf(document)) {
      const said = [schema, ...((schema["anyOf"] ?? []) as JsonSchema[])].find(({ type }) => type !== undefined && type !== "null");
      const isNumber = said?.["type"] === "number" || said?.["type"] === "integer";
      if (/kopiykas$/i.test(name) && isNumber && said["x-unit"] !== "kopiykas") unsaid.push(name);
      if (/^(min_|max_|old)?price$|^(toPay|sum|discount|minOrder|min_order)$/i.test(name) && isNumber && said["x-unit"] !== "hryvnias")
        unsaid.push(name);
      if (/(At|Until)$|^at$/.test(name) && said?.["type"] === "string" && said["format"] !== "date-time") unsaid.push(name);
    }
    expect(unsaid).toEqual([]);
  });
});

/** Every field of every schema, by its name. */
function fieldsOf(part: unknown): { name: string; schema: JsonSchema }[] {
  if (Array.isArray(part)) return part.flatMap(fieldsOf);
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === "example") return [];
    if (key !== "properties") return fieldsOf(value);
    return Object.entries(value as Record<string, JsonSchema>).flatMap(([name, schema]) => [{ name, schema }, ...fieldsOf(schema)]);
  });
}
