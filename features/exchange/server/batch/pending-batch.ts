import type { Tx } from "../../../shop.ts";
import { openTally, type Tally } from "../report/tally.ts";
import type { Placed } from "../rows/merge-rows.ts";
import type { OfferRow } from "../rows/offer-row.ts";
import type { ProductRow } from "../rows/product-row.ts";
import type { Counted } from "../run/uncounted.queries.ts";
import type { RefusalRow } from "../run/runs.queries.ts";
import type { Applied } from "./applied.ts";

/** Rows of one kind that wait for their transaction. */
export type Pending = {
  kind: string;
  products: Placed<ProductRow>[];
  /** Offers of goods that are offers too. */
  ofGoods: Placed<OfferRow>[];
  /** Choices that stand among the goods. */
  choices: { id1c: string; removed: boolean }[];
  offers: Placed<OfferRow>[];
  refusals: RefusalRow[];
  counted: Counted[];
  rows: number;
  tally: Tally;
};
/** Called in each batch's transaction; `around` also sees what a trial rolls back. */
export type WatchBatch = {
  around: (tx: Tx, batch: Batch, apply: () => Promise<Applied>) => Promise<Applied>;
  keep: (tx: Tx, batch: Batch, applied: Applied) => Promise<void>;
};
export type Batch = Pick<Pending, "products" | "offers" | "refusals">;

export const emptyPending = (): Pending => ({
  kind: "",
  products: [],
  ofGoods: [],
  choices: [],
  offers: [],
  refusals: [],
  counted: [],
  rows: 0,
  tally: openTally(),
});
