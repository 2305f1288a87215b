import type { Language } from "../../platform/i18n.ts";
import type { Instant } from "../../platform/time/time.ts";

export type FeedCategory = { id: number; parentId: number | null; name: Readonly<Record<Language, string>> };

/** What stands above the offers of a file. */
export type FeedHead = {
  /** Of the shop, without a slash at the end. */
  origin: string;
  shopName: string;
  /** Who sells, as the law names them; the shop's name where nobody has said. */
  company: string;
  now: Instant;
  categories: readonly FeedCategory[];
};
