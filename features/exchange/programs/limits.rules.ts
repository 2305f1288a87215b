export const formats = ["json", "ndjson", "csv"] as const;
export type Format = (typeof formats)[number];

/** Limits of one call: an array is read at once, lines and tables are streamed. */
export const LIMITS = {
  json: { rows: 5_000, bytes: 8_388_608 },
  ndjson: { rows: 500_000, bytes: 536_870_912 },
  csv: { rows: 500_000, bytes: 536_870_912 },
} as const satisfies Record<Format, { rows: number; bytes: number }>;

/** Undefined for a type the shop does not read. */
export function formatOf(contentType: string): { format: Format; charset: string } | undefined {
  const [type = "", ...parameters] = contentType
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const charset =
    parameters
      .find((one) => one.startsWith("charset="))
      ?.slice("charset=".length)
      .replaceAll('"', "") ?? "";
  if (type === "application/json") return { format: "json", charset };
  if (["application/x-ndjson", "application/ndjson", "application/jsonl"].includes(type)) return { format: "ndjson", charset };
  if (["text/csv", "text/tab-separated-values"].includes(type)) return { format: "csv", charset };
  return undefined;
}

export const partKinds = ["goods", "prices", "stock"] as const;
export type PartKind = (typeof partKinds)[number];
