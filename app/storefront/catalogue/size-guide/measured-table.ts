import { isKnownMeasure, measuresOf, type KnownMeasure, type Measured } from "../../../../features/catalogue/words/measurements.rules.ts";
import type { sizeGuideMessages } from "./size-guide.messages.ts";

type Words = (typeof sizeGuideMessages)["uk"];
/** The letter of the measurement sheet; cloth of several parts has none. */
export type MeasuredColumn = { measure: string; label: string; letter: string };

const wordOf: Readonly<Record<KnownMeasure, keyof Words>> = {
  length: "length",
  chest: "ownChest",
  waist: "ownWaist",
  hips: "hips",
  hem: "hem",
  sleeve: "sleeve",
  trousers: "trousers",
  insole: "ownInsole",
  head: "head",
  width: "width",
  tall: "tall",
  diameter: "diameter",
  duvet: "duvet",
  sheet: "sheet",
  pillow: "pillow",
};

const letters = ["А", "Б", "В", "Г", "Ґ", "Д", "Е"];
const parts = new Set(["duvet", "sheet", "pillow"]);

export function measuredColumns(rows: readonly Measured[], words: Words): MeasuredColumn[] {
  return measuresOf(rows).map((measure, at) => ({
    measure,
    label: isKnownMeasure(measure) ? String(words[wordOf[measure]]) : measure.charAt(0).toUpperCase() + measure.slice(1),
    letter: parts.has(measure) ? "" : (letters[at] ?? ""),
  }));
}

export const measuredRows = (rows: readonly Measured[], columns: readonly MeasuredColumn[]): string[][] =>
  rows.map(({ size, cm }) => [size, ...columns.map(({ measure }) => cm[measure] ?? "–")]);

export function measuredHow(rows: readonly Measured[]): "worn" | "foot" | "vessel" | "cloth" {
  const measures = new Set(measuresOf(rows));
  if (measures.has("insole")) return "foot";
  if (measures.has("diameter")) return "vessel";
  return measures.has("duvet") || measures.has("width") ? "cloth" : "worn";
}
