import type { RaRecord } from "react-admin";

/** What react-admin makes of empty fields, as the calls take it: texts are empty, times null. */
const filled = (fields: Record<string, unknown>, times: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, times.includes(name) ? value || null : (value ?? "")]));

const times = ["shownFrom", "shownUntil"];
const slideFields = ["titleUk", "titleRu", "textUk", "textRu", "buttonUk", "buttonRu", "link", "tint", "picture", "altUk", "altRu"];
const pick = (record: Record<string, unknown>, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, record[name]]));

/** A story as its call takes it, without its id. */
export function storyOf(record: Partial<RaRecord>): object {
  const fields = pick(record, ["position", "titleUk", "titleRu", "tint", "picture", "visible", "shownTo", ...times]);
  const slides = (record["slides"] ?? []) as Record<string, unknown>[];
  return { ...filled(fields, times), slides: slides.map((slide) => filled(pick(slide, slideFields), [])) };
}

/** A line above the header as its call takes it, without its id. */
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

/** A promotion as its call takes it, without id and address. */
export const promotionOf = (record: Partial<RaRecord>): object => filled(pick(record, [...promotionFields, ...times, "goods"]), times);
