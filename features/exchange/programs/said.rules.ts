import type { ReasonKey } from "../reasons.messages.ts";
import { headOf, keyFields, type FieldName, type Head } from "./fields.rules.ts";

/** The fields that one row sets; all else stays. */
export type Said = {
  texts: Map<FieldName, string>;
  /** Keyed by the price type's written name; null clears the price. */
  prices: Map<string, string | null>;
  stocks: { warehouse: string; pieces: string }[];
  properties: Map<string, string>;
  groups: string[] | undefined;
  variations: Said[];
  unknown: Set<string>;
  faults: { reason: ReasonKey; said: string; whole: boolean }[];
};

export const nothingSaid = (): Said => ({
  texts: new Map(),
  prices: new Map(),
  stocks: [],
  properties: new Map(),
  groups: undefined,
  variations: [],
  unknown: new Set(),
  faults: [],
});

export const saysOffer = ({ texts, prices, stocks }: Said): boolean =>
  prices.size > 0 || stocks.length > 0 || texts.has("size") || texts.has("colour") || texts.has("pack") || texts.has("variation");

const MOST_VARIATIONS = 1_000;
const MOST_LISTED = 500;

/** An empty cell sets nothing. */
export function sayCell(said: Said, head: Head, cell: string): void {
  const text = cell.trim();
  if (text === "") return;
  if (head.kind === "text" && head.name === "groups")
    said.groups = text
      .split(/[,;|]/)
      .map((one) => one.trim())
      .filter(Boolean);
  else sayText(said, head, text);
}

/** A null member sets nothing, except that a null price clears it. */
export function saidOfObject(object: Record<string, unknown>): Said {
  const said = nothingSaid();
  for (const [name, value] of Object.entries(object)) sayMember(said, name, value);
  return said;
}

function sayMember(said: Said, name: string, value: unknown): void {
  const plain = name.trim().toLowerCase();
  if (plain === "variations" || plain === "варіанти" || plain === "варианты") sayVariations(said, name, value);
  else if (plain === "prices" || plain === "ціни" || plain === "цены")
    sayEach(said, name, { value, headOfKey: (type) => ({ kind: "price", type }) });
  else if (plain === "properties") sayEach(said, name, { value, headOfKey: (key) => ({ kind: "property", name: key }) });
  else sayValue(said, headOf(name), { name, value });
}

function sayValue(said: Said, head: Head, { name, value }: { name: string; value: unknown }): void {
  if (head.kind === "text" && head.name === "groups" && Array.isArray(value)) {
    said.groups = value
      .slice(0, MOST_LISTED)
      .map((one) => scalar(said, name, one) ?? "")
      .filter(Boolean);
    return;
  }
  if (head.kind === "stock" && head.warehouse === "" && isObject(value)) {
    sayEach(said, name, { value, headOfKey: (warehouse) => ({ kind: "stock", warehouse }) });
    return;
  }
  if (value === null && head.kind === "price") said.prices.set(head.type, null);
  if (head.kind === "unknown") said.unknown.add(isStrange(head.name) ? "?" : head.name);
  const text = head.kind === "unknown" ? undefined : scalar(said, name, value);
  if (text !== undefined) sayText(said, head, text);
}

type Named = { value: unknown; headOfKey: (key: string) => Head };

function sayEach(said: Said, name: string, { value, headOfKey }: Named): void {
  if (value === null || value === undefined) return;
  if (!isObject(value)) {
    said.faults.push({ reason: "fieldType", said: name, whole: false });
    return;
  }
  for (const [key, one] of Object.entries(value).slice(0, MOST_LISTED)) {
    const head = headOfKey(key.trim().slice(0, 120));
    if (one === null && head.kind === "price") said.prices.set(head.type, null);
    const text = scalar(said, `${name}.${key}`, one);
    if (text !== undefined) sayText(said, head, text);
  }
}

function sayVariations(said: Said, name: string, value: unknown): void {
  if (value === null) return;
  if (!Array.isArray(value) || !value.every(isObject)) said.faults.push({ reason: "fieldType", said: name, whole: false });
  else if (value.length > MOST_VARIATIONS) said.faults.push({ reason: "tooManyElements", said: "", whole: true });
  else
    for (const one of value) {
      const variation = saidOfObject(one);
      said.faults.push(...variation.faults);
      for (const unknown of variation.unknown) said.unknown.add(unknown);
      said.variations.push(variation);
    }
}

function sayText(said: Said, head: Head, text: string): void {
  const name = head.kind === "text" ? head.name : head.kind;
  if (isStrange(text)) {
    said.faults.push({ reason: text.includes("\uFFFD") ? "brokenText" : "strangeCharacters", said: name, whole: true });
    return;
  }
  if (head.kind === "text" && isKey(head.name) && SCIENTIFIC.test(text))
    said.faults.push({ reason: "excelNumber", said: `${name}: ${text}`, whole: true });
  if (head.kind === "unknown") said.unknown.add(head.name);
  else if (head.kind === "price") said.prices.set(head.type, text);
  else if (head.kind === "stock") said.stocks.push({ warehouse: head.warehouse, pieces: text });
  else if (head.kind === "property") said.properties.set(head.name, text);
  else said.texts.set(head.name, text);
}

const isKey = (name: FieldName): boolean => (keyFields as readonly FieldName[]).includes(name);
/** A long number as a spreadsheet shortens it: its last digits are lost. */
const SCIENTIFIC = /^\d(?:[.,]\d+)?e\+?\d+$/i;

/** Control characters, which the database refuses, and U+FFFD, which shows a broken encoding. */
export const isStrange = (text: string): boolean =>
  // eslint-disable-next-line no-control-regex -- these are the characters looked for
  /[\0-\x08\x0b\x0c\x0e-\x1f\uFFFD]/.test(text) || !text.isWellFormed();

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

function scalar(said: Said, name: string, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === "string") return value.trim();
  if (typeof value === "boolean") return String(value);
  if (typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    said.faults.push({ reason: "numberTooLong", said: name.slice(0, 80), whole: true });
    return undefined;
  }
  if (typeof value === "number") return Number.isInteger(value) ? String(value) : String(Number(value.toFixed(6)));
  said.faults.push({ reason: "fieldType", said: name.slice(0, 80), whole: false });
  return undefined;
}
