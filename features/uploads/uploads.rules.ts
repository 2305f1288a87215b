const MB = 1_048_576;

/** Bytes of a part; the last one may be shorter. */
export const PART = 524_288;

export type UploadPurpose = "review_film" | "supplier_file";

type UploadRules = {
  /** Bytes of one file. */
  largest: number;
  endings: readonly string[];
  /** Files that one person or network may begin in a day. */
  aDay: number;
  /** Bytes of everybody's unused files. */
  mostWaiting: number;
};

export const uploadRules: Record<UploadPurpose, UploadRules> = {
  review_film: { largest: 60 * MB, endings: ["mp4", "mov", "m4v", "webm"], aDay: 5, mostWaiting: 6_000 * MB },
  supplier_file: { largest: 10 * MB, endings: ["pdf", "xlsx", "xls", "docx", "doc", "csv", "zip"], aDay: 10, mostWaiting: 2_000 * MB },
};

export const endingOf = (name: string): string => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? "";

/** First bytes by ending; a text has no zero byte. */
const beginnings: Record<string, readonly string[]> = {
  pdf: ["%PDF-"],
  xlsx: ["PK\u0003\u0004"],
  docx: ["PK\u0003\u0004"],
  zip: ["PK\u0003\u0004"],
  xls: ["\u00d0\u00cf\u0011\u00e0"],
  doc: ["\u00d0\u00cf\u0011\u00e0"],
  webm: ["\u001a\u0045\u00df\u00a3"],
};

/** Whether the first bytes fit the file's name (security.md S44). */
export function beginsAsNamed(name: string, first: Uint8Array): boolean {
  const ending = endingOf(name);
  const text = Buffer.from(first.subarray(0, 64)).toString("latin1");
  if (ending === "csv") return !text.includes("\0");
  if (["mp4", "mov", "m4v"].includes(ending)) return ["ftyp", "moov", "mdat", "wide", "free", "skip"].includes(text.slice(4, 8));
  return (beginnings[ending] ?? []).some((beginning) => text.startsWith(beginning));
}

/** A name as staff see and save it: the last part, without characters that file systems refuse, with its ending. */
export function cleanName(name: string): string {
  const ending = endingOf(name);
  const last = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const stem = (ending ? last.slice(0, -ending.length - 1) : last).replaceAll(/[\p{C}<>:"|?*]/gu, "").trim();
  return `${[...stem].slice(0, 80).join("") || "file"}${ending && `.${ending}`}`;
}
