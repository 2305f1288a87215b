import { at, operationsOf, type JsonSchema, type OpenApi, type Operation } from "../conform/document.ts";

export type Breaking = { call: string; what: string };
/** `sent` is what apps write and the shop reads, `answered` the other way round: what may change differs. */
type Direction = "sent" | "answered";
type Sides = { before: OpenApi; after: OpenApi; direction: Direction };

/**
 * Changes that break an app made for the document `before` (decision 0102): calls, fields and codes that are gone, more that has to be
 * sent, other types, limits that are tighter. New calls, fields of answers, values of enumerations in answers and codes of refusals are no break.
 */
export function breakingChanges(before: OpenApi, after: OpenApi): Breaking[] {
  const now = new Map(operationsOf(after).map((one) => [nameOf(one), one]));
  return operationsOf(before).flatMap((old) => {
    const call = nameOf(old);
    const current = now.get(call);
    if (!current) return [{ call, what: "is gone" }];
    return [...new Set(changesOf(old, current, { before, after }))].map((what) => ({ call, what }));
  });
}

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;

function changesOf(old: Operation, now: Operation, documents: { before: OpenApi; after: OpenApi }): string[] {
  const found: string[] = [];
  if (old.operationId !== now.operationId) found.push(`is called ${now.operationId}, not ${old.operationId}`);
  const openBefore = (old.security ?? [{}]).some((one) => Object.keys(one).length === 0);
  if (openBefore && !(now.security ?? [{}]).some((one) => Object.keys(one).length === 0)) found.push("needs a sign-in");
  found.push(...parameterChanges(old, now, documents));
  const [bodyBefore, bodyNow] = [old, now].map(({ requestBody }) => requestBody?.content["application/json"]?.schema);
  if (!bodyBefore && bodyNow) found.push("needs a body");
  else if (bodyBefore && !bodyNow) found.push("takes no body");
  else if (bodyBefore && bodyNow) found.push(...schemaChanges(bodyBefore, bodyNow, { ...documents, direction: "sent" }, "body"));
  for (const [status, response] of Object.entries(old.responses)) {
    const current = now.responses[status];
    if (!current) {
      if (Number(status) < 300 || Number(status) === 428) found.push(`answers ${status} no more`);
      continue;
    }
    for (const [name, { required }] of Object.entries(response.headers ?? {}))
      if (required && !current.headers?.[name]?.required) found.push(`${status} has no header ${name}`);
    for (const [type, { schema }] of Object.entries(response.content ?? {})) {
      const other = current.content?.[type];
      if (!other) found.push(`${status} is no ${type}`);
      else if (schema && other.schema) found.push(...schemaChanges(schema, other.schema, { ...documents, direction: "answered" }, status));
    }
  }
  return found;
}

function parameterChanges(old: Operation, now: Operation, documents: { before: OpenApi; after: OpenApi }): string[] {
  const key = (one: { in: string; name: string }) => `${one.in} ${one.name}`;
  const before = new Map(old.parameters.map((one) => [key(one), one]));
  const current = new Map(now.parameters.map((one) => [key(one), one]));
  const gone = [...before.keys()].filter((name) => !current.has(name)).map((name) => `${name} is gone`);
  const more = [...current].flatMap(([name, one]) => {
    const was = before.get(name);
    if (one.required && !was?.required) return [`${name} has to be sent`];
    return was ? schemaChanges(was.schema, one.schema, { ...documents, direction: "sent" }, name) : [];
  });
  return [...gone, ...more];
}

const limits = { maximum: 1, maxLength: 1, maxItems: 1, minimum: -1, minLength: -1, minItems: -1 } as const;

function schemaChanges(
  beforeSchema: JsonSchema,
  nowSchema: JsonSchema,
  sides: Sides,
  where: string,
  seen: ReadonlySet<string> = new Set(),
): string[] {
  const pair = `${String(beforeSchema["$ref"])} ${String(nowSchema["$ref"])}`;
  if (beforeSchema["$ref"] && seen.has(pair)) return [];
  const further = beforeSchema["$ref"] ? new Set([...seen, pair]) : seen;
  const [before, now] = [merged(beforeSchema, sides.before), merged(nowSchema, sides.after)];
  const inner = (one: unknown, other: unknown, name: string) => schemaChanges(one as JsonSchema, other as JsonSchema, sides, name, further);
  const found: string[] = [];
  const [kindsBefore, kindsNow] = [kindsOf(before, sides.before), kindsOf(now, sides.after)];
  const [mustHold, mayHold] = sides.direction === "sent" ? [kindsBefore, kindsNow] : [kindsNow, kindsBefore];
  if (mayHold.size > 0)
    for (const kind of mustHold)
      if (!mayHold.has(kind)) found.push(`${where} ${sides.direction === "sent" ? "takes no" : "may be"} ${kind}`);
  if (before["x-unit"] !== now["x-unit"] && before["x-unit"])
    found.push(`${where} is in ${String(now["x-unit"] ?? "no unit")}, not ${String(before["x-unit"])}`);
  if (sides.direction === "answered" && before["format"] && before["format"] !== now["format"])
    found.push(`${where} is no ${String(before["format"])}`);
  if (sides.direction === "sent") {
    for (const [name, way] of Object.entries(limits)) {
      const [was, is] = [before[name], now[name]] as [number | undefined, number | undefined];
      if (is !== undefined && (was === undefined ? name !== "minLength" || is > 0 : (was - is) * way > 0))
        found.push(`${where} has a tighter ${name}`);
    }
    if (now["pattern"] && now["pattern"] !== before["pattern"]) found.push(`${where} has another pattern`);
  }
  const values = (schema: JsonSchema) => (schema["enum"] ?? ("const" in schema ? [schema["const"]] : undefined)) as unknown[] | undefined;
  const [was, is] = [values(before), values(now)];
  if (was && is) for (const value of was) if (!is.includes(value)) found.push(`${where} has no ${JSON.stringify(value)}`);
  if (sides.direction === "sent" && !was && is && now["type"] === before["type"]) found.push(`${where} takes only ${is.length} values`);
  found.push(...fieldChanges(before, now, { sides, where, inner }));
  if (before["items"] && now["items"]) found.push(...inner(before["items"], now["items"], `${where}[]`));
  const [alternatives, others] = [alternativesOf(before), alternativesOf(now)];
  if (alternatives.length > 0 && alternatives.length === others.length)
    alternatives.forEach((one, place) => found.push(...inner(one, others[place], where)));
  else if (alternatives.length === 0 && others.length === 0) return found;
  else {
    const [only, single] = [alternatives, others].map((some, place) =>
      some.length > 0 ? some.filter(({ type }) => type !== "null") : [[before, now][place] as JsonSchema],
    );
    if (only?.length === 1 && single?.length === 1) found.push(...inner(only[0], single[0], where));
  }
  return found;
}

type Inner = (one: unknown, other: unknown, name: string) => string[];

function fieldChanges(
  before: JsonSchema,
  now: JsonSchema,
  { sides, where, inner }: { sides: Sides; where: string; inner: Inner },
): string[] {
  const fields = (schema: JsonSchema) => (schema["properties"] ?? {}) as Record<string, JsonSchema>;
  const needed = (schema: JsonSchema) => new Set((schema["required"] ?? []) as string[]);
  if (!before["properties"] || !now["properties"]) return [];
  const [neededBefore, neededNow] = [needed(before), needed(now)];
  const kept = Object.entries(fields(before)).flatMap(([name, schema]) => {
    const place = `${where}.${name}`;
    const current = fields(now)[name];
    if (!current) return [`${place} is gone`];
    const isLost = sides.direction === "answered" && neededBefore.has(name) && !neededNow.has(name);
    return [...(isLost ? [`${place} may be left out`] : []), ...inner(schema, current, place)];
  });
  const more =
    sides.direction === "sent"
      ? [...neededNow].filter((name) => !neededBefore.has(name)).map((name) => `${where}.${name} has to be sent`)
      : [];
  return [...kept, ...more];
}

/** The target of a reference; the parts of `allOf` as one. */
function merged(schema: JsonSchema, document: OpenApi): JsonSchema {
  if (typeof schema["$ref"] === "string") return merged(at<JsonSchema>(document, schema["$ref"]), document);
  const parts = ((schema["allOf"] ?? []) as JsonSchema[]).map((part) => merged(part, document));
  if (parts.length === 0) return schema;
  return {
    type: "object",
    properties: Object.assign({}, ...parts.map((part) => part["properties"] ?? {})) as object,
    required: parts.flatMap((part) => (part["required"] ?? []) as string[]),
  };
}

const alternativesOf = (schema: JsonSchema): JsonSchema[] => (schema["anyOf"] ?? schema["oneOf"] ?? []) as JsonSchema[];

/** The types a value may have; whole numbers are numbers. Empty for whatever. */
function kindsOf(schema: JsonSchema, document: OpenApi): Set<string> {
  const some = alternativesOf(schema);
  if (some.length > 0) return new Set(some.flatMap((one) => [...kindsOf(merged(one, document), document)]));
  const { type } = schema;
  const kinds = (Array.isArray(type) ? type : type === undefined ? [] : [type]) as string[];
  return new Set(kinds.flatMap((kind) => (kind === "number" ? ["number", "integer"] : [kind])));
}
