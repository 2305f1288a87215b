import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import { documentedCalls } from "../../processes/calls/api.ts";
import { openApiDocument } from "../../processes/calls/document/openapi.ts";

const units: Record<string, string> = { kopiykas: "Kopiykas", hryvnias: "Hryvnias" };

/** The types of `sdk/src/schema.ts`, made of the document as this code describes it: sums carry their unit. */
export async function schemaText(): Promise<string> {
  const document = withoutExamples(openApiDocument(documentedCalls, "https://shop.example")) as OpenAPI3;
  const types = await openapiTS(document, {
    silent: true,
    defaultNonNullable: false,
    transform: (schema) => {
      const unit = units[String((schema as { "x-unit"?: string })["x-unit"])];
      return unit ? ts.factory.createTypeReferenceNode(unit) : undefined;
    },
  });
  return `// Made by "npm run sdk" of the API's document; a test says when it is not current.\nimport type { Hryvnias, Kopiykas } from "./money.ts";\n\n${astToString(types)}`;
}

/** They are in the document, and would be a third of the types. */
function withoutExamples(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutExamples);
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, value]) => {
      if (name === "example" || name === "examples") return [];
      if (name !== "properties") return [[name, withoutExamples(value)]];
      return [[name, Object.fromEntries(Object.entries(value as object).map(([field, of]) => [field, withoutExamples(of)]))]];
    }),
  );
}
