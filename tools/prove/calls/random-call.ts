import { z } from "zod";
import type { Endpoint } from "../../../platform/contracts/endpoint.ts";
import type { Call } from "./perform.ts";
import { randomObject, type Making, type Schema } from "./random-value.ts";

const schemas = new WeakMap<Endpoint, Schema>();
const schemaOf = (endpoint: Endpoint): Schema => {
  const known = schemas.get(endpoint) ?? (z.toJSONSchema(endpoint.input, { io: "input", unrepresentable: "any" }) as Schema);
  schemas.set(endpoint, known);
  return known;
};

/** A call of the endpoint: mostly what its schema asks for, in part something else, seldom no JSON at all. */
export function randomCall(endpoint: Endpoint, making: Making): Call {
  const { random, known } = making;
  const example = (endpoint.example.input ?? {}) as Record<string, unknown>;
  const made = randomObject(schemaOf(endpoint), making);
  const input = random.chance(0.3) ? { ...example, ...(random.chance(0.5) ? {} : pickOf(made, making)) } : made;
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  const named = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const seen = known.of(name);
    return inAddress(seen.length > 0 && random.chance(0.8) ? random.pick(seen) : (input[name] ?? example[name] ?? "1"));
  });
  const rest = Object.entries(input).filter(([name]) => !inPath.includes(name));
  const isRead = endpoint.method === "GET";
  const query = isRead && rest.length > 0 ? `?${rest.map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`).join("&")}` : "";
  return {
    endpoint,
    method: endpoint.method,
    path: `${named}${query}`,
    headers: {
      "Accept-Language": random.pick(["ua", "ru", "uk-UA,uk;q=0.9", "", "xx"]),
      ...(isRead ? {} : { "Content-Type": random.chance(0.02) ? "text/plain" : "application/json" }),
      ...(random.chance(0.9) ? { "Idempotency-Key": `key-of-a-random-call-${random.below(400)}` } : {}),
    },
    body: isRead ? undefined : bodyOf(Object.fromEntries(rest), making),
  };
}

const pickOf = (fields: Record<string, unknown>, { random }: Making) =>
  Object.fromEntries(Object.entries(fields).filter(() => random.chance(0.3)));

function bodyOf(fields: object, { random }: Making): string {
  if (!random.chance(0.04)) return JSON.stringify(fields);
  return random.pick([
    "",
    "{",
    "[]",
    "null",
    "1",
    '"text"',
    "{}{}",
    '{"a":1,"a":2}',
    "[".repeat(60),
    `{"x":"${"y".repeat(70_000)}"}`,
    "\0",
  ]);
}

/** Half a surrogate pair cannot be written into an address. */
function inAddress(value: unknown): string {
  const text = typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.toWellFormed());
}
