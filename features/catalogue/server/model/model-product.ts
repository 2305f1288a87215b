import type { Kopiykas } from "../../../../platform/money/money.ts";
import type { ProductRow, VariationRow } from "./model.queries.ts";

/** Kopiykas a piece; instants in milliseconds, since 40,000 dates take 3 MB more than numbers. */
export type ModelProduct = Omit<ProductRow, "first_seen_at" | "changed_at"> & {
  first_seen_at: number;
  changed_at: number;
  /** Price of the cheapest variation that can be bought, else of the cheapest. */
  price: Kopiykas;
  oldPrice: Kopiykas | null;
  pack: number;
  available: boolean;
};

export function productOf(row: ProductRow): ModelProduct | undefined {
  const { variations } = row;
  if (variations.length === 0) return undefined;
  const buyable = variations.filter((one) => one.free >= one.pack);
  const shown = cheapest(buyable.length > 0 ? buyable : variations);
  return {
    ...row,
    first_seen_at: Date.parse(row.first_seen_at),
    changed_at: Date.parse(row.changed_at),
    price: shown.price,
    oldPrice: shown.old_price !== null && shown.old_price > shown.price ? shown.old_price : null,
    pack: shown.pack,
    available: buyable.length > 0,
  };
}

/** `looks`: anything a listing shows, sorts or filters by. */
export function difference(before: ModelProduct, after: ModelProduct): "none" | "pieces" | "looks" {
  let found: "none" | "pieces" = "none";
  if (!isSame(before, after, ownLists) || before.variations.length !== after.variations.length) return "looks";
  if (
    !isSameList(before.pictures, after.pictures) ||
    !isSameList(before.details, after.details) ||
    before.categoryIds.join() !== after.categoryIds.join()
  )
    return "looks";
  for (const [at, one] of before.variations.entries()) {
    const other = after.variations[at];
    if (!other || !isSame(one, other, pieces)) return "looks";
    if (one.free !== other.free) found = "pieces";
  }
  return found;
}

const ownLists: ReadonlySet<string> = new Set(["variations", "pictures", "details", "categoryIds"]);
const pieces: ReadonlySet<string> = new Set(["free"]);
const none: ReadonlySet<string> = new Set();

const isSameList = <One extends object>(before: readonly One[], after: readonly One[]): boolean =>
  before.length === after.length && before.every((one, at) => isSame(one, after[at] as One, none));

function isSame<One extends object>(before: One, after: One, except: ReadonlySet<string>): boolean {
  for (const name in before) {
    if (before[name] !== after[name] && !except.has(name)) return false;
  }
  return true;
}

function cheapest(variations: readonly VariationRow[]): VariationRow {
  return variations.reduce((best, one) => (one.price < best.price ? one : best));
}
