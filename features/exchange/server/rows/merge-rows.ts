import type { OfferRow } from "./offer-row.ts";

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
  const said = Object.fromEntries(Object.entries(after).filter(([, value]) => value !== null)) as Partial<OfferRow>;
  return { ...before, ...said, ...mergePrices(before, after) };
}

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

export const lastOfEach = <Row extends { id1c: string }>(batch: readonly Placed<Row>[]): Row[] => [
  ...new Map(batch.map(({ row }) => [row.id1c, row])).values(),
];
