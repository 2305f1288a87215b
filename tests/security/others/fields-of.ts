import { z } from "zod";
import type { Endpoint } from "../../../platform/contracts/endpoint.ts";

type Schema = {
  /** Where a schema has a name of its own: `#/$defs/Name`. */
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
};

/** Every field a call takes, as the API's document has it: `lines[].packs`, `delivery.door.house`. */
export function fieldsOf({ input }: Endpoint): string[] {
  const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as Schema;
  return [...new Set(leaves(schema, "", schema.$defs ?? {}))];
}

function leaves(written: Schema, path: string, named: Record<string, Schema>): string[] {
  const schema = written.$ref === undefined ? written : (named[written.$ref.split("/").at(-1) ?? ""] ?? {});
  const parts = schema.anyOf ?? schema.allOf;
  if (parts) return parts.flatMap((part) => leaves(part, path, named));
  if (schema.type === "null") return [];
  if (schema.items) return leaves(schema.items, `${path}[]`, named);
  if (typeof schema.additionalProperties === "object") return leaves(schema.additionalProperties, `${path}.*`, named);
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length > 0) return fields.flatMap(([name, field]) => leaves(field, path === "" ? name : `${path}.${name}`, named));
  return path === "" ? [] : [path];
}

/** The input with another value at a field. */
export function withField(input: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> {
  const [first = "", ...rest] = path.split(".");
  if (rest.length > 0) return { ...input, [first]: withField((input[first] ?? {}) as Record<string, unknown>, rest.join("."), value) };
  return first.endsWith("[]") ? { ...input, [first.slice(0, -2)]: [value] } : { ...input, [first]: value };
}

/** The request of a call with this input: names of its path in the address, the rest after `?` or in the body. */
export function requestOf({ method, path }: Endpoint, input: Record<string, unknown>): { address: string; body?: string } {
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const named = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const rest = Object.entries(input).filter(([name]) => !inPath.has(name));
  if (method !== "GET") return { address: named, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)]));
  return { address: rest.length > 0 ? `${named}?${query}` : named };
}
