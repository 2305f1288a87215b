import type { Language } from "../../platform/i18n.ts";
import type { Instant } from "../../platform/time/time.ts";

export type FeedCategory = { id: number; parentId: number | null; name: Readonly<Record<Language, string>> };

/** Facts at the top of a file. */
export type FeedHead = {
  /** The shop's origin, without a slash at the end. */
  origin: string;
  shopName: string;
  /** The seller's legal name, else the shop's. */
  company: string;
  now: Instant;
  categories: readonly FeedCategory[];
};
