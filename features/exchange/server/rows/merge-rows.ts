import type { OfferRow } from "./offer-row.ts";
import type { ProductRow } from "./product-row.ts";

/** A parked row comes from an earlier file. */
export type Placed<Row> = { row: Row; file: string; line: number };

/** A later offer changes only what it says. */
export function mergeOffers(batch: readonly Placed<OfferRow>[]): OfferRow[] {
  const merged = new Map<string, OfferRow>();
  for (const { row } of batch) {
    const before = merged.get(row.id1c);
    merged.set(row.id1c, before ? mergeTwo(before, row) : row);
  }
  return [...merged.values()];
}

function mergeTwo(before: OfferRow, after: OfferRow): OfferRow {
  const saysAxes = after.size !== null || after.colour !== null;
  return { ...before, ...saidIn(after), ...mergePrices(before, after), named: saysAxes ? after.named : before.named };
}

const saidIn = <Row extends object>(row: Row): Partial<Row> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Partial<Row>;

function mergePrices(before: OfferRow, after: OfferRow): Pick<OfferRow, "prices" | "declared"> {
  if (after.prices === null) return { prices: before.prices, declared: before.declared };
  if (after.declared === null || before.prices === null) return { prices: after.prices, declared: after.declared };
  const { declared } = after;
  const kept = Object.entries(before.prices).filter(([type]) => !declared.includes(type));
  return {
    prices: { ...Object.fromEntries(kept), ...after.prices },
    declared: before.declared === null ? null : [...new Set([...before.declared, ...declared])],
  };
}

/** A product may have a row for each of its choices; a later one changes only what it says. */
export function mergeProducts(batch: readonly Placed<ProductRow>[]): ProductRow[] {
  const merged = new Map<string, ProductRow>();
  for (const { row } of batch) {
    const before = merged.get(row.id1c);
    merged.set(row.id1c, before ? { ...before, ...saidIn(row) } : row);
  }
  return [...merged.values()];
}
