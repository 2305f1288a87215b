import type { SeededRandom } from "../../../db/seed/catalogue/seeded-random.ts";
import type { Known } from "./known-values.ts";

/** As much of JSON Schema as ours have. */
export type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
};

const oddTexts = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\u202eabc",
  "👩‍👩‍👧‍👦".repeat(30),
  "і".repeat(300),
  "x".repeat(2_000),
  "'; drop table account; --",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "%00",
  "%",
  "=1+1",
  "null",
  "NaN",
  "-1",
  "0",
  "1e309",
  "9007199254740993",
  "constructor",
  "__proto__",
  "2026-02-30",
  "0000-00-00T00:00:00Z",
  "+380671234567",
  "380671234567",
  "olena@mail.ua",
  "сукня",
  "rhjcsdrb",
  "00000000-0000-0000-0000-000000000000",
  "https://shop.example/",
  "javascript:alert(1)",
];
const oddNumbers = [0, -1, 1, 2, 3, 0.5, -0, 1e9, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, -(2 ** 53), 1e21, 1e308];
const oddNames = ["constructor", "__proto__", "toString", "extra", "id", "", "a.b", "і".repeat(120)];

export type Making = { random: SeededRandom; known: Known };

/** A value of a schema, by its name where values of that name have been seen; now and then one that is nothing of the kind. */
export function randomValue(schema: Schema, name: string, making: Making): unknown {
  const { random, known } = making;
  if (random.chance(0.06)) return oddValue(random);
  const seen = known.of(name);
  if (seen.length > 0 && random.chance(0.7)) return asType(random.pick(seen), schema);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return randomValue(random.pick(choices), name, making);
  if (schema.allOf?.[0]) return randomValue(schema.allOf[0], name, making);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.type === "object") return randomObject(schema, making);
  if (schema.type === "array") return randomList(schema, name, making);
  if (schema.type === "boolean") return random.chance(0.5);
  if (schema.type === "null") return null;
  if (schema.type === "number" || schema.type === "integer") return randomNumber(schema, random);
  return randomText(schema, random);
}

/** Every required field and some of the others; seldom one too few or one too many. */
export function randomObject({ properties = {}, required = [], additionalProperties }: Schema, making: Making): Record<string, unknown> {
  const { random } = making;
  const made: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [name, schema] of Object.entries(properties)) {
    const isWanted = required.includes(name) ? random.chance(0.98) : random.chance(0.5);
    if (isWanted) made[name] = randomValue(schema, name, making);
  }
  if (typeof additionalProperties === "object" && random.chance(0.7)) made["a"] = randomValue(additionalProperties, "a", making);
  if (random.chance(0.03)) made[random.pick(oddNames)] = oddValue(random);
  return made;
}

function randomList({ items = {}, minItems = 0, maxItems = 4 }: Schema, name: string, making: Making): unknown[] {
  const { random } = making;
  const length = random.chance(0.02) ? 2_500 : minItems + random.below(Math.min(maxItems, minItems + 4) - minItems + 1);
  return Array.from({ length }, () => randomValue(items, name, making));
}

function randomNumber({ type, minimum = 0, maximum = 1_000 }: Schema, random: SeededRandom): number {
  if (random.chance(0.15)) return random.pick(oddNumbers);
  const span = Math.min(maximum, minimum + 1_000) - minimum;
  const number = minimum + random.below(Math.max(1, span));
  return type === "integer" || random.chance(0.7) ? number : number + 0.25;
}

function randomText({ minLength = 0, maxLength = 40, format }: Schema, random: SeededRandom): string {
  if (random.chance(0.25)) return random.pick(oddTexts);
  if (format === "email") return `olena${random.below(1_000)}@mail.ua`;
  if (format === "uuid") return `00000000-0000-4000-8000-${String(random.below(1e9)).padStart(12, "0")}`;
  if (format === "date-time") return "2026-11-21T10:00:00.000Z";
  const letters = "абвгґіїєщь олена сукня 0123456789 ABCxyz-_.";
  const length = minLength + random.below(Math.min(maxLength, minLength + 30) - minLength + 1);
  return Array.from({ length }, () => letters[random.below(letters.length)]).join("");
}

function oddValue(random: SeededRandom): unknown {
  return random.pick([
    () => null,
    () => random.pick(oddTexts),
    () => random.pick(oddNumbers),
    () => [],
    () => ({}),
    () => [[[[1]]]],
    () => true,
    () => ({ toString: 1, length: -1 }),
  ])();
}

/** A seen value may be a number where a text is wanted, as identifiers in addresses are. */
function asType(value: unknown, { type }: Schema): unknown {
  if (type === "string" && typeof value === "number") return String(value);
  return (type === "number" || type === "integer") && typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
}
