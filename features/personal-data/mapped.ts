/** How long a row stays: with the account, as long as accounting asks, or so many days by itself. */
export type Keep = "account" | "accounting" | { days: number };
export type Mapped = {
  purpose: string;
  keep: Keep;
  /** Whose a row is: a column with the account, or the row above it. */
  of: { account: string } | { parent: string; by: string; key: string };
  /** What is the person's own, given out by an export. */
  columns: readonly string[];
  /** Keys, hashes and the program's own bookkeeping. */
  technical: readonly string[];
};
