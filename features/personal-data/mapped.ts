/** How long a row stays: with the account, as long as accounting asks, or this many days. */
export type Keep = "account" | "accounting" | { days: number };
/** Folders of the file store with what customers sent, each file called by the id of its row. */
export const foldersOfFiles = ["review-photos", "return-photos", "chat-photos", "offer-photos", "review-films", "uploads"] as const;
export type Mapped = {
  purpose: string;
  keep: Keep;
  /** The row's owner: a column with the account, or a parent row. */
  of: { account: string } | { parent: string; by: string; key: string };
  /** The person's own data, included in an export. */
  columns: readonly string[];
  /** Keys, hashes and the program's own bookkeeping. */
  technical: readonly string[];
  /** Where the files of its rows are, which go with them. */
  files?: (typeof foldersOfFiles)[number];
};
