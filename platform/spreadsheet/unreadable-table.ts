/** `old-format` is Excel's binary .xls; `too-large` includes zip bombs. */
export type WhyUnreadable = "not-a-table" | "old-format" | "too-large" | "broken";

export class UnreadableTable extends Error {
  readonly why: WhyUnreadable;
  constructor(why: WhyUnreadable) {
    super(`the table is unreadable: ${why}`);
    this.name = "UnreadableTable";
    this.why = why;
  }
}
