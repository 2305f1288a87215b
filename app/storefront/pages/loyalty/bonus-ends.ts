import type { LotView } from "../../../../features/loyalty/loyalty.contract.ts";

/** How much ends when, the nearest end first; kopiykas. */
export function bonusEnds(lots: readonly Pick<LotView, "leftKopiykas" | "endsAt">[]): { endsAt: string; kopiykas: number }[] {
  const ends = new Map<string, number>();
  for (const { endsAt, leftKopiykas } of lots) ends.set(endsAt, (ends.get(endsAt) ?? 0) + leftKopiykas);
  return [...ends].map(([endsAt, kopiykas]) => ({ endsAt, kopiykas })).toSorted((a, b) => a.endsAt.localeCompare(b.endsAt));
}
