import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { operationsOf, type DocumentedResponse, type JsonSchema, type OpenApi, type Operation } from "./document.ts";

export type Answered = { status: number; headers: Headers; text: string };

const MOST_TOLD = 3;

/**
 * Judges answers beside an OpenAPI document: whether the status, the headers, the type and the body are as it says, a field it does not
 * name among them. Answers with the differences in words.
 */
export function openJudge(document: OpenApi) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "document", ...closedDocument(document) });
  const known = new Map<string, ValidateFunction>();
  const validator = (pointer: string): ValidateFunction => {
    const found = known.get(pointer) ?? ajv.compile({ $ref: `document${pointer.replaceAll("{", "%7B").replaceAll("}", "%7D")}` });
    known.set(pointer, found);
    return found;
  };
  const operations = operationsOf(document);
  return {
    operations,
    operation: (method: string, path: string): Operation | undefined =>
      operations.find((one) => one.method === method && patternOf(one.path).test(path)),
    judge(operation: Operation, { status, headers, text }: Answered): string[] {
      const response = operation.responses[status];
      if (!response) return [`status ${status} is not in the document: ${text.slice(0, 120)}`];
      const faults = headerFaults(response, headers);
      if (!response.content) return faults;
      const type = (headers.get("content-type") ?? "").split(";")[0]?.trim() ?? "";
      if (!(type in response.content)) return [...faults, `type «${type}», not ${Object.keys(response.content).join(", ")}`];
      if (type !== "application/json") return faults;
      const body = parsed(text);
      if (body === undefined) return [...faults, "the body is no JSON"];
      const isRight = validator(operation.schemaAt(String(status), type));
      if (isRight(body)) return faults;
      return [...faults, ...(isRight.errors ?? []).slice(0, MOST_TOLD).map(inWords)];
    },
  };
}

export type Judge = ReturnType<typeof openJudge>;

const inWords = ({
  instancePath,
  message = "",
  params,
}: {
  instancePath: string;
  message?: string;
  params: Record<string, unknown>;
}): string => {
  const extra = params["additionalProperty"] ?? params["unevaluatedProperty"];
  return `${instancePath || "body"} ${message}${typeof extra === "string" ? ` («${extra}»)` : ""}`;
};

function headerFaults({ headers: documented = {} }: DocumentedResponse, headers: Headers): string[] {
  return Object.entries(documented).flatMap(([name, { required, schema }]) => {
    const value = headers.get(name);
    if (value === null) return required ? [`no header ${name}`] : [];
    if (schema?.["type"] === "integer" && !/^[1-9]\d*$/.test(value)) return [`header ${name} is «${value}», no whole number`];
    const pattern = schema?.["pattern"];
    return typeof pattern === "string" && !new RegExp(pattern).test(value) ? [`header ${name} is «${value}»`] : [];
  });
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/\{\w+\}/g, "[^/]+")}$`);

/** A schema that others include by `allOf` stays open; the whole of them is closed. */
function closedDocument(document: OpenApi): object {
  const parts = new Set(
    [...JSON.stringify(document).matchAll(/"allOf":\[\{"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name),
  );
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [
    name,
    closed(schema, parts.has(name) ? "part" : "whole"),
  ]);
  const whole = closed(document as never) as { components: object };
  return { ...whole, components: { ...whole.components, schemas: Object.fromEntries(schemas) as object } };
}

/** Answers have the fields that are named and no others; where several schemas hold together, those of all of them. */
function closed(part: unknown, isPart: "whole" | "part" = "whole"): unknown {
  if (Array.isArray(part)) return part.map((one) => closed(one, isPart));
  if (typeof part !== "object" || part === null) return part;
  const said = part as JsonSchema;
  const inner = Object.fromEntries(
    Object.entries(said).map(([name, value]) => {
      if (name === "example" || name === "enum" || name === "default") return [name, value];
      if (name === "properties") return [name, mapped(value as JsonSchema)];
      return [name, closed(value, name === "allOf" ? "part" : "whole")];
    }),
  );
  if (said["allOf"]) return { ...inner, unevaluatedProperties: false };
  if (isPart === "part" || said["type"] !== "object" || !said["properties"] || "additionalProperties" in said) return inner;
  return { ...inner, additionalProperties: false };
}

const mapped = (fields: JsonSchema): JsonSchema => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, closed(value)]));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
