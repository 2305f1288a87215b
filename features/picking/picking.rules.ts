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

/** The pieces not in the box, in the form of a shortage. */
export const missingOf = (lines: readonly PickedLine[]): { position: number; missing: number }[] =>
  lines.filter(({ pieces, picked }) => picked < pieces).map(({ position, pieces, picked }) => ({ position, missing: pieces - picked }));

export const isBeingPicked = ({ status, isMine, finishedAt }: { status: string; isMine: boolean; finishedAt: string | null }): boolean =>
  status === "packed" && isMine && finishedAt === null;

/** A line picked without a connection: the number the shop had, and each that was shown since. */
export type KeptPick = { position: number; trail: readonly number[] };
export type LostPick = { position: number; kept: number; article: string; picked: number };

/** Parts picks kept on a device: those to write, and those of which the order, or what the shop has of the line, has moved on. */
export function judgeKept(
  { isOpen, lineList }: { isOpen: boolean; lineList: readonly PickedLine[] },
  picks: readonly KeptPick[],
): { toWrite: { position: number; picked: number }[]; lost: LostPick[] } {
  const judged = picks.flatMap(({ position, trail }) => {
    const line = lineList.find((one) => one.position === position);
    const kept = trail.at(-1) ?? 0;
    if (line?.picked === kept) return [];
    const isOurs = isOpen && line !== undefined && kept <= line.pieces && trail.includes(line.picked);
    return [{ position, kept, article: line?.article ?? "", picked: line?.picked ?? 0, isOurs }];
  });
  return {
    toWrite: judged.filter(({ isOurs }) => isOurs).map(({ position, kept }) => ({ position, picked: kept })),
    lost: judged.filter(({ isOurs }) => !isOurs).map(({ isOurs: _, ...lost }) => lost),
  };
}
