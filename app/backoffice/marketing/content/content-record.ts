import type { RaRecord } from "react-admin";

/** Turns react-admin's empty fields into what the calls take: empty texts, null times. */
const filled = (fields: Record<string, unknown>, times: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, times.includes(name) ? value || null : (value ?? "")]));

const times = ["shownFrom", "shownUntil"];
const slideFields = ["titleUk", "titleRu", "textUk", "textRu", "buttonUk", "buttonRu", "link", "tint", "picture", "altUk", "altRu"];
const pick = (record: Record<string, unknown>, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, record[name]]));

/** A story without its id, as its call takes it. */
export function storyOf(record: Partial<RaRecord>): object {
  const fields = pick(record, ["position", "titleUk", "titleRu", "tint", "picture", "visible", "shownTo", ...times]);
  const slides = (record["slides"] ?? []) as Record<string, unknown>[];
  return { ...filled(fields, times), slides: slides.map((slide) => filled(pick(slide, slideFields), [])) };
}

/** A line above the header without its id, as its call takes it. */
export const blueLineOf = (record: Partial<RaRecord>): object =>
  filled(pick(record, ["position", "textUk", "textRu", "visible", ...times]), times);

const promotionFields = [
  "place",
  "position",
  "titleUk",
  "titleRu",
  "textUk",
  "textRu",
  "buttonUk",
  "buttonRu",
  "link",
  "tint",
  "picture",
  "altUk",
  "altRu",
  "visible",
  "shownTo",
];

/** A promotion without id and address, as its call takes it. */
export const promotionOf = (record: Partial<RaRecord>): object => filled(pick(record, [...promotionFields, ...times, "goods"]), times);
