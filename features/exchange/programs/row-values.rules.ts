import type { ReasonKey } from "../reasons.messages.ts";
import { headOf, keyFields, type FieldName, type Head } from "./fields.rules.ts";

/** The fields that one row sets; all else stays. */
export type RowValues = {
  texts: Map<FieldName, string>;
  /** Keyed by the price type's written name; null clears the price. */
  prices: Map<string, string | null>;
  stocks: { warehouse: string; pieces: string }[];
  properties: Map<string, string>;
  groups: string[] | undefined;
  variations: RowValues[];
  unknown: Set<string>;
  faults: { reason: ReasonKey; said: string; whole: boolean }[];
};

export const noValues = (): RowValues => ({
  texts: new Map(),
  prices: new Map(),
  stocks: [],
  properties: new Map(),
  groups: undefined,
  variations: [],
  unknown: new Set(),
  faults: [],
});

export const hasOfferValues = ({ texts, prices, stocks }: RowValues): boolean =>
  prices.size > 0 || stocks.length > 0 || texts.has("size") || texts.has("colour") || texts.has("pack") || texts.has("variation");

const MOST_VARIATIONS = 1_000;
const MOST_LISTED = 500;
/** As many as a table has columns. */
const MOST_FIELDS = 500;

/** An empty cell sets nothing. */
export function setCell(values: RowValues, head: Head, cell: string): void {
  const text = cell.trim();
  if (text === "") return;
  if (head.kind === "text" && head.name === "groups")
    values.groups = text
      .split(/[,;|]/)
      .map((one) => one.trim())
      .filter(Boolean)
      .slice(0, MOST_LISTED);
  else setText(values, head, text);
}

/** A null member sets nothing, except that a null price clears it. */
export function valuesOfObject(object: Record<string, unknown>): RowValues {
  const values = noValues();
  const members = Object.entries(object);
  if (members.length > MOST_FIELDS) values.faults.push({ reason: "tooManyElements", said: "", whole: true });
  else for (const [name, value] of members) setMember(values, name, value);
  return values;
}

function setMember(values: RowValues, name: string, value: unknown): void {
  const plain = name.trim().toLowerCase();
  if (plain === "variations" || plain === "варіанти" || plain === "варианты") setVariations(values, name, value);
  else if (plain === "prices" || plain === "ціни" || plain === "цены")
    setEach(values, name, { value, headOfKey: (type) => ({ kind: "price", type }) });
  else if (plain === "properties") setEach(values, name, { value, headOfKey: (key) => ({ kind: "property", name: key }) });
  else setValue(values, headOf(name), { name, value });
}

function setValue(values: RowValues, head: Head, { name, value }: { name: string; value: unknown }): void {
  if (head.kind === "text" && head.name === "groups" && Array.isArray(value)) {
    values.groups = value
      .slice(0, MOST_LISTED)
      .map((one) => scalar(values, name, one) ?? "")
      .filter(Boolean);
    return;
  }
  if (head.kind === "stock" && head.warehouse === "" && isObject(value)) {
    setEach(values, name, { value, headOfKey: (warehouse) => ({ kind: "stock", warehouse }) });
    return;
  }
  if (value === null && head.kind === "price") values.prices.set(head.type, null);
  if (head.kind === "unknown") values.unknown.add(isStrange(head.name) ? "?" : head.name);
  const text = head.kind === "unknown" ? undefined : scalar(values, name, value);
  if (text !== undefined) setText(values, head, text);
}

type Named = { value: unknown; headOfKey: (key: string) => Head };

function setEach(values: RowValues, name: string, { value, headOfKey }: Named): void {
  if (value === null || value === undefined) return;
  if (!isObject(value)) {
    values.faults.push({ reason: "fieldType", said: name, whole: false });
    return;
  }
  for (const [key, one] of Object.entries(value).slice(0, MOST_LISTED)) {
    const head = headOfKey(key.trim().slice(0, 120));
    if (one === null && head.kind === "price") values.prices.set(head.type, null);
    const text = scalar(values, `${name}.${key}`, one);
    if (text !== undefined) setText(values, head, text);
  }
}

function setVariations(values: RowValues, name: string, value: unknown): void {
  if (value === null) return;
  if (!Array.isArray(value) || !value.every(isObject)) values.faults.push({ reason: "fieldType", said: name, whole: false });
  else if (value.length > MOST_VARIATIONS) values.faults.push({ reason: "tooManyElements", said: "", whole: true });
  else
    for (const one of value) {
      const variation = valuesOfObject(one);
      values.faults.push(...variation.faults);
      for (const unknown of variation.unknown) values.unknown.add(unknown);
      values.variations.push(variation);
    }
}

function setText(values: RowValues, head: Head, text: string): void {
  const name = head.kind === "text" ? head.name : head.kind;
  if (isStrange(text)) {
    values.faults.push({ reason: text.includes("\uFFFD") ? "brokenText" : "strangeCharacters", said: name, whole: true });
    return;
  }
  if (head.kind === "text" && isKey(head.name) && SCIENTIFIC.test(text))
    values.faults.push({ reason: "excelNumber", said: `${name}: ${text}`, whole: true });
  if (head.kind === "unknown") values.unknown.add(head.name);
  else if (head.kind === "price") values.prices.set(head.type, text);
  else if (head.kind === "stock") values.stocks.push({ warehouse: head.warehouse, pieces: text });
  else if (head.kind === "property") values.properties.set(head.name, text);
  else values.texts.set(head.name, text);
}

const isKey = (name: FieldName): boolean => (keyFields as readonly FieldName[]).includes(name);
/** A long number as a spreadsheet shortens it: its last digits are lost. */
const SCIENTIFIC = /^\d(?:[.,]\d+)?e\+?\d+$/i;

/** Control characters, which the database refuses, and U+FFFD, which shows a broken encoding. */
export const isStrange = (text: string): boolean =>
  // eslint-disable-next-line no-control-regex -- these are the characters looked for
  /[\0-\x08\x0b\x0c\x0e-\x1f\uFFFD]/.test(text) || !text.isWellFormed();

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

function scalar(values: RowValues, name: string, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === "string") return value.trim();
  if (typeof value === "boolean") return String(value);
  if (typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    values.faults.push({ reason: "numberTooLong", said: name.slice(0, 80), whole: true });
    return undefined;
  }
  if (typeof value === "number") return Number.isInteger(value) ? String(value) : String(Number(value.toFixed(6)));
  values.faults.push({ reason: "fieldType", said: name.slice(0, 80), whole: false });
  return undefined;
}
