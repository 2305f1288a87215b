import { z } from "zod";

export type JsonSchema = { [name: string]: unknown };
/** The JSON Schema of a Zod schema as it crosses the wire; `of` names what refers to itself without a name of its own. */
export type SchemaOf = (schema: z.ZodType) => JsonSchema;

/** JSON Schemas that share named parts (`.meta({ id })`), written once in the document's components. */
export function openSchemas(): { of: SchemaOf; named: () => Record<string, JsonSchema> } {
  const named = new Map<string, JsonSchema>();
  return {
    of(schema) {
      // Within another, so that a schema with a name is referred to as well.
      const made: JsonSchema = { ...z.toJSONSchema(z.object({ it: schema }), { io: "input", unrepresentable: "any" }) };
      const { properties, $defs = {} } = made as { properties: { it: JsonSchema }; $defs?: Record<string, JsonSchema> };
      for (const [name, definition] of Object.entries($defs)) named.set(name, plain(definition));
      return plain(properties.it);
    },
    named: () => Object.fromEntries([...named].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** References lead to the components, and whole numbers say their width instead of the bounds of JavaScript. */
function plain(part: JsonSchema): JsonSchema {
  const { id: _, $ref, ...rest } = part;
  const said = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, plainValue(value, name)]));
  if (typeof $ref === "string") return { ...said, $ref: $ref.replace("#/$defs/", "#/components/schemas/") };
  if (part["type"] !== "integer") return said;
  if (said["minimum"] === Number.MIN_SAFE_INTEGER) delete said["minimum"];
  if (said["maximum"] === Number.MAX_SAFE_INTEGER) delete said["maximum"];
  return { ...said, format: "int64" };
}

/** Names of fields are no words of JSON Schema: a field may be called `id`. */
function plainValue(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => (isSchema(one) ? plain(one) : one));
  if (!isSchema(value) || name === "default" || name === "const") return value;
  if (name === "properties") return Object.fromEntries(Object.entries(value).map(([field, of]) => [field, plain(of as JsonSchema)]));
  return plain(value);
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === "object" && value !== null && !Array.isArray(value);
