import { isKnownMeasure, measuresOf, type KnownMeasure, type Measured } from "../../../../features/catalogue/words/measurements.rules.ts";
import type { productPageMessages } from "../../../../features/catalogue/product-page.messages.ts";

type Words = (typeof productPageMessages)["uk"];
/** The letter of the measurement sheet; cloth of several parts has none. */
export type MeasuredColumn = { measure: string; label: string; letter: string };

const wordOf: Readonly<Record<KnownMeasure, keyof Words>> = {
  length: "sizes.length",
  chest: "sizes.ownChest",
  waist: "sizes.ownWaist",
  hips: "sizes.hips",
  hem: "sizes.hem",
  sleeve: "sizes.sleeve",
  trousers: "sizes.trousers",
  insole: "sizes.ownInsole",
  head: "sizes.head",
  width: "sizes.width",
  tall: "sizes.tall",
  diameter: "sizes.diameter",
  duvet: "sizes.duvet",
  sheet: "sizes.sheet",
  pillow: "sizes.pillow",
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
