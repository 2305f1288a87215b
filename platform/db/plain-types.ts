import pg from "pg";

const BIGINT = 20;
const DATE = 1082;

/** Parses whole numbers as numbers (kopiykas stay far below 2^53) and keeps dates as text. */
export const plainTypes = {
  getTypeParser: ((oid: number, format?: "text" | "binary") => {
    if (format !== "binary" && oid === BIGINT) return Number;
    if (format !== "binary" && oid === DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser,
};
