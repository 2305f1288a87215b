/** Why a file is no table for us: `old-format` is Excel's binary .xls, `too-large` also means a packed bomb. */
export type WhyUnreadable = "not-a-table" | "old-format" | "too-large" | "broken";

/** Thrown for a file that cannot be read as a table; the reason is for the visitor. */
export class UnreadableTable extends Error {
  readonly why: WhyUnreadable;
  constructor(why: WhyUnreadable) {
    super(`the table is unreadable: ${why}`);
    this.name = "UnreadableTable";
    this.why = why;
  }
}
