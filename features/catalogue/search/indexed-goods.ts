import type { Articles } from "./articles.ts";
import type { SearchedProduct } from "./goods-terms.ts";
import type { Postings } from "./postings.ts";
import type { Scratch } from "./scratch.ts";

/** A product as the index keeps it; `nameWords` is how many different words its names have. */
export type Slot = { product: SearchedProduct; nameWords: number };

/** Everything a query is looked up in. A slot without a product is what a changed or removed one has left. */
export type IndexedGoods = { postings: Postings; articles: Articles; slots: readonly (Slot | undefined)[]; scratch: Scratch };
