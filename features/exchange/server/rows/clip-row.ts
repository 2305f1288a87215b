import type { Remark } from "./refused-row.ts";

/** Characters by field. */
const longest: Readonly<Record<string, number>> = {
  article: 80,
  barcode: 80,
  nameUk: 300,
  nameRu: 300,
  brand: 120,
  country: 120,
  season: 120,
  material: 500,
  size: 60,
  colour: 120,
  colourUk: 120,
  colourRu: 120,
};

export function clipRow<Row extends object>(row: Row, remark: Remark): Row {
  const clipped: Record<string, unknown> = {};
  for (const [field, most] of Object.entries(longest)) {
    const text = (row as Record<string, unknown>)[field];
    if (typeof text !== "string" || text.length <= most) continue;
    remark("textCut", `${text.slice(0, 20)}…: ${text.length} → ${most}`);
    clipped[field] = text.slice(0, most).toWellFormed().trim();
  }
  return { ...row, ...clipped };
}
