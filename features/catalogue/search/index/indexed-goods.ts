import type { Articles } from "./articles.ts";
import type { Postings } from "./postings.ts";
import type { Buffers } from "../query-buffers.ts";
import type { Slots } from "./slots.ts";
import type { VariationTerms } from "./variation-terms.ts";
import type { GoodsOfWords } from "./word-goods.ts";

export type IndexedGoods = {
  postings: Postings;
  articles: Articles;
  wordGoods: GoodsOfWords;
  slots: Slots;
  buffers: Buffers;
  variationTerms: VariationTerms;
};

/** Slots, best first; valid until the next query. */
export type Found = { total: number; first(most: number): number[] };
