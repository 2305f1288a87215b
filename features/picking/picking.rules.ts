export type PickedLine = { position: number; article: string; barcode: string; pieces: number; picked: number };

export const isWhole = (lines: readonly Pick<PickedLine, "pieces" | "picked">[]): boolean =>
  lines.every(({ pieces, picked }) => picked >= pieces);

export type Scanned = { position: number } | "unknown" | "enough";

/** The line of a scanned or typed code, by barcode, else by article; of several the first incomplete one. `enough`: all of it is packed. */
export function lineOfCode(lines: readonly PickedLine[], typed: string): Scanned {
  const code = plain(typed);
  if (code === "") return "unknown";
  const byBarcode = lines.filter(({ barcode }) => plain(barcode) === code);
  const meant = byBarcode.length > 0 ? byBarcode : lines.filter(({ article }) => plain(article) === code);
  if (meant.length === 0) return "unknown";
  const open = meant.find(({ pieces, picked }) => picked < pieces);
  return open ? { position: open.position } : "enough";
}

const plain = (code: string): string => code.replaceAll(/[\s-]/g, "").toUpperCase();

/** What is not in the box, in the form of a shortage. */
export const missingOf = (lines: readonly PickedLine[]): { position: number; missing: number }[] =>
  lines.filter(({ pieces, picked }) => picked < pieces).map(({ position, pieces, picked }) => ({ position, missing: pieces - picked }));
